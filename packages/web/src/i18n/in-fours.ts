/** An account's number as it is read aloud and printed: in fours. What is masked, or no number, stays as it is. */
export const inFours = (iban: string): string =>
  /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban) ? iban.replaceAll(/(.{4})(?=.)/g, "$1 ") : iban;
