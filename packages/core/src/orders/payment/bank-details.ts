import { seller } from "../../content/index.ts";
import type { Cents } from "../../platform/money.ts";
import type { Order } from "../order.ts";

/** The seller's account as documents give it; demonstration data too. */
export const sellersAccount = { holder: seller.name, iban: "IT60X0542811101000000123456", bank: "Banca Dimostrativa" };

/** Where to send a bank transfer of this amount for an order, and the reason to give. */
export const bankDetails = (order: Pick<Order, "number">, amount: Cents) => ({
  ...sellersAccount,
  reason: `ORD ${order.number}`,
  amount,
});
