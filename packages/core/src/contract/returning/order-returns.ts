import * as z from "zod";
import { wholeNumber } from "../../platform/text/typed.ts";
import { Id } from "../common.ts";
import { endpoint, redirect } from "../endpoint.ts";
import { LeftPieces } from "../shapes/order/pieces.ts";
import { AskedLines, OwnReturn, ReturnPictures, ReturnWords } from "./return-shapes.ts";

const ofReturn = { id: Id, returnId: Id } as const;

export const askReturn = endpoint({
  method: "POST",
  path: "/orders/{id}/return-requests",
  access: "customer",
  within: "buyer",
  stale: ["order", "orders", "return-requests"],
  summary: "Ask to return pieces of a delivered order's lines, each with why, in words and with pictures.",
  params: { id: Id },
  body: z.strictObject({ lines: AskedLines, words: ReturnWords.optional(), pictures: ReturnPictures.optional() }),
  returns: OwnReturn,
  errors: [
    "not-found",
    "return-not-possible",
    "return-beyond-order",
    "limit-reached",
    "unreadable-file",
    "version-conflict",
  ],
  rateLimit: { limit: 30, windowSeconds: 3600 },
  idempotent: true,
});

export const listOrderReturns = endpoint({
  method: "GET",
  path: "/orders/{id}/return-requests",
  access: "customer",
  forOthers: true,
  shows: ["order", "return-requests"],
  summary: "The requests to return pieces of an order, newest first, and the pieces that may still be asked for.",
  params: { id: Id },
  returns: z.object({
    left: z.array(LeftPieces),
    items: z.array(OwnReturn),
  }),
  errors: ["not-found"],
});

export const cancelReturn = endpoint({
  method: "POST",
  path: "/orders/{id}/return-requests/{returnId}/cancel",
  access: "customer",
  within: "buyer",
  stale: ["order", "orders", "return-requests"],
  summary: "Keep the goods after all, as long as they haven't come back.",
  params: ofReturn,
  returns: OwnReturn,
  errors: ["not-found", "invalid-transition", "version-conflict"],
});

export const getReturnPicture = endpoint({
  method: "GET",
  path: "/orders/{id}/return-requests/{returnId}/pictures/{n}",
  access: "customer",
  forOthers: true,
  shows: [],
  summary: "A picture of a request to return goods: a short-lived address of it.",
  params: { ...ofReturn, n: wholeNumber(1, 99) },
  returns: redirect,
  errors: ["not-found"],
});
