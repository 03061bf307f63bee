import { sellersRegistration } from "../content/index.ts";
import { sellersAccount } from "../orders/index.ts";
import type { SddCreditor } from "./files/write-sdd.ts";
import type { RibaCreditor } from "./files/write-riba.ts";

/** By which the house collects at its bank; demonstration data, to be set before go-live (docs/deploy.md). */
export const sellersCollection = {
  /** The code that SIA gives a company for CBI's files. */
  sia: "DEMO0",
  /** The identifier of SEPA's creditors that the bank of Italy's list gives it. */
  creditorId: "IT43ZZZ0000000000000000",
};

const { companyName, street, houseNumber, postalCode, city, provinceCode, countryCode, vatNumber } =
  sellersRegistration;

/** The house as its debits name it. */
export const sddCreditor: SddCreditor = {
  id: sellersCollection.creditorId,
  iban: sellersAccount.iban,
  name: companyName,
  address: { street, houseNumber, postalCode, town: city, countryCode },
};

/** The house as its receipts name it. */
export const ribaCreditor: RibaCreditor = {
  sia: sellersCollection.sia,
  iban: sellersAccount.iban,
  name: companyName,
  street: `${street} ${houseNumber}`,
  town: `${postalCode} ${city} ${provinceCode}`,
  taxCode: vatNumber.slice(2),
};
