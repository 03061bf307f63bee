import { Entity, any, boolean, item, list, number, string } from "dynamodb-toolbox";
import { table } from "../platform/table.ts";
import type { Picture } from "./images/picture.ts";
import type { SeriesCopy } from "./series/series.ts";
import type { ProductFields } from "./product.ts";
import type { Category } from "./taxonomy.ts";

/**
 * A product, with a copy of what its page shows of the series: product, prices and stock share a partition, so that the
 * page is one query (docs/access-patterns.md). `fields` holds spec 3's product fields.
 */
export const ProductEntity = new Entity({
  name: "Product",
  table,
  schema: item({
    id: string().key(),
    version: number(),
    seriesId: string(),
    category: any().castAs<Category>(),
    brand: string(),
    productCode: string(),
    visibility: boolean(),
    fields: any().castAs<ProductFields>(),
    imageUrl: string(),
    /** Once the sizes of the picture are made; absent for a picture that is not the product's own. */
    picture: any().castAs<Picture>().optional(),
    series: any().castAs<SeriesCopy>(),
    seriesIdLinks: list(string()),
    createdOn: string(),
    /** The products of a series. */
    gsi2pk: string(),
    gsi2sk: string(),
  }),
  computeKey: ({ id }: { id: string }) => ({ pk: `PRODUCT#${id}`, sk: "PRODUCT" }),
});
