import * as z from "zod";
import { passableHolds } from "../../../orders/sending/hold-codes.ts";
import { creditRefusals } from "../../../payments/credit.ts";
import { paragraphs } from "../../../platform/text/typed.ts";
import { Id } from "../../common.ts";
import { endpoint } from "../../endpoint.ts";
import { change, errors, id } from "./shared.ts";

const despite = z.array(z.enum(passableHolds)).max(passableHolds.length).optional();

export const setOrderAddress = endpoint({
  ...change,
  method: "PUT",
  path: "/back-office/orders/{id}/shipping-address/{addressId}",
  about: { kind: "orders", id: "id" },
  stale: ["orders", "money", "credit"],
  summary: "Send an order that is not ready yet to another of its customer's addresses, or the word pickup.",
  params: { id: Id, addressId: Id },
  errors: [...errors, "quotation-needed", "approval-needed", ...creditRefusals],
});

export const setDelivered = endpoint({
  ...change,
  method: "POST",
  path: "/back-office/orders/{id}/delivered",
  about: { kind: "orders", id: "id" },
  stale: ["orders", "shipments", "money", "credit", "products", "stock", "coupons", "warehouses"],
  summary:
    "The goods have arrived; only what may be shipped can have. What was still in the house leaves with its transport document and its serials. Holds that concern a part are passed by naming them.",
  params: id,
  body: z
    .object({
      despite,
      /** Why pieces that are told apart have left without all their serials. */
      withoutSerials: paragraphs().min(3).max(500).optional(),
    })
    .optional(),
  errors: [
    ...errors,
    "not-shippable",
    "shipping-held",
    "shipment-held",
    "withdrawn-pieces",
    "insufficient-stock",
    "serials-missing",
    "serials-too-many",
  ],
});

export const setFailed = endpoint({
  ...change,
  method: "POST",
  path: "/back-office/orders/{id}/failed",
  about: { kind: "orders", id: "id" },
  stepUp: true,
  stale: ["orders", "money", "credit", "products", "stock", "coupons", "certificates"],
  summary: "Give an order up; its pieces are free again. What is paid becomes due back where that is said.",
  params: id,
  body: z.strictObject({ reason: paragraphs().min(1).max(300), returnMoney: z.boolean().optional() }),
  errors: [...errors, "something-paid", "too-many-lines"],
});

export const setTroubled = endpoint({
  ...change,
  method: "POST",
  path: "/back-office/orders/{id}/troubled",
  about: { kind: "orders", id: "id" },
  stale: ["orders", "money", "credit"],
  summary:
    "Flag an order that has a problem: nothing of it is shipped. Let go one that was stopped to be looked at, by saying what was found.",
  params: id,
  body: z
    .object({
      troubled: z.boolean(),
      /** What was found: asked for where a stopped order is let go (`toCheck`), and only there. */
      reason: paragraphs().min(3).max(300).optional(),
    })
    .refine(({ troubled, reason }) => !troubled || reason === undefined, { path: ["reason"], message: "conflict" }),
  errors,
});

export const setReady = endpoint({
  ...change,
  method: "POST",
  path: "/back-office/shipments/{id}/ready",
  about: { kind: "orders", id: "id", part: true },
  stale: ["orders", "shipments", "money", "credit"],
  summary: "Mark an order's shipment ready, or take that back; for terms paid at ready it is the payment notice.",
  params: id,
  body: z.object({ ready: z.boolean(), despite }),
  errors: [...errors, "not-shippable", "shipping-held", "shipment-held", "transport-document-stands"],
});
