/** A number as it is compared, however it was written: upper case, without spaces, dots and hyphens. */
export const plainNumber = (text: string): string => text.toUpperCase().replaceAll(/[\s.-]/g, "");
