/** A document's number, or how one begins: "12/2026", "12/". */
export const mayBeNumber = (text: string): boolean => text.length <= 20 && /\d\s*\//.test(text);

/** A document's whole number, its place and the series that begins with its year ("12/2026", "12 / 2026-E"): no product is called so. */
export const isWholeNumber = (text: string): boolean =>
  /^\s*\d+\s*\/\s*(?:19|20)\d\d(?:\W?[\p{L}\d]{0,4})\s*$/u.test(text);
