import * as z from "zod";
import { creditRefusals } from "../../payments/credit.ts";
import { endpoint } from "../endpoint.ts";
import { TransactionView } from "../shapes/order.ts";
import { VatRates } from "../shapes/vat-certificate.ts";

const params = { id: z.string().regex(/^[0-9A-Z]{26}\.\d{1,3}$/) } as const;

export const getTransactionVatRates = endpoint({
  method: "GET",
  path: "/transactions/{id}/vat-rates",
  access: "customer",
  forOthers: true,
  byKey: true,
  shows: ["money", "certificates"],
  summary:
    "What a transaction's order comes to at the full and at the reduced rate, and why the reduced one can't be had.",
  params,
  returns: VatRates,
  errors: ["not-found"],
});

export const setTransactionReducedVat = endpoint({
  method: "POST",
  path: "/transactions/{id}/set-reduced-vat",
  access: "customer",
  within: "buyer",
  forOthers: "payment",
  byKey: true,
  stale: ["order", "orders", "money", "certificates"],
  summary:
    "The rate of a placed order of which nothing is paid: answers the payment that is due first of the new total.",
  params,
  query: { reducedVat: z.stringbool() },
  returns: TransactionView,
  errors: [
    "not-found",
    "not-eligible",
    "something-paid",
    "invalid-transition",
    "withdrawal-open",
    "approval-needed",
    "limit-reached",
    ...creditRefusals,
    "version-conflict",
  ],
});
