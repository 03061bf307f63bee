import { putProductsPlace } from "@solvia/core/catalogue/stock/put-place";
import { putGoodsPlace } from "@solvia/core/contract/warehouse";
import { serve } from "../../serve/index.ts";

export const handler = serve(putGoodsPlace, ({ params, body: { warehouseId, place } }) =>
  putProductsPlace(params.productId, warehouseId, place),
);
