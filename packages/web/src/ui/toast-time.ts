/** How long a toast stays, in milliseconds (spec 9); the kit holds it while the pointer is over it. */
export const toastTime = { usual: 3000, cartSaved: 6000 } as const;
