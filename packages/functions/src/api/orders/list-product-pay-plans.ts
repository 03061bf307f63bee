import { payPlansOfProduct } from "@solvia/core/orders/placing/product-pay-plans";
import { listProductPayPlans } from "@solvia/core/contract/orders";
import { serve } from "../../serve/index.ts";

export const handler = serve(listProductPayPlans, ({ user, params, query, now }) =>
  payPlansOfProduct(user, params.id, query.quantity, now),
);
