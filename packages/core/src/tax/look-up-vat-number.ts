import { countryOf, type Locale } from "../platform/locale.ts";
import { Problem } from "../platform/problems.ts";
import { plainNumber } from "../platform/text/plain-number.ts";
import { askRegister } from "./ask-register.ts";
import { parseRegisterAddress } from "./register-address.ts";
import { northernIreland } from "./vat-check.ts";

/**
 * What the register says of a VAT number that somebody types, with its address taken apart for the form that it pre-fills.
 * Problem: provider-unavailable, 502, when it says neither yes nor no (spec 9).
 */
export async function lookUpVatNumber(text: string, locale: Locale, now: Date) {
  const country = countryOf(locale)?.code ?? "";
  const bare = plainNumber(text);
  const written = [country, ...(country === "GB" ? [northernIreland] : [])].some((prefix) => bare.startsWith(prefix));
  const {
    number: vat,
    status,
    source = "VIES",
    ...said
  } = await askRegister(written ? bare : `${country}${bare}`, now);
  if (status === "unknown") throw new Problem("provider-unavailable", { status });
  return {
    vat,
    status,
    source,
    ...said,
    parts: said.address ? parseRegisterAddress(said.address, country) : undefined,
  };
}
