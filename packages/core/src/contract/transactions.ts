import * as z from "zod";
import { page, paging } from "./common.ts";
import { empty, endpoint } from "./endpoint.ts";
import { CardIntent, OwnTransaction, TransactionView } from "./shapes/order.ts";
import { OfferedWay } from "./shapes/ways-to-pay.ts";
import { creditRefusals } from "../payments/credit.ts";
import { line } from "../platform/text/typed.ts";

export * from "./order-money/transaction-coupon.ts";
export * from "./order-money/transaction-vat.ts";

const id = { id: z.string().regex(/^[0-9A-Z]{26}\.\d{1,3}$/) } as const;

export const listTransactions = endpoint({
  method: "GET",
  path: "/transactions",
  access: "customer",
  forOthers: true,
  byKey: true,
  shows: ["money"],
  summary: "The user's transactions, newest order first; the limit counts orders.",
  query: paging,
  returns: page(OwnTransaction),
});

export const getTransaction = endpoint({
  method: "GET",
  path: "/transactions/{id}",
  access: "customer",
  forOthers: true,
  byKey: true,
  shows: ["money"],
  summary: "One transaction.",
  params: id,
  returns: OwnTransaction,
  errors: ["not-found"],
});

export const listWaysToPay = endpoint({
  method: "GET",
  path: "/transactions/{id}/ways-to-pay",
  access: "customer",
  forOthers: true,
  byKey: true,
  shows: ["money"],
  summary: "The ways in which this user may pay a transaction, and why those that are refused are.",
  params: id,
  returns: z.object({ items: z.array(OfferedWay) }),
  errors: ["not-found", "withdrawal-open", "quotation-expired"],
});

export const payOffline = endpoint({
  method: "POST",
  path: "/transactions/{id}/pay-offline",
  access: "customer",
  within: "buyer",
  forOthers: "payment",
  byKey: true,
  stale: [],
  summary: "Pay by bank transfer; answers where to.",
  params: id,
  returns: z.object({
    holder: z.string(),
    iban: z.string(),
    bank: z.string(),
    reason: z.string(),
    amount: z.int(),
    /** What a QR code of it says, where the banks of the order's country read one (EPC069-12). */
    code: z.string().optional(),
  }),
  errors: ["not-found", "invalid-transition", "withdrawal-open", "quotation-expired", "version-conflict"],
});

/** Why somebody may not pay a transaction in the way that they have chosen. */
const refusals = [
  "not-found",
  "invalid-transition",
  "withdrawal-open",
  "quotation-expired",
  "method-not-allowed",
  ...creditRefusals,
  "version-conflict",
] as const;

export const createPaymentIntent = endpoint({
  method: "POST",
  path: "/transactions/{id}/create-payment-intent-with-payment-method/{m}",
  access: "customer",
  within: "buyer",
  stale: [],
  summary: "A payment intent for a transaction; asked twice, the same one.",
  params: { ...id, m: z.enum(["card", "sofort", "sepa_direct_debit"]) },
  returns: CardIntent,
  errors: [...refusals, "provider-unavailable"],
});

const later = {
  method: "POST",
  access: "customer",
  within: "buyer",
  params: id,
  returns: TransactionView,
  errors: refusals,
} as const;

export const payLater = endpoint({
  ...later,
  path: "/transactions/{id}/pay-later",
  forOthers: "payment",
  byKey: true,
  stale: ["order", "orders", "money"],
  summary: "Pay by bank transfer at the due date, under delayed terms.",
});

export const payLaterWithSepa = endpoint({
  ...later,
  path: "/transactions/{id}/pay-later-with-sepa",
  byKey: true,
  stale: ["order", "orders", "money"],
  summary: "Have the stored SEPA mandate debited at the due date, under delayed terms.",
  errors: [...refusals, "mandate-missing"],
});

export const payWithBankReceipt = endpoint({
  ...later,
  path: "/transactions/{id}/pay-with-bank-receipt",
  stepUp: true,
  stale: ["order", "orders", "money"],
  summary: "Pay by bank receipt (RiBa) at the due date: verified Italian companies under delayed terms.",
  body: z.object({ iban: line().min(15).max(42) }),
});

export const pausePay = endpoint({
  ...later,
  path: "/transactions/{id}/pausePay",
  stale: ["order", "orders", "money"],
  summary: "Pay through PausePay: verified Italian companies, 500 to 20,000 euro.",
});

export const setupPaymentIntent = endpoint({
  method: "POST",
  path: "/transactions/{id}/setup-payment-intent-with-payment-method/{m}",
  access: "customer",
  within: "buyer",
  stepUp: true,
  stale: [],
  summary: "Store a card or a SEPA mandate for a later instalment.",
  params: { ...id, m: z.enum(["card", "sepa_direct_debit"]) },
  returns: CardIntent,
  errors: [...refusals, "provider-unavailable"],
});

export const receiveCardEvent = endpoint({
  method: "POST",
  path: "/webhooks/card-payments",
  access: "system",
  stale: [],
  summary: "The card provider's webhook: the signature is checked, each event counts once, in any order.",
  returns: empty,
  errors: ["malformed-request", "version-conflict", "provider-unavailable"],
});
