import { putPlace } from "../../logistics/index.ts";
import { loadProduct } from "../load-product.ts";

/** Says where a product lies in a warehouse; an empty place forgets it. Problems: not-found of a product that isn't there, the field `warehouseId` as `not-found`. */
export async function putProductsPlace(productId: string, warehouseId: string, place: string): Promise<void> {
  await loadProduct(productId);
  await putPlace(productId, warehouseId, place);
}
