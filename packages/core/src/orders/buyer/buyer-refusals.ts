import { canBeInvoiced, isFiscalCode } from "../../accounts/index.ts";
import { inLatin } from "../../platform/text/latin.ts";
import type { Party, Recipient } from "./party.ts";

/** What of whoever buys is wrong. */
type BuyerField =
  | "companyName"
  | "vatNumber"
  | "fiscalCode"
  | "recipientCode"
  | "pec"
  | "street"
  | "city"
  | "postalCode"
  | "provinceCode";

/** By the exchange's own codes. */
export interface BuyerRefusal {
  code: "00200" | "00305" | "00306" | "00313" | "00417" | "00427";
  field?: BuyerField;
}

export interface Named {
  buyer: Party;
  recipient: Recipient;
}

type Found = readonly (BuyerRefusal | false | undefined | "")[];

const abroad = ({ countryCode }: Party): boolean => countryCode !== "IT";

/** Who buys can be told (00417), by numbers that are right (00305, 00306). */
function numbers(buyer: Party, isSeller: boolean): Found {
  const { vatNumber, fiscalCode, customerId } = buyer;
  return [
    !vatNumber && !(abroad(buyer) ? customerId : fiscalCode) && { code: "00417", field: "fiscalCode" },
    vatNumber && !isSeller && !canBeInvoiced(vatNumber) && { code: "00305", field: "vatNumber" },
    fiscalCode &&
      !abroad(buyer) &&
      !(/^[A-Z0-9]+$/.test(fiscalCode) && isFiscalCode(fiscalCode)) && { code: "00306", field: "fiscalCode" },
  ];
}

/** EmailType of the form, whose letters are those of Basic Latin. */
const isMailbox = (pec: string): boolean =>
  pec.length <= 256 &&
  /^[!#-'*+./-9=?A-Z^-~-]+@[!#-'*+./-9=?A-Z^-~-]+$/.test(pec) &&
  /^[^@]+@[^@.]+(\.[^@.]+)+$/.test(pec);

/** Seven characters, six of a public body (00427); abroad the one code for it (00313). */
const recipients = ({ recipient: { code, pec }, buyer }: Named): Found => [
  !/^[A-Z0-9]{6,7}$/.test(code) && { code: "00427", field: "recipientCode" },
  (code === "XXXXXXX") !== abroad(buyer) && { code: "00313", field: "recipientCode" },
  pec && code === "0000000" && !isMailbox(pec) && { code: "00200", field: "pec" },
];

/** Whether something is left of a text in the letters that the form takes. */
const isSaid = (text = ""): boolean => inLatin(text) !== "";

/** What the form of the file itself asks of names and places (00200). */
function places(buyer: Party): Found {
  const { companyName, name, surname, street, city, postalCode, provinceCode, countryCode } = buyer;
  const italian = !abroad(buyer);
  return [
    !isSaid(companyName) && !(isSaid(name) && isSaid(surname)) && { code: "00200", field: "companyName" },
    !isSaid(street) && { code: "00200", field: "street" },
    !isSaid(city) && { code: "00200", field: "city" },
    !/^[A-Z]{2}$/.test(countryCode) && { code: "00200" },
    italian && !/^\d{5}$/.test(postalCode) && { code: "00200", field: "postalCode" },
    italian &&
      provinceCode !== undefined &&
      !/^[A-Z]{2}$/.test(provinceCode) && { code: "00200", field: "provinceCode" },
  ];
}

/**
 * What the exchange would refuse of whom an invoice names: asked before the order is placed, and again before a document has its number, by this one rule.
 * `isSeller`: the house invoices itself.
 */
export const refusalsOfBuyer = ({ isSeller = false, ...named }: Named & { isSeller?: boolean }): BuyerRefusal[] =>
  [...numbers(named.buyer, isSeller), ...recipients(named), ...places(named.buyer)].filter((one): one is BuyerRefusal =>
    Boolean(one),
  );
