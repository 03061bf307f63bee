import * as z from "zod";
import { Id, page, paging, Token } from "./common.ts";
import { personName, wholeNumber } from "../platform/text/typed.ts";
import { mostLines } from "../quotations/quotation.ts";
import { empty, endpoint, redirect } from "./endpoint.ts";
import { OpenOrder } from "./shapes/order.ts";
import { PayPlans } from "./shapes/ways-to-pay.ts";
import { VatRates } from "./shapes/vat-certificate.ts";
import {
  AcceptanceAmounts,
  MessageText,
  OwnQuotation,
  OwnQuotationRow,
  QuotationRow,
  QuotationVersionView,
  SharedQuotation,
  VersionHash,
} from "./shapes/quotation.ts";

export * from "./quoting/own-offers.ts";
export * from "./quoting/quotation-requests.ts";

const id = { id: Id } as const;
const change = {
  access: "customer",
  within: "buyer",
  params: id,
  stale: [],
  returns: OwnQuotation,
} as const;
const changeErrors = [
  "not-found",
  "invalid-transition",
  "quotation-expired",
  "limit-reached",
  "version-conflict",
] as const;

const ChosenLines = z
  .array(z.strictObject({ lineId: Id, quantity: z.int().min(0).max(100_000) }))
  .min(1)
  .max(mostLines);
const choice = z.strictObject({ hash: VersionHash, lines: ChosenLines.optional() });
const choiceErrors = [
  "quotation-superseded",
  "quotation-accepted",
  "quotation-expired",
  "quotation-line-gone",
  "quotation-line-short",
  "terms-not-allowed",
  "invalid-transition",
  "order-empty",
  "too-many-lines",
] as const;

export const listQuotations = endpoint({
  method: "GET",
  path: "/quotations",
  access: "customer",
  forOthers: true,
  byKey: true,
  shows: ["quotations"],
  summary: "The quotations that were sent to the caller, newest first.",
  query: paging,
  returns: page(OwnQuotationRow),
});

export const listFullQuotations = endpoint({
  method: "GET",
  path: "/quotations/full",
  access: "customer",
  forOthers: true,
  byKey: true,
  shows: ["quotations"],
  summary: "The same with the lines and amounts of each current version.",
  query: { ...paging, limit: wholeNumber(1, 50).default(20) },
  returns: page(QuotationRow.extend({ current: QuotationVersionView })),
});

export const getQuotation = endpoint({
  method: "GET",
  path: "/quotations/{id}",
  access: "customer",
  forOthers: true,
  byKey: true,
  shows: ["quotation", "cart", "order", "certificates"],
  summary:
    "One quotation: the current version, how each differs from the one before, what is left of each line, messages.",
  params: id,
  returns: OwnQuotation,
  errors: ["not-found"],
});

export const getQuotationVersion = endpoint({
  method: "GET",
  path: "/quotations/{id}/versions/{n}",
  access: "customer",
  forOthers: true,
  shows: ["quotation"],
  summary: "One version as it was sent; an earlier one is superseded.",
  params: { id: Id, n: wholeNumber(1, 9999) },
  returns: QuotationVersionView,
  errors: ["not-found"],
});

export const getQuotationPdf = endpoint({
  method: "GET",
  path: "/quotations/{id}/pdf",
  access: "customer",
  forOthers: true,
  shows: [],
  summary:
    "The PDF of the current version, or of another one: a short-lived address of the file. It is the same bytes each time.",
  params: id,
  query: { version: wholeNumber(1, 9999).optional() },
  returns: redirect,
  errors: ["not-found"],
});

export const getQuotationVatRates = endpoint({
  method: "GET",
  path: "/quotations/{id}/vat-rates",
  access: "customer",
  forOthers: true,
  shows: ["quotation", "certificates"],
  summary:
    "What its current version comes to at the full rate and at the reduced one, and what that rests on or lacks.",
  params: id,
  returns: VatRates,
  errors: ["not-found"],
});

export const listQuotationPayPlans = endpoint({
  method: "GET",
  path: "/quotations/{id}/pay-plans",
  access: "customer",
  forOthers: true,
  shows: ["quotation", "cart", "orders"],
  summary:
    "How what is left of it would be paid, ordered today: each term with the amount and day of its instalments and the ways to pay the first.",
  params: id,
  returns: PayPlans,
  errors: ["not-found"],
});

export const listSharedQuotationPayPlans = endpoint({
  method: "GET",
  path: "/quotations/shared/{token}/pay-plans",
  access: "anyone",
  shows: [],
  summary:
    "The same behind an address that needs no login: its own terms and those that are anybody's, with the ways that are open; nothing of why others aren't.",
  params: { token: Token },
  returns: PayPlans,
  errors: ["token-invalid"],
  rateLimit: { limit: 60, windowSeconds: 60 },
});

