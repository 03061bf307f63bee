export { loadProduct, type StoredProduct } from "./load-product.ts";
export { codeKey, productIdsOf } from "./product-codes.ts";
export { ProductEntity } from "./product.table.ts";
export { catalogueHoldings } from "./personal-holdings.ts";
export type { KitPrice } from "./kits/kit.ts";
export { currentKits, loadKit } from "./kits/load-kits.ts";
export { packagingOf } from "./product-view.ts";
export { productPath } from "./slug.ts";
export type { Category, GoodsCategory, ShippingTime } from "./taxonomy.ts";
