import { setProductStock } from "@solvia/core/catalogue/editing/change-product";
import { setStock } from "@solvia/core/contract/back-office/catalogue";
import { serve } from "../../../serve/index.ts";

export const handler = serve(setStock, ({ params, body, now }) =>
  setProductStock(params.id, body.onHand, { ...body, now }),
);
