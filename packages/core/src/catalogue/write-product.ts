import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import type { StoredProduct } from "./load-product.ts";
import { ProductRowEntity } from "./product-row.table.ts";
import { ProductEntity } from "./product.table.ts";

type Derived = "category" | "brand" | "productCode" | "visibility" | `gsi${1 | 2}${"pk" | "sk"}`;
/** A product without what its other parts already say. */
export type ProductItem = Omit<StoredProduct, Derived | "created" | "modified">;

/** What the back office's lists show of a product. */
export function rowOf({ id, version, seriesId, fields, series, imageUrl, createdOn }: ProductItem) {
  const { brand, category, typology, name: seriesName } = series;
  const { productCode, name, visibility, toBeQuoted, isWholesaleActive, shippingTime, minQuantity } = fields;
  const flags = { visibility, toBeQuoted, isWholesaleActive, shippingTime, minQuantity };
  return {
    id,
    version,
    productCode,
    name,
    brand,
    category,
    typology,
    seriesId,
    seriesName,
    imageUrl,
    createdOn,
    ...flags,
  };
}

/**
 * The two puts that every change of a product is made of: the product, under the version that was read (none for a new
 * one), and its row of the back office's lists.
 */
export function productWrites(product: ProductItem, versionBefore: number | undefined) {
  const { id, seriesId, fields, series, createdOn } = product;
  const sk = `${createdOn}#${id}`;
  return [
    ProductEntity.build(PutTransaction)
      .item({
        ...product,
        category: series.category,
        brand: series.brand,
        productCode: fields.productCode,
        visibility: fields.visibility,
        gsi1pk: "PRODUCTS",
        gsi1sk: sk,
        gsi2pk: `SERIES#${seriesId}`,
        gsi2sk: fields.name,
      })
      .options({
        condition: versionBefore === undefined ? { attr: "id", exists: false } : { attr: "version", eq: versionBefore },
      }),
    ProductRowEntity.build(PutTransaction).item({ ...rowOf(product), gsi1pk: "PRODUCTROWS", gsi1sk: sk }),
  ] as const;
}
