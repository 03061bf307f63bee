import * as z from "zod";
import { minimumWarningCodes } from "../../catalogue/editing/minimum-warnings.ts";
import { gaps } from "../../catalogue/gaps/gap-kinds.ts";
import { ProductFields } from "../../catalogue/product.ts";
import { allCategories } from "../../catalogue/taxonomy.ts";
import { SupplyConditions } from "../../logistics/supplier.ts";
import { Id, InstantText } from "../common.ts";

/** Pieces: what lies in all warehouses, what is reserved of it, what can still be sold, what is to come, and what of it lies besides the main one. */
export const StockFigures = z.object({
  onHand: z.int(),
  booked: z.int(),
  available: z.int(),
  incoming: z.int(),
  elsewhere: z.int(),
});

/** A product as the back office's lists show it. */
export const ProductRow = z.object({
  id: Id,
  version: z.int(),
  productCode: z.string(),
  name: z.string(),
  brand: z.string(),
  category: z.enum(allCategories),
  typology: z.string().optional(),
  seriesId: Id,
  seriesName: z.string(),
  imageUrl: z.string(),
  visibility: z.boolean(),
  toBeQuoted: z.boolean(),
  isWholesaleActive: z.boolean(),
  shippingTime: ProductFields.shape.shippingTime,
  minQuantity: z.int(),
  createdOn: InstantText,
});

export const StockedProductRow = z.object({
  ...ProductRow.shape,
  stock: StockFigures,
  /** What keeps it from being sold; told where it is asked for. */
  lacks: z.array(z.enum(gaps)).optional(),
});

/** Who supplies a product, under which purchase code and on which conditions. */
export const SupplierProduct = z.object({
  id: z.string(),
  companyId: Id,
  companyName: z.string(),
  productCode: z.string(),
  productId: Id,
  ...SupplyConditions.shape,
});

/** The series of a product, as far as the editor's rules need it. */
export const SeriesOfProduct = z.object({
  id: Id,
  name: z.string(),
  brand: z.string(),
  category: z.enum(allCategories),
  typology: z.string().optional(),
});

/** A product as the editor reads it. `version` goes back with the save: a change in between is a version-conflict. */
export const EditedProduct = z.object({
  id: Id,
  version: z.int(),
  fields: ProductFields,
  series: SeriesOfProduct,
  linkedSeries: z.array(SeriesOfProduct),
  imageUrl: z.string(),
  suppliers: z.array(SupplierProduct),
  stock: StockFigures,
  createdOn: InstantText,
});

/** The editor's form. A new product has no id; one that is there comes with the version that was read. */
export const ProductForm = z
  .object({
    ...ProductFields.partial().shape,
    id: Id.optional(),
    version: z.int().optional(),
    seriesId: Id,
    seriesIdLinks: z.array(Id).max(50).default([]),
    image: z.string().max(200).optional(),
    /** Whether its texts are to be translated into the other languages. */
    translate: z.boolean().default(false),
    /** Codes of what the caller knows and wants (catalogue/editing/minimum-warnings.ts); else refused with confirmation-needed. */
    confirmed: z.array(z.enum(minimumWarningCodes)).max(minimumWarningCodes.length).optional(),
  })
  .refine(({ id, version }) => id === undefined || version !== undefined, { path: ["version"], message: "required" });
