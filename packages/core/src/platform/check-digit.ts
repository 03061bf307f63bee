/**
 * The digit that a number of GS1 ends in, of the digits before it: from the right each counts three times and once in turn (GS1 General
 * Specifications 7.9.1). The same for articles (GTIN) and pallets (SSCC).
 */
export function checkDigit(digits: string): string {
  const sum = [...digits].toReversed().reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}

/** Whether a number of digits alone ends in its check digit. */
export const endsInCheckDigit = (number: string): boolean =>
  /^\d{2,}$/.test(number) && checkDigit(number.slice(0, -1)) === number.at(-1);
