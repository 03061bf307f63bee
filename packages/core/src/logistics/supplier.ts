import * as z from "zod";
import { line } from "../platform/text/typed.ts";

/** What is known of a supplier; the name is its own. */
export const SupplierFields = z.object({
  companyName: line().min(1).max(120),
  vatNumber: line().max(20).optional(),
  email: z.email().optional(),
  telephone: line().max(30).optional(),
});
export type SupplierFields = z.output<typeof SupplierFields>;

/** Names are compared trimmed and without case. */
export const supplierNameKey = (companyName: string): string => companyName.trim().toLowerCase();

/** Spec 5: both are required. */
export const SupplierAssignment = z.object({
  companyId: z.string().min(1).max(64),
  productCode: line().min(1).max(64),
});
export type SupplierAssignment = z.output<typeof SupplierAssignment>;
