import { plainNumber } from "../../platform/text/plain-number.ts";
import { isPartitaIva, isVatNumber, vatIdentity } from "./identifiers.ts";

/**
 * A VAT number as somebody types it for a buyer of a country: upper case, without spaces, dots and hyphens, with its country in front where
 * it was left away and the number is right for that country. Whatever else it is stays as typed, for who reads it to refuse.
 */
export function vatNumberAsTyped(text: string, countryCode: string): string {
  const plain = plainNumber(text);
  const isNorthern = countryCode === "GB" && plain.startsWith("XI");
  return isVatNumber(plain, countryCode) && !isNorthern ? vatIdentity(plain, countryCode) : plain;
}

const regions = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });
/** Prefixes of VAT numbers that are no country's code: Greece's and Northern Ireland's. */
const otherPrefixes: ReadonlySet<string> = new Set(["EL", "XI"]);

/**
 * Whether an invoice can bear a VAT number, upper case and without spaces: the letters of a country in front of one to 28 letters and figures
 * (`IdPaese` and `IdCodice` are taken of it: without them it would be cut in two wrongly), at home with its check digit.
 */
export function canBeInvoiced(vatNumber: string): boolean {
  if (!/^[A-Z]{2}(?=[A-Z]*\d)[A-Z\d]{1,28}$/.test(vatNumber)) return false;
  const prefix = vatNumber.slice(0, 2);
  if (prefix === "IT") return isPartitaIva(vatNumber.slice(2));
  return otherPrefixes.has(prefix) || regions.of(prefix) !== undefined;
}
