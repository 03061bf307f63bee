import { parsePhoneNumberFromString, type CountryCode } from "libphonenumber-js/min";

/** A phone number in E.164, read in the country it was typed in; undefined when it is none. */
export function phoneOf(text: string, countryCode: string): string | undefined {
  const phone = parsePhoneNumberFromString(text, countryCode as CountryCode);
  return phone?.isValid() ? phone.number : undefined;
}
