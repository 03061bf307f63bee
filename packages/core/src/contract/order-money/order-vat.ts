import * as z from "zod";
import { Id } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { OpenOrder } from "../shapes/order.ts";
import { VatRates } from "../shapes/vat-certificate.ts";

const params = { id: Id } as const;

export const getVatRates = endpoint({
  method: "GET",
  path: "/orders/{id}/vat-rates",
  access: "customer",
  forOthers: true,
  byKey: true,
  shows: ["cart", "certificates"],
  summary:
    "What the open order comes to at the full and at the reduced rate, and why the reduced one can't be had; changes nothing.",
  params,
  returns: VatRates,
  errors: ["not-found"],
});

export const setReducedVat = endpoint({
  method: "POST",
  path: "/orders/{id}/set-reduced-vat",
  access: "customer",
  within: "buyer",
  forOthers: "cart",
  byKey: true,
  stale: ["cart"],
  summary: "The open order at the reduced rate, under a certificate that was sent in or approved, or at the full one.",
  params,
  query: { reducedVat: z.stringbool() },
  returns: OpenOrder,
  errors: ["not-found", "not-eligible", "version-conflict"],
});
