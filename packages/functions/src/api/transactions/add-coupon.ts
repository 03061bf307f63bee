import { addCoupon as add } from "@solvia/core/orders/coupon/change-coupon";
import { addCoupon } from "@solvia/core/contract/transactions";
import { serve } from "../../serve/index.ts";

export const handler = serve(addCoupon, ({ user, params, query, now }) =>
  add(user, params.id, params.couponId, query, now),
);
