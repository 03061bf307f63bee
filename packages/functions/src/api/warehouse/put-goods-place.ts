import { putGoodsPlace } from "@solvia/core/contract/warehouse";
import { putPlace } from "@solvia/core/logistics/places/places";
import { serve } from "../../serve/index.ts";

export const handler = serve(putGoodsPlace, ({ params, body: { warehouseId, place } }) =>
  putPlace(params.productId, warehouseId, place),
);
