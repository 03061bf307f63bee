import type { Order } from "./order.ts";

/** Who sells; demonstration data, to be set before go-live (docs/deploy.md). */
export const seller = {
  name: "Solvia S.r.l.",
  address: ["Via del Sole 1", "40100 Bologna (BO)"],
  countryCode: "IT",
  vat: "P. IVA IT00000000000 (dato dimostrativo)",
} as const;

/** The account as documents and mails give it; demonstration data too. */
const account = { holder: seller.name, iban: "IT60X0542811101000000123456", bank: "Banca Dimostrativa" };

/** Where to send a bank transfer of this amount (cents) for an order, and the reason to give. */
export const bankDetails = (order: Pick<Order, "number">, amount: number) => ({
  ...account,
  reason: `ORD ${order.number}`,
  amount,
});
