import { setProductMinimum } from "@solvia/core/catalogue/editing/change-product";
import { setMinQuantity } from "@solvia/core/contract/back-office/catalogue";
import { serve } from "../../../serve/index.ts";

export const handler = serve(setMinQuantity, ({ params, body }) =>
  setProductMinimum(params.id, body.minQuantity, body.confirmed),
);
