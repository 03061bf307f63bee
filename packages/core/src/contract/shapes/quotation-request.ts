import * as z from "zod";
import { Id, InstantText, Language, Locale } from "../common.ts";
import { rowOutcomes, rowReasons } from "../../quotations/requests/material/judge-material.ts";
import { mostFiles, requestSources, requestStatuses } from "../../quotations/requests/request.ts";
import { line, paragraphs } from "../../platform/text/typed.ts";

/** A row of a bill of material with what becomes of it. */
export const MaterialRow = z.object({
  row: z.int(),
  text: z.string(),
  outcome: z.enum(rowOutcomes),
  reasons: z
    .array(
      z.object({
        code: z.enum(rowReasons),
        params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
      }),
    )
    .readonly(),
  productId: z.string().optional(),
  productCode: z.string().optional(),
  name: z.string().optional(),
  quantity: z.int().optional(),
});

/** Base64 of at most 500,000 bytes. */
const FileContent = z.base64().min(4).max(700_000);

/** A bill of material: pasted, as a CSV or XLSX file, or typed row by row. */
export const Material = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("text"), text: z.string().min(1).max(60_000) }),
  z.strictObject({ kind: z.literal("table"), name: line().min(1).max(200), base64: FileContent }),
  z.strictObject({
    kind: z.literal("rows"),
    rows: z
      .array(z.strictObject({ code: line().max(100), quantity: line().max(40) }))
      .min(1)
      .max(300),
  }),
]);

/** Files that were uploaded before, each under the name that its sender calls it by. */
export const RequestFiles = z
  .array(z.strictObject({ key: z.string().min(1).max(300), name: line().min(1).max(200) }))
  .max(mostFiles);

export const RequestText = paragraphs().min(1).max(5000);

const shared = {
  id: Id,
  source: z.enum(requestSources),
  status: z.enum(requestStatuses),
  text: z.string().optional(),
  rows: z.array(MaterialRow).readonly(),
  /** Each is had by its number, from 1. */
  files: z
    .array(z.object({ name: z.string(), contentType: z.string() }))
    .readonly()
    .optional(),
  rejectedReason: z.string().optional(),
  quotationId: Id.optional(),
  quotationNumber: z.string().optional(),
  createdOn: InstantText,
  closedOn: InstantText.optional(),
};

/** A request as its sender reads it. */
export const OwnQuotationRequest = z.object({
  ...shared,
  answers: z.array(z.object({ authorName: z.string(), text: z.string(), at: InstantText })).readonly(),
});

/** The same for the desk. */
export const OfficeQuotationRequest = OwnQuotationRequest.extend({
  revision: z.int(),
  userId: Id.optional(),
  requester: z.object({
    name: z.string(),
    email: z.string(),
    telephone: z.string().optional(),
    companyName: z.string().optional(),
  }),
  language: Language,
  locale: Locale,
  /** Its sender's plan puts quotations first. */
  priority: z.boolean().optional(),
  ownerId: Id.optional(),
  ownerName: z.string().optional(),
});
