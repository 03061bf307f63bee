import * as z from "zod";
import { line, paragraphs, wholeNumber } from "../../platform/text/typed.ts";
import { requestStatuses } from "../../quotations/requests/request.ts";
import { Id, page, paging } from "../common.ts";
import { empty, endpoint, redirect } from "../endpoint.ts";
import { OfficeQuotationRequest } from "../shapes/quotation-request.ts";

const id = { id: Id } as const;
const about = { kind: "quotation-requests", id: "id" } as const;
const revision = z.int().min(1);

export const listBackOfficeQuotationRequests = endpoint({
  method: "GET",
  path: "/back-office/quotation-requests",
  access: "sales",
  shows: ["quotation-requests"],
  summary:
    "The requests for quotations, newest first, of an open state those first whose sender's plan says so; agents see their own and their customers'.",
  query: {
    ...paging,
    status: z.enum(requestStatuses).optional(),
    ownerId: Id.optional(),
    /** Words of who asks, and of what is asked. */
    text: line().max(100).optional(),
  },
  returns: page(OfficeQuotationRequest),
});

export const getBackOfficeQuotationRequest = endpoint({
  method: "GET",
  path: "/back-office/quotation-requests/{id}",
  access: "sales",
  shows: ["quotation-requests"],
  summary: "One request with each row of its bill of material and what was written back.",
  params: id,
  returns: OfficeQuotationRequest,
  errors: ["not-found"],
});

export const getBackOfficeRequestFile = endpoint({
  method: "GET",
  path: "/back-office/quotation-requests/{id}/files/{n}",
  access: "sales",
  shows: [],
  summary: "A file of a request: a short-lived address of it.",
  params: { ...id, n: wholeNumber(1, 99) },
  returns: redirect,
  errors: ["not-found"],
});

export const decideQuotationRequest = endpoint({
  method: "PUT",
  path: "/back-office/quotation-requests/{id}",
  access: "sales",
  about,
  stale: ["quotation-requests", "quotations"],
  summary:
    "Take it or give it to somebody, answer its sender, reject it with the reason, or make a quotation's draft of it.",
  params: id,
  body: z.discriminatedUnion("action", [
    z.strictObject({ revision, action: z.literal("assign"), ownerId: Id.optional() }),
    z.strictObject({ revision, action: z.literal("answer"), text: paragraphs().min(3).max(2000) }),
    z.strictObject({ revision, action: z.literal("reject"), reason: paragraphs().min(3).max(500) }),
    z.strictObject({ revision, action: z.literal("convert") }),
  ]),
  returns: OfficeQuotationRequest,
  errors: ["not-found", "forbidden", "invalid-transition", "version-conflict", "limit-reached"],
});

export const deleteQuotationRequest = endpoint({
  method: "DELETE",
  path: "/back-office/quotation-requests/{id}",
  access: "admin",
  about,
  stale: ["quotation-requests"],
  summary: "Erase a request: spam, or one that its sender wants forgotten.",
  params: id,
  returns: empty,
  errors: ["not-found"],
});
