import * as z from "zod";
import { Entity, boolean, item, list, number, string } from "dynamodb-toolbox";
import { table } from "../platform/table.ts";
import { kept, stored } from "../platform/stored/stored.ts";
import { allCategories } from "../platform/category.ts";
import { storedProductFields, storedPicture, storedSeriesCopy } from "./product.stored.ts";

/**
 * A product, with a copy of what its page shows of the series: product, prices and stock share a partition, so that the
 * page is one query (docs/access-patterns.md). `fields` holds spec 3's product fields.
 */
export const ProductEntity = kept(
  new Entity({
    name: "Product",
    table,
    schema: item({
      id: string().key(),
      version: number(),
      seriesId: string(),
      category: stored(z.enum(allCategories)),
      brand: string(),
      productCode: string(),
      visibility: boolean(),
      fields: stored(storedProductFields),
      imageUrl: string(),
      /** Once the sizes of the picture are made; absent for a picture that is not the product's own. */
      picture: stored(storedPicture).optional(),
      series: stored(storedSeriesCopy),
      seriesIdLinks: list(string()),
      createdOn: string(),
      /** The products of a series. */
      gsi2pk: string(),
      gsi2sk: string(),
    }),
    computeKey: ({ id }: { id: string }) => ({ pk: `PRODUCT#${id}`, sk: "PRODUCT" }),
  }),
);
