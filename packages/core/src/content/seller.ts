import type { DocumentTexts } from "./document-texts/shape.ts";
import type { Order } from "./order.ts";

/** Who sells; demonstration data, to be set before go-live (docs/deploy.md). */
export const seller = {
  name: "Solvia S.r.l.",
  address: ["Via del Sole 1", "40100 Bologna (BO)"],
  countryCode: "IT",
  vatNumber: "IT00000000000",
} as const;

/** The seller's VAT number with its name, in the words of a document's reader. */
export const sellerVat = (words: Pick<DocumentTexts, "vatNumber" | "demonstration">): string =>
  `${words.vatNumber} ${seller.vatNumber} (${words.demonstration})`;

/** The account as documents and mails give it; demonstration data too. */
const account = { holder: seller.name, iban: "IT60X0542811101000000123456", bank: "Banca Dimostrativa" };

/** Where to send a bank transfer of this amount (cents) for an order, and the reason to give. */
export const bankDetails = (order: Pick<Order, "number">, amount: number) => ({
  ...account,
  reason: `ORD ${order.number}`,
  amount,
});
