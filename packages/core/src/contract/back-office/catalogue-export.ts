import * as z from "zod";
import { exportFormats, exportKinds, exportStates } from "../../import-export/export/export-job.ts";
import { goodsCategories } from "../../catalogue/taxonomy.ts";
import { Id, InstantText } from "../common.ts";
import { endpoint, redirect } from "../endpoint.ts";
import { line } from "../../platform/text/typed.ts";

/** A table that is written in the background, with how many products stand in it already. */
export const ExportView = z.object({
  id: Id,
  kind: z.enum(exportKinds),
  format: z.enum(exportFormats),
  category: z.string().optional(),
  brand: z.string().optional(),
  state: z.enum(exportStates),
  done: z.int(),
  total: z.int(),
  problem: z.string().optional(),
  createdOn: InstantText,
  finishedOn: InstantText.optional(),
});

const exportQuery = {
  access: "admin",
  body: z.object({
    format: z.enum(exportFormats).default("csv"),
    category: z.enum(goodsCategories).optional(),
    brand: line().min(1).max(60).optional(),
  }),
  returns: ExportView,
} as const;

export const exportProducts = endpoint({
  method: "POST",
  path: "/back-office/products/export",
  about: { kind: "products" },
  ...exportQuery,
  stale: [],
  summary: "Have the products with the prices that count now written as a table that the import takes back unchanged.",
});

export const exportPrices = endpoint({
  method: "POST",
  path: "/back-office/prices/export",
  about: { kind: "prices" },
  ...exportQuery,
  stale: [],
  summary: "Have every price that counts and will, one to a row with its days, written as a list that can be imported.",
});

export const getExport = endpoint({
  method: "GET",
  path: "/back-office/product-exports/{id}",
  access: "admin",
  shows: [],
  summary: "How far an export is; it is forgotten after a day.",
  params: { id: Id },
  returns: ExportView,
  errors: ["not-found"],
});

export const downloadExport = endpoint({
  method: "GET",
  path: "/back-office/products/export",
  access: "admin",
  shows: [],
  summary: "The file of a finished export: a short-lived address.",
  query: { id: Id },
  returns: redirect,
  errors: ["not-found", "invalid-transition"],
});
