import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { keysIn } from "../../platform/sharded-list/list.ts";
import type { StoredProduct } from "../load-product.ts";
import { ProductRowEntity, productsList } from "../rows/product-row.table.ts";
import { ProductEntity } from "../product.table.ts";

type Derived = "category" | "brand" | "productCode" | "visibility" | `gsi2${"pk" | "sk"}`;
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
  return [
    ProductEntity.build(PutTransaction)
      .item({
        ...product,
        category: series.category,
        brand: series.brand,
        productCode: fields.productCode,
        visibility: fields.visibility,
        gsi2pk: `SERIES#${seriesId}`,
        gsi2sk: fields.name,
      })
      .options({
        condition: versionBefore === undefined ? { attr: "id", exists: false } : { attr: "version", eq: versionBefore },
      }),
    ProductRowEntity.build(PutTransaction).item({ ...rowOf(product), ...keysIn(productsList, createdOn, id) }),
  ] as const;
}
