import * as z from "zod";
import { Id, page, paging, visitorsShop } from "../common.ts";
import { endpoint, redirect } from "../endpoint.ts";
import { Email } from "../shapes/account.ts";
import { Material, MaterialRow, OwnQuotationRequest, RequestFiles, RequestText } from "../shapes/quotation-request.ts";
import { line, personName, wholeNumber } from "../../platform/text/typed.ts";
import { plantKinds } from "../../quotations/requests/request.ts";

const tableErrors = ["unreadable-table", "unknown-columns"] as const;
const sendErrors = [...tableErrors, "not-found", "unreadable-file"] as const;
const telephone = line().min(5).max(30).optional();
const asked = { text: RequestText.optional(), material: Material.optional(), files: RequestFiles.optional() };

export const requestQuotation = endpoint({
  method: "POST",
  path: "/quotations/request",
  access: "customer",
  within: "buyer",
  stale: ["quotation-requests"],
  summary: "Ask for a quotation in words, by a bill of material, or both; what is sent stays as it was sent.",
  body: z.strictObject({ ...asked, telephone }),
  returns: OwnQuotationRequest,
  errors: sendErrors,
  rateLimit: { limit: 20, windowSeconds: 3600 },
  idempotent: true,
});

export const sendQuotationRequest = endpoint({
  method: "POST",
  path: "/quotation-requests",
  access: "anyone",
  within: "buyer",
  stale: ["quotation-requests"],
  summary: "The same by whoever says who they are; a visitor's is erased after a year.",
  query: visitorsShop,
  body: z.strictObject({
    ...asked,
    name: personName().min(2).max(120),
    email: Email,
    telephone,
    companyName: line().min(1).max(120).optional(),
    /** That the notice on personal data was read (art. 13 GDPR): no consent, what is asked for needs none. */
    privacyRead: z.literal(true),
  }),
  returns: OwnQuotationRequest,
  errors: sendErrors,
  rateLimit: { limit: 10, windowSeconds: 3600 },
});

export const uploadRequestFile = endpoint({
  method: "POST",
  path: "/quotation-requests/uploads",
  access: "anyone",
  shows: [],
  summary: "A presigned S3 POST for one file that goes with a request, for visitors too.",
  body: z.strictObject({
    name: line().min(1).max(200),
    contentType: z.string().max(100),
    size: z.int().min(1),
  }),
  returns: z.object({ url: z.string(), fields: z.record(z.string(), z.string()), key: z.string() }),
  errors: ["file-too-large", "unsupported-media-type"],
  rateLimit: { limit: 50, windowSeconds: 3600 },
});

export const getQuotationRequestFile = endpoint({
  method: "GET",
  path: "/quotation-requests/{id}/files/{n}",
  access: "customer",
  forOthers: true,
  shows: [],
  summary: "A file of one's own request: a short-lived address of it.",
  params: { id: Id, n: wholeNumber(1, 99) },
  returns: redirect,
  errors: ["not-found"],
});

export const checkBillOfMaterial = endpoint({
  method: "POST",
  path: "/quotation-requests/check",
  access: "anyone",
  shows: [],
  summary:
    "What becomes of each row of a bill of material: accepted, changed with what and why, or refused with the reason.",
  query: visitorsShop,
  body: z.strictObject({ material: Material }),
  returns: z.object({ rows: z.array(MaterialRow) }),
  errors: tableErrors,
  rateLimit: { limit: 60, windowSeconds: 600 },
});

export const listQuotationRequests = endpoint({
  method: "GET",
  path: "/quotation-requests",
  access: "customer",
  forOthers: true,
  shows: ["quotation-requests"],
  summary: "The caller's own requests, newest first.",
  query: paging,
  returns: page(OwnQuotationRequest),
});

export const claimQuotationRequests = endpoint({
  method: "POST",
  path: "/quotation-requests/claim",
  access: "customer",
  stale: ["quotation-requests"],
  summary: "Take into the account what its e-mail has asked without a login, at most 25 at once; how many were taken.",
  returns: z.object({ taken: z.int() }),
  rateLimit: { limit: 30, windowSeconds: 60 },
});

export const generateRequestText = endpoint({
  method: "POST",
  path: "/quotation-requests/generate-text",
  access: "anyone",
  shows: [],
  summary: "A first draft of the request's words, in the reader's language, out of the form's fields.",
  query: visitorsShop,
  body: z.strictObject({
    plant: z.enum(plantKinds),
    /** Watts at the peak. */
    power: wholeNumber(1, 100_000_000).optional(),
    /** Watt hours of the batteries. */
    storage: wholeNumber(1, 100_000_000).optional(),
    place: line().min(1).max(120).optional(),
    /** Until when it is needed, in the sender's words. */
    when: line().min(1).max(120).optional(),
    /** Rows of the bill of material that goes with it. */
    rows: wholeNumber(0, 2000).default(0),
  }),
  returns: z.object({ text: z.string() }),
  rateLimit: { limit: 60, windowSeconds: 600 },
});
