/** The first and last letters of an account: enough to tell it from another. */
export const maskedIban = (iban: string): string => `${iban.slice(0, 4)} … ${iban.slice(-4)}`;
