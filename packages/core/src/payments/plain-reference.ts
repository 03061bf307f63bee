/** A reference without what banks and people write differently: letters and digits alone. */
export const plainReference = (reference: string): string =>
  reference.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, "") || reference;
