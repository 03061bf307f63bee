import { extractIBAN, isSEPACountry, isValidIBAN } from "ibantools";
import { invalid } from "../platform/problems.ts";

/** The refusal at a field that no such account can stand in. */
export const invalidIban = () => invalid({ field: "iban", code: "invalid-iban" });

/** An account as it was typed, without its spaces, and whose country's it is. Problem: invalid-input. */
export function readIban(text: string): { iban: string; countryCode: string } {
  const iban = text.replaceAll(/\s/g, "").toUpperCase();
  const countryCode = isValidIBAN(iban) ? extractIBAN(iban).countryCode : undefined;
  if (!countryCode) throw invalidIban();
  return { iban, countryCode };
}

/** An account that a direct debit reaches: one of a country of SEPA (EPC409-09). Problem: invalid-input. */
export function readSepaIban(text: string): string {
  const { iban, countryCode } = readIban(text);
  if (!isSEPACountry(countryCode)) throw invalid({ field: "iban", code: "outside-sepa" });
  return iban;
}
