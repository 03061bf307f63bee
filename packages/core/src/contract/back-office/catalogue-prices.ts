import * as z from "zod";
import { goodsCategories } from "../../catalogue/taxonomy.ts";
import { priceTypes } from "../../pricing/price.ts";
import { Id, Locale, page, paging } from "../common.ts";
import { empty, endpoint } from "../endpoint.ts";
import {
  ChangedPrices,
  PriceBatch,
  PriceChanges,
  PriceForm,
  PriceHistoryItem,
  PriceRow,
  ProductPrice,
} from "../shapes/back-office-price.ts";
import { importBody, ImportView } from "./catalogue-import.ts";
import { wholeNumber } from "../../platform/text/typed.ts";

export const listProductPrices = endpoint({
  method: "GET",
  path: "/back-office/products/{id}/prices",
  access: "admin",
  shows: ["prices"],
  summary: "The prices of a product, those to come too, and a page of what was ever changed at them, newest first.",
  params: { id: Id },
  query: paging,
  returns: z.object({ prices: z.array(ProductPrice), history: page(PriceHistoryItem) }),
  errors: ["not-found"],
});

export const addProductPrice = endpoint({
  method: "POST",
  path: "/back-office/products/{id}/prices",
  about: { kind: "products", id: "id" },
  access: "admin",
  stale: ["prices", "products"],
  summary: "Set a price of a product, from now on or from a day, for ever or to a day; none is overwritten.",
  params: { id: Id },
  body: PriceForm,
  returns: z.object({ prices: z.array(ProductPrice) }),
  errors: ["not-found", "version-conflict", "confirmation-needed"],
});

export const deletePrice = endpoint({
  method: "DELETE",
  path: "/back-office/prices/{priceId}",
  about: { kind: "prices", id: "priceId" },
  access: "admin",
  stale: ["prices", "products"],
  summary: "End a price, or take back one that has not begun; its history stays.",
  params: { priceId: Id },
  returns: empty,
  errors: ["price-not-found", "version-conflict"],
});

const types = z
  .string()
  .transform((text) => text.split(",").filter(Boolean))
  .pipe(z.array(z.enum(priceTypes)).min(1).max(4));

export const listPrices = endpoint({
  method: "GET",
  path: "/back-office/prices",
  access: "admin",
  shows: ["prices"],
  summary: "The price grid: a page of products with up to four types of price in one shop.",
  query: {
    ...paging,
    limit: wholeNumber(1, 100).default(25),
    locale: Locale.default("it"),
    types: types.default(["high", "public"]),
    text: z.string().max(100).optional(),
    category: z.enum(goodsCategories).optional(),
    brand: z.string().max(60).optional(),
    visibility: z.stringbool().optional(),
  },
  returns: page(PriceRow),
});

export const changePrices = endpoint({
  method: "PUT",
  path: "/back-office/prices",
  about: { kind: "prices" },
  access: "admin",
  stale: ["prices", "price-batches", "products"],
  summary: "Change many prices in one shop at once; a price that somebody else changed meanwhile is told and kept.",
  body: PriceChanges,
  returns: ChangedPrices,
  errors: ["version-conflict", "confirmation-needed"],
});

export const listPriceBatches = endpoint({
  method: "GET",
  path: "/back-office/price-batches",
  access: "admin",
  shows: ["price-batches"],
  summary: "What was changed in the price grid, newest first.",
  query: paging,
  returns: page(PriceBatch),
});

export const undoPriceBatch = endpoint({
  method: "POST",
  path: "/back-office/price-batches/{id}/undo",
  about: { kind: "price-batches", id: "id" },
  access: "admin",
  stale: ["prices", "price-batches", "products"],
  summary: "Give the prices of one change back what they were before, but those that were changed again since.",
  params: { id: Id },
  returns: ChangedPrices,
  errors: ["not-found", "invalid-transition", "version-conflict"],
});

export const importPrices = endpoint({
  method: "POST",
  path: "/back-office/prices/import",
  about: { kind: "prices" },
  access: "admin",
  stale: ["prices", "price-batches", "products"],
  summary: "Import a price list, CSV or XLSX, in the background, or only check its rows.",
  body: z.object(importBody),
  files: { file: "catalogue-table" },
  returns: ImportView,
  errors: ["not-found", "file-too-large", "unsupported-media-type"],
});
