let isCrashed = false;

/** A screen has failed: what its forms held is offered again. */
export const noteCrash = (): void => {
  isCrashed = true;
};
export const hasCrashed = (): boolean => isCrashed;
