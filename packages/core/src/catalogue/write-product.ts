import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import type { StoredProduct } from "./load-product.ts";
import { ProductRowEntity } from "./product-row.table.ts";
import { ProductEntity } from "./product.table.ts";

type Derived = "category" | "brand" | "productCode" | "visibility" | `gsi${1 | 2}${"pk" | "sk"}`;
/** A product without what its other parts already say. */
export type ProductItem = Omit<StoredProduct, Derived | "created" | "modified">;

/**
 * The two puts that every change of a product is made of: the product, under the version that was read (none for a new
 * one), and its row of the back office's lists.
 */
export function productWrites(product: ProductItem, versionBefore: number | undefined) {
  const { id, version, seriesId, fields, series, imageUrl, createdOn } = product;
  const { brand, category, typology } = series;
  const { productCode, name, visibility, toBeQuoted, isWholesaleActive, shippingTime, minQuantity } = fields;
  const sk = `${createdOn}#${id}`;
  return [
    ProductEntity.build(PutTransaction)
      .item({
        ...product,
        category,
        brand,
        productCode,
        visibility,
        gsi1pk: "PRODUCTS",
        gsi1sk: sk,
        gsi2pk: `SERIES#${seriesId}`,
        gsi2sk: name,
      })
      .options({
        condition: versionBefore === undefined ? { attr: "id", exists: false } : { attr: "version", eq: versionBefore },
      }),
    ProductRowEntity.build(PutTransaction).item({
      ...{ id, version, productCode, name, brand, category, typology, seriesId, seriesName: series.name },
      ...{ imageUrl, visibility, toBeQuoted, isWholesaleActive, shippingTime, minQuantity, createdOn },
      gsi1pk: "PRODUCTROWS",
      gsi1sk: sk,
    }),
  ] as const;
}
