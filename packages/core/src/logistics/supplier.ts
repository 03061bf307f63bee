import * as z from "zod";
import { languages } from "../platform/locale.ts";
import { line } from "../platform/text/typed.ts";

/** What is known of a supplier; the name is its own. */
export const SupplierFields = z.object({
  companyName: line().min(1).max(120),
  vatNumber: line().max(20).optional(),
  /** Street, postal code, city and country, as its papers have them. */
  address: line().max(200).optional(),
  email: z.email().optional(),
  telephone: line().max(30).optional(),
  /** In which it is written to; Italian where nothing is said. */
  language: z.enum(languages).optional(),
});
export type SupplierFields = z.output<typeof SupplierFields>;

/** Names are compared trimmed and without case. */
export const supplierNameKey = (companyName: string): string => companyName.trim().toLowerCase();

/** The most days that a supplier can say from an order to its goods. */
const mostLeadDays = 365;

/** On which conditions a supplier sells a product; what is left out is not known. */
export const SupplyConditions = z.object({
  /** Net cents that a piece costs there. */
  price: z.int().min(1).max(1_000_000_00).optional(),
  /** The fewest pieces that it takes an order of. */
  minQuantity: z.int().min(1).max(100_000).optional(),
  /** Pieces that are sold together: it delivers multiples of them. */
  pack: z.int().min(1).max(100_000).optional(),
  /** Days from an order to its goods. */
  leadDays: z.int().min(0).max(mostLeadDays).optional(),
});
export type SupplyConditions = z.output<typeof SupplyConditions>;

/** At whom a product is bought: who sells it for least, of two such the sooner; who names no price comes last. */
export const boughtFrom = <T extends Pick<SupplyConditions, "price" | "leadDays">>(
  sellers: readonly T[],
): T | undefined =>
  sellers.toSorted(
    (one, other) =>
      (one.price ?? Number.MAX_SAFE_INTEGER) - (other.price ?? Number.MAX_SAFE_INTEGER) ||
      (one.leadDays ?? mostLeadDays + 1) - (other.leadDays ?? mostLeadDays + 1),
  )[0];

/** Spec 5: supplier and purchase code are required. */
export const SupplierAssignment = z.object({
  companyId: z.string().min(1).max(64),
  productCode: line().min(1).max(64),
  ...SupplyConditions.shape,
});
export type SupplierAssignment = z.output<typeof SupplierAssignment>;

/** What stood of a supplier's code and conditions when somebody wrote others. */
export const SeenSupply = SupplierAssignment.omit({ companyId: true });
export type SeenSupply = z.output<typeof SeenSupply>;
