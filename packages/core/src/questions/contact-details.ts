import { findPhoneNumbersInText } from "libphonenumber-js/min";

const email = /[\p{L}\p{N}._%+-]+\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/iu;
const iban = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?\b/;
const fiscalCode = /\b[A-Z]{6}\d{2}[A-Z]\d{2}[A-Z]\d{3}[A-Z]\b/i;

/**
 * Whether a text tells how a person is reached or who they are: an e-mail address, a telephone number (written as in Italy, or with a
 * country's prefix), an IBAN, an Italian fiscal code. No question has them, since everybody may read it one day. Names aren't found: the
 * office words what it publishes.
 */
export const hasContactDetails = (text: string): boolean =>
  email.test(text) ||
  iban.test(text) ||
  fiscalCode.test(text) ||
  findPhoneNumbersInText(text, "IT").some(({ number }) => number.isValid());