export const setQuotationReducedVat = endpoint({
  ...change,
  method: "POST",
  path: "/quotations/{id}/set-reduced-vat",
  stale: ["quotation", "quotations"],
  summary: "Ask for the reduced rate, or for the full one: the next version, at the same prices.",
  body: z.strictObject({ reducedVat: z.boolean() }),
  errors: changeErrors,
  rateLimit: { limit: 20, windowSeconds: 600 },
});

export const setQuotationAddress = endpoint({
  ...change,
  method: "PUT",
  path: "/quotations/{id}/shipping-address/{addressId}",
  stale: ["quotation", "quotations"],
  summary: "Where it goes, one of the caller's addresses or the word pickup: the next version, at the same prices.",
  params: { id: Id, addressId: Id },
  errors: [...changeErrors, "quotation-needed"],
  rateLimit: { limit: 20, windowSeconds: 600 },
});

export const askAboutQuotation = endpoint({
  ...change,
  method: "POST",
  path: "/quotations/{id}/messages",
  stale: ["quotations"],
  summary: "Write to whoever looks after it, of all of it or of one line, or ask for another version.",
  body: z.strictObject({ text: MessageText, lineId: Id.optional(), asksChange: z.boolean().optional() }),
  errors: ["not-found", "limit-reached", "version-conflict"],
  rateLimit: { limit: 30, windowSeconds: 60 },
});

export const getSharedQuotation = endpoint({
  method: "GET",
  path: "/quotations/shared/{token}",
  access: "anyone",
  shows: [],
  summary: "The current version behind an address that needs no login; looking changes nothing.",
  params: { token: Token },
  returns: SharedQuotation,
  errors: ["token-invalid"],
  rateLimit: { limit: 60, windowSeconds: 60 },
});

export const getSharedQuotationPdf = endpoint({
  method: "GET",
  path: "/quotations/shared/{token}/pdf",
  access: "anyone",
  shows: [],
  summary: "Its PDF: a short-lived address of the file.",
  params: { token: Token },
  returns: redirect,
  errors: ["token-invalid"],
  rateLimit: { limit: 30, windowSeconds: 60 },
});

export const openQuotation = endpoint({
  method: "POST",
  path: "/quotations/{id}/opened",
  access: "customer",
  stale: [],
  summary: "That its customer has it before their eyes: the first time counts, in the office's figures.",
  params: id,
  returns: empty,
  errors: ["not-found"],
  rateLimit: { limit: 60, windowSeconds: 60 },
});

export const openSharedQuotation = endpoint({
  method: "POST",
  path: "/quotations/shared/{token}/opened",
  access: "anyone",
  stale: [],
  summary: "The same behind an address that needs no login.",
  params: { token: Token },
  returns: empty,
  errors: ["token-invalid"],
  rateLimit: { limit: 60, windowSeconds: 60 },
});

export const previewAcceptance = endpoint({
  method: "POST",
  path: "/quotations/{id}/acceptance-amounts",
  access: "customer",
  shows: ["quotation", "certificates"],
  summary:
    "What pieces of its lines would come to if they were accepted now, as the order will ask it: net, VAT by rate, total, and what is due with the order. Nothing is written.",
  params: id,
  body: choice,
  returns: AcceptanceAmounts,
  errors: ["not-found", ...choiceErrors],
  rateLimit: { limit: 300, windowSeconds: 600 },
});

export const previewSharedAcceptance = endpoint({
  method: "POST",
  path: "/quotations/shared/{token}/acceptance-amounts",
  access: "anyone",
  shows: [],
  summary: "The same behind an address that needs no login.",
  params: { token: Token },
  body: choice,
  returns: AcceptanceAmounts,
  errors: ["token-invalid", "not-found", ...choiceErrors],
  rateLimit: { limit: 120, windowSeconds: 600 },
});

export const acceptQuotation = endpoint({
  method: "POST",
  path: "/orders/offer/{quotationId}",
  access: "customer",
  within: "buyer",
  stale: ["cart", "saved-carts", "quotation", "quotations"],
  summary:
    "Accept the version of this hash, or pieces of its lines: it becomes the open order, at prices that are locked until its validity ends; the former one is saved.",
  params: { quotationId: Id },
  body: z.strictObject({
    hash: VersionHash,
    name: personName().min(2).max(120),
    /** Pieces by line; all that is left, without what is optional, where it is absent. */
    lines: ChosenLines.optional(),
  }),
  returns: OpenOrder,
  errors: ["not-found", ...choiceErrors, "limit-reached", "version-conflict"],
  rateLimit: { limit: 30, windowSeconds: 600 },
});
