/** How long a toast stays, in milliseconds (spec 9). */
export const toastTime = { usual: 3000, cartSaved: 6000 } as const;
