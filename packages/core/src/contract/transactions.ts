import * as z from "zod";
import { empty, endpoint } from "./endpoint.ts";
import { CardIntent, TransactionView } from "./shapes/order.ts";

const id = { id: z.string().regex(/^[0-9A-Z]{26}\.\d{1,3}$/) } as const;

export const listTransactions = endpoint({
  method: "GET",
  path: "/transactions",
  access: "customer",
  summary: "The transactions of the user's newest orders.",
  returns: z.object({ items: z.array(TransactionView) }),
});

export const getTransaction = endpoint({
  method: "GET",
  path: "/transactions/{id}",
  access: "customer",
  summary: "One transaction.",
  params: id,
  returns: TransactionView,
  errors: ["not-found"],
});

export const payOffline = endpoint({
  method: "POST",
  path: "/transactions/{id}/pay-offline",
  access: "customer",
  summary: "Pay by bank transfer; answers where to.",
  params: id,
  returns: z.object({ holder: z.string(), iban: z.string(), bank: z.string(), reason: z.string(), amount: z.int() }),
  errors: ["not-found", "invalid-transition", "version-conflict"],
});

export const createPaymentIntent = endpoint({
  method: "POST",
  path: "/transactions/{id}/create-payment-intent-with-payment-method/{m}",
  access: "customer",
  summary: "A payment intent for a transaction; asked twice, the same one.",
  params: { ...id, m: z.enum(["card"]) },
  returns: CardIntent,
  errors: ["not-found", "invalid-transition", "provider-unavailable", "version-conflict"],
});

export const receiveCardEvent = endpoint({
  method: "POST",
  path: "/webhooks/card-payments",
  access: "system",
  summary: "The card provider's webhook: the signature is checked, each event counts once, in any order.",
  returns: empty,
  errors: ["malformed-request"],
});
