import * as z from "zod";
import { importKinds, importStates } from "../../catalogue/import/import-job.ts";
import { Id, InstantText } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { line } from "../../platform/typed.ts";

const count = z.int();

/** An import with its progress: how many rows became what, and the first that were refused with their reasons. */
export const ImportView = z.object({
  id: Id,
  kind: z.enum(importKinds),
  fileName: z.string(),
  dryRun: z.boolean(),
  state: z.enum(importStates),
  counts: z.object({ created: count, changed: count, unchanged: count, refused: count }),
  rules: z.array(z.string()).readonly(),
  refused: z
    .array(
      z.object({
        row: z.int(),
        productCode: z.string(),
        problems: z.array(z.object({ field: z.string(), code: z.string() })).readonly(),
      }),
    )
    .readonly(),
  report: z.string().optional(),
  problem: z.string().optional(),
  createdOn: InstantText,
  finishedOn: InstantText.optional(),
});

export const importProducts = endpoint({
  method: "POST",
  path: "/back-office/products/import",
  access: "admin",
  summary: "Import products of a CSV or XLSX table in the background, or only judge its rows.",
  body: z.object({
    /** Key of an upload of the kind catalogue-table; in a multipart form the file itself. */
    file: z.string().min(1).max(300),
    fileName: line().min(1).max(200),
    dryRun: z.union([z.boolean(), z.stringbool()]).default(true),
    mapping: z.enum(["spec", "panels", "inverters", "batteries"]).optional(),
  }),
  files: { file: "catalogue-table" },
  returns: ImportView,
  errors: ["not-found", "file-too-large", "unsupported-media-type"],
});

export const getProductImport = endpoint({
  method: "GET",
  path: "/back-office/product-imports/{id}",
  access: "admin",
  summary: "How far an import is, and what it has done.",
  params: { id: Id },
  returns: ImportView,
  errors: ["not-found"],
});
