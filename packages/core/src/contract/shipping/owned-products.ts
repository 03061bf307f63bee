import * as z from "zod";
import { allCategories } from "../../catalogue/taxonomy.ts";
import { line } from "../../platform/text/typed.ts";
import { CivilDateText, Id, page, paging } from "../common.ts";
import { endpoint, file, redirect } from "../endpoint.ts";
import { DocumentationItem } from "../shapes/product.ts";

/** Delivered pieces of an article that its buyer has kept. */
const OwnedProduct = z.object({
  productId: Id,
  productCode: z.string(),
  brand: z.string(),
  name: z.string(),
  category: z.enum(allCategories),
  quantity: z.int(),
  /** The day on which the last of them came: guarantees run from it. */
  deliveredOn: CivilDateText,
  /** The last day of the maker's guarantees; absent where the product's data say none. */
  productGuaranteeUntil: CivilDateText.optional(),
  performanceGuaranteeUntil: CivilDateText.optional(),
  /** Those that were scanned when they left; of a search for a serial those that it finds. */
  serials: z.array(z.string()).readonly(),
  documents: z.array(DocumentationItem).readonly(),
});

/** What an order has brought. */
export const OwnedOrder = z.object({
  orderId: Id,
  orderNumber: z.string(),
  customerReference: z.string().optional(),
  /** Town where it was brought; absent where it was picked up. */
  place: z.string().optional(),
  products: z.array(OwnedProduct),
});

const ofOrder = { access: "customer", forOthers: true, params: { id: Id }, shows: [], errors: ["not-found"] } as const;

export const listOwnedProducts = endpoint({
  method: "GET",
  path: "/my-products",
  access: "customer",
  forOthers: true,
  byKey: true,
  shows: ["orders", "order"],
  summary:
    "What the user has bought and kept, for a company's owners and viewers also what the company has, by order: with serials, guarantees and documents.",
  query: {
    ...paging,
    /** Words of product, order, reference, place or serial: all of them have to be found. */
    text: line().max(100).optional(),
  },
  returns: page(OwnedOrder),
});

export const getWarrantyCard = endpoint({
  ...ofOrder,
  method: "GET",
  path: "/my-products/{id}/warranty-card",
  summary:
    "The warranty card of what an order has brought, as PDF: articles, serials, and until when each guarantee runs.",
  returns: file("application/pdf"),
});

export const getOwnedPapers = endpoint({
  ...ofOrder,
  method: "GET",
  path: "/my-products/{id}/papers",
  summary:
    "All papers of what an order has brought in one ZIP: documents of the shipped models, warranty card, serials as CSV and PDF, transport documents. A short-lived address of it.",
  returns: redirect,
  rateLimit: { limit: 30, windowSeconds: 3600 },
});
