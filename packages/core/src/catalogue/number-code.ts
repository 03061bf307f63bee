import { endsInCheckDigit } from "../platform/check-digit.ts";

/** Digits as long as an article's number of GS1: GTIN-8, GTIN-12 (UPC), GTIN-13 (EAN) and GTIN-14. */
const articleNumber = /^(\d{8}|\d{12,14})$/;

/**
 * Whether a product's number can be what it looks like: a number as long as an EAN or another GTIN ends in its check digit
 * (GS1 General Specifications 7.9.1), else a digit of it was lost or misread. A maker's own number of another form passes.
 */
export const hasCheckDigit = (numberCode: string): boolean =>
  !articleNumber.test(numberCode) || endsInCheckDigit(numberCode);
