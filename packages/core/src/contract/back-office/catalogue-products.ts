import * as z from "zod";
import { goodsCategories } from "../../catalogue/taxonomy.ts";
import { ProductFields } from "../../catalogue/product.ts";
import { Id, page, paging } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { EditedProduct, StockedProductRow } from "../shapes/back-office-product.ts";

const params = { id: Id } as const;

export const listBackOfficeProducts = endpoint({
  method: "GET",
  path: "/back-office/products",
  access: "admin",
  summary: "The products, newest first, hidden ones too, filtered; a page may hold fewer than asked while more follow.",
  query: {
    ...paging,
    /** Words that must all occur in code, name, brand or series. */
    text: z.string().max(100).optional(),
    category: z.enum(goodsCategories).optional(),
    typology: z.string().max(40).optional(),
    brand: z.string().max(60).optional(),
    seriesId: Id.optional(),
    visibility: z.stringbool().optional(),
    toBeQuoted: z.stringbool().optional(),
    shippingTime: ProductFields.shape.shippingTime.unwrap().optional(),
  },
  returns: page(StockedProductRow),
});

export const getBackOfficeProduct = endpoint({
  method: "GET",
  path: "/back-office/products/{id}",
  access: "admin",
  summary: "A product as the editor shows it, with the version that its save gives back.",
  params,
  returns: EditedProduct,
  errors: ["not-found"],
});
