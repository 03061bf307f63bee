import * as z from "zod";
import { Allowed } from "../../import-export/import/checking/allowed.ts";
import { importStates } from "../../import-export/import/import-job.ts";
import { importKinds } from "../../import-export/import/import-kind.ts";
import { ruleCodes } from "../../import-export/import/cells/rule-words.ts";
import { rowOutcomes, writeStates } from "../../import-export/import/checking/plan.ts";
import { questionCodes } from "../../import-export/import/checking/question.ts";
import { priceTypes } from "../../pricing/price.ts";
import { Id, InstantText, Locale, page, paging } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { line } from "../../platform/text/typed.ts";

const count = z.int();

/** What a column of the file is for: a name of spec 3 or of a price, null where it is left out. */
const ColumnChoice = z.object({
  target: z.string().max(60).nullable(),
  /** The unit of cells that name none. */
  unit: z.string().max(10).optional(),
  /** How the column's texts part decimals. */
  decimal: z.enum([".", ","]).optional(),
  discountAs: z.enum(["percent", "share"]).optional(),
});
const general = { priceType: z.enum(priceTypes).optional(), locale: Locale.optional() } as const;

const Question = z.object({
  code: z.enum(questionCodes),
  column: z.int().optional(),
  sample: z.string().optional(),
});

/** An import from its asking to its end: what its columns mean, how many rows become what, and what came of them. */
export const ImportView = z.object({
  id: Id,
  kind: z.enum(importKinds),
  fileName: z.string(),
  dryRun: z.boolean(),
  state: z.enum(importStates),
  mapping: z.string().optional(),
  sheet: z.string().optional(),
  headings: z.array(z.string()).readonly().optional(),
  columns: z
    .object({ choices: z.array(ColumnChoice.extend({ heading: z.string() })).readonly(), ...general })
    .optional(),
  /** What stands in the columns, a few texts of each. */
  evidence: z
    .array(z.object({ samples: z.array(z.string()).readonly() }))
    .readonly()
    .optional(),
  /** What has to be said before the table can be checked. */
  questions: z.array(Question).readonly(),
  rows: count,
  counts: z.object({ created: count, changed: count, ending: count, unchanged: count, refused: count, title: count }),
  /** So many rows should be looked at before they are written. */
  warned: count,
  writes: z.object({ written: count, moved: count, failed: count, undone: count, kept: count }),
  /** What is filled in where the file is silent, by its code. */
  rules: z.array(z.enum(ruleCodes)).readonly(),
  report: z.string().optional(),
  problem: z.string().optional(),
  reason: z.string().optional(),
  createdOn: InstantText,
  finishedOn: InstantText.optional(),
});

/** Of a row what is wrong or to be looked at, by the file's own heading and text. */
const CellProblem = z.object({
  field: z.string(),
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  heading: z.string().optional(),
  value: z.string().optional(),
  allowed: Allowed.optional(),
});

/** A row as it was checked: what it changes from what to what, and what came of it. */
export const ImportRow = z.object({
  row: z.int(),
  outcome: z.enum(rowOutcomes),
  productCode: z.string(),
  problems: z.array(CellProblem).readonly(),
  warnings: z.array(CellProblem).readonly(),
  changes: z
    .array(z.object({ field: z.string(), before: z.unknown().optional(), after: z.unknown().optional() }))
    .readonly(),
  filled: z.array(z.string()).readonly(),
  /** Of a refused row and of a title: its texts as they stand in the file. */
  cells: z.array(z.string()).readonly().optional(),
  written: z.object({ state: z.enum(writeStates), problem: z.string().optional() }).optional(),
});

/** Key of an upload of the kind catalogue-table; in a multipart form the file itself. */
export const importBody = {
  file: z.string().min(1).max(300),
  fileName: line().min(1).max(200),
  dryRun: z.union([z.boolean(), z.stringbool()]).default(true),
  /** Writes also what is warned of, without asking. */
  confirmed: z.union([z.boolean(), z.stringbool()]).default(false),
} as const;

export const importProducts = endpoint({
  method: "POST",
  path: "/back-office/products/import",
  about: { kind: "products" },
  access: "admin",
  stale: ["imports"],
  summary: "Import products of a CSV or XLSX table in the background, or only check its rows.",
  body: z.object({ ...importBody, mapping: z.enum(["spec", "panels", "inverters", "batteries"]).optional() }),
  files: { file: "catalogue-table" },
  returns: ImportView,
  errors: ["not-found", "file-too-large", "unsupported-media-type"],
});

/** An import in the list of those before: whose it was and what came of it. */
const ImportSummary = ImportView.pick({
  id: true,
  kind: true,
  fileName: true,
  state: true,
  rows: true,
  counts: true,
  warned: true,
  writes: true,
  createdOn: true,
  finishedOn: true,
}).extend({ by: z.object({ id: Id, name: z.string() }) });

export const listProductImports = endpoint({
  method: "GET",
  path: "/back-office/product-imports",
  access: "admin",
  shows: ["imports"],
  summary: "The imports and checks of products or of prices in the last ninety days, newest first.",
  query: { ...paging, kind: z.enum(importKinds).default("products") },
  returns: page(ImportSummary),
});

export const getProductImport = endpoint({
  method: "GET",
  path: "/back-office/product-imports/{id}",
  access: "admin",
  shows: ["imports"],
  summary: "How far an import is, and what it has done.",
  params: { id: Id },
  returns: ImportView,
  errors: ["not-found"],
});

export const listProductImportRows = endpoint({
  method: "GET",
  path: "/back-office/product-imports/{id}/rows",
  access: "admin",
  shows: ["imports"],
  summary: "A page of an import's rows: what each changes from what to what, or why it is refused.",
  params: { id: Id },
  query: { ...paging, filter: z.enum([...rowOutcomes, "warned", "left"]).optional() },
  returns: page(ImportRow),
  errors: ["not-found"],
});

export const chooseImportColumns = endpoint({
  method: "PUT",
  path: "/back-office/product-imports/{id}/columns",
  about: { kind: "product-imports", id: "id" },
  access: "admin",
  stale: ["imports"],
  summary:
    "Say what the columns of an imported table mean; it is checked again, and so the next file with this heading.",
  params: { id: Id },
  body: z.object({ choices: z.array(ColumnChoice).max(200).readonly(), ...general }),
  returns: ImportView,
  errors: ["not-found", "invalid-transition"],
});

export const confirmProductImport = endpoint({
  method: "POST",
  path: "/back-office/product-imports/{id}/confirm",
  about: { kind: "product-imports", id: "id" },
  access: "admin",
  stale: ["imports"],
  summary: "Write what was checked, without the file being sent again; what is warned of has to be confirmed.",
  params: { id: Id },
  body: z.object({ confirmed: z.boolean().default(false) }),
  returns: ImportView,
  errors: ["not-found", "invalid-transition"],
});

export const undoProductImport = endpoint({
  method: "POST",
  path: "/back-office/product-imports/{id}/undo",
  about: { kind: "product-imports", id: "id" },
  access: "admin",
  stale: ["imports", "products", "prices", "stock"],
  summary: "Take a whole import back; rows that were changed since stay as they are, and are told.",
  params: { id: Id },
  returns: ImportView,
  errors: ["not-found", "invalid-transition"],
});
