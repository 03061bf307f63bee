import type { Language } from "../platform/locale.ts";
import { vatWords } from "./vat-words.ts";

/** Who sells; demonstration data, to be set before go-live (docs/deploy.md). */
export const seller = {
  name: "Solvia S.r.l.",
  address: ["Via del Sole 1", "40100 Bologna (BO)"],
  countryCode: "IT",
  vatNumber: "IT00000000000",
} as const;

/** The seller as electronic invoices name it: the same, in the parts that they ask for; demonstration data too. */
export const sellersRegistration = {
  companyName: seller.name,
  vatNumber: seller.vatNumber,
  street: "Via del Sole",
  houseNumber: "1",
  postalCode: "40100",
  city: "Bologna",
  provinceCode: "BO",
  countryCode: seller.countryCode,
  /** The chamber of commerce's register. */
  register: { office: "BO", number: "000000", capital: 10_000_00, soleShareholder: false },
} as const;

/**
 * The company prefix that GS1 gives (7 to 10 digits), with which the codes of packages begin. Noughts are GS1's own range for numbers within a
 * company: demonstration data too.
 */
export const gs1CompanyPrefix = "0000000";

/** The seller's VAT number with its name, in the reader's language. */
export function sellerVat(language: Language): string {
  const { vatNumber, demonstration } = vatWords[language];
  return `${vatNumber} ${seller.vatNumber} (${demonstration})`;
}
