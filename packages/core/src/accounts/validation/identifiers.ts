import { plainNumber } from "../../platform/text/plain-number.ts";
import { isBulgarianPerson, isNumberOf, isPersonsFiscalCode } from "./national-numbers.ts";

/** Upper case without spaces, dots or hyphens, and without the country's prefix (XI is Northern Ireland's). */
export function bareVatNumber(text: string, countryCode: string): string {
  const bare = plainNumber(text);
  const prefixes = countryCode === "GB" ? ["GB", "XI"] : countryCode === "CH" ? [] : [countryCode];
  return prefixes.some((prefix) => bare.startsWith(prefix)) ? bare.slice(2) : bare;
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
  if (countryCode === "BG") return isBulgarianNumber(bare);
  // Ukraine's VAT numbers have twelve digits without a published check (domain-rules 3.5).
  if (countryCode === "UA" && /^(?!0+$)\d{12}$/.test(bare)) return true;
  return isNumberOf(countryCode, bare);
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

const weighted = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0);

/**
 * A Bulgarian company's nine digits, or the ten of a person, a foreigner or another one. By hand: `stdnum` refuses
 * companies registered before the reform (they begin with 8) and takes ten digits with any check digit.
 */
export function isBulgarianNumber(digits: string): boolean {
  if (/^\d{10}$/.test(digits)) {
    const rest = 11 - (weighted(digits, [4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11);
    return isBulgarianPerson(digits) || rest % 11 === Number(digits[9]);
  }
  if (!/^\d{9}$/.test(digits) || /^0+$/.test(digits)) return false;
  const first = weighted(digits, [1, 2, 3, 4, 5, 6, 7, 8]) % 11;
  const check = first < 10 ? first : (weighted(digits, [3, 4, 5, 6, 7, 8, 9, 10]) % 11) % 10;
  return check === Number(digits[8]);
}

/** The codice fiscale of a person (16 characters, homocodes too) or of an entity (11 digits). */
export function isFiscalCode(text: string): boolean {
  const code = text.toUpperCase().replaceAll(" ", "");
  return code.length === 11 ? isPartitaIva(code) : isPersonsFiscalCode(code);
}

/** The address of electronic invoices in Italy; XXXXXXX stands for foreigners alone (domain-rules 3.3). */
export const isBillingCode = (text: string): boolean => /^(?!XXXXXXX)[A-Z0-9]{7}$/.test(text);
