import { parsePhoneNumberFromString, type CountryCode } from "libphonenumber-js/min";
import { stdnum } from "stdnum";

/** Which of `stdnum`'s validators know the VAT numbers of a country; Italy's stands below. */
const vatValidators: Readonly<Record<string, readonly string[]>> = {
  ES: ["nif", "cif"],
  GB: ["vat"],
  FR: ["tva"],
  DE: ["vat"],
  RO: ["cui", "cif"],
  PT: ["nif"],
  BE: ["vat"],
  LU: ["tva"],
  NL: ["btw"],
  AT: ["uid"],
  CH: ["vat"],
  BG: ["vat"],
  PL: ["nip"],
  RS: ["pib"],
  UA: ["edrpou"],
  NO: ["mva", "orgnr"],
  HR: ["oib"],
};

const passes = (country: string, validator: string, text: string): boolean =>
  stdnum[country]?.[validator]?.validate(text).isValid ?? false;

/** Upper case without spaces, dots or hyphens, and without the country's prefix. */
export function bareVatNumber(text: string, countryCode: string): string {
  const bare = text.toUpperCase().replaceAll(/[\s.-]/g, "");
  return bare.startsWith(countryCode) && countryCode !== "CH" ? bare.slice(2) : bare;
}

/** One text for one VAT number however it is written: with its country in front, without the words that follow it. */
export function vatIdentity(text: string, countryCode: string): string {
  const bare = bareVatNumber(text, countryCode).replace(/(MVA|MWST|TVA|IVA)$/, "");
  return bare.startsWith(countryCode) ? bare : `${countryCode}${bare}`;
}

/** Whether a VAT number's form and check digits are right for its country. */
export function isVatNumber(text: string, countryCode: string): boolean {
  const bare = bareVatNumber(text, countryCode);
  if (countryCode === "IT") return isPartitaIva(bare);
  return vatValidators[countryCode]?.some((validator) => passes(countryCode, validator, bare)) ?? false;
}

/**
 * The check digit of a partita IVA. `stdnum` also refuses unassigned tax-office codes, where domain-rules 3.1 only
 * warns: hence by hand.
 */
export function isPartitaIva(digits: string): boolean {
  if (!/^\d{11}$/.test(digits) || /^0+$/.test(digits)) return false;
  const sum = Array.from(digits.slice(0, 10), Number).reduce((total, digit, index) => {
    const value = digit * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - (sum % 10)) % 10 === Number(digits[10]);
}

/** The codice fiscale of a person (16 characters, homocodes too) or of an entity (11 digits). */
export function isFiscalCode(text: string): boolean {
  const code = text.toUpperCase().replaceAll(" ", "");
  return code.length === 11 ? isPartitaIva(code) : passes("IT", "codicefiscale", code);
}

/** A phone number in E.164, read in the country it was typed in; undefined when it is none. */
export function phoneOf(text: string, countryCode: string): string | undefined {
  const phone = parsePhoneNumberFromString(text, countryCode as CountryCode);
  return phone?.isPossible() ? phone.number : undefined;
}

/** The address of electronic invoices in Italy; XXXXXXX stands for foreigners alone (domain-rules 3.3). */
export const isBillingCode = (text: string): boolean => /^(?!XXXXXXX)[A-Z0-9]{7}$/.test(text);
