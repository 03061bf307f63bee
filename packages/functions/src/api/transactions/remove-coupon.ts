import { removeCoupon as remove } from "@solvia/core/orders/coupon/change-coupon";
import { removeCoupon } from "@solvia/core/contract/transactions";
import { serve } from "../../serve/index.ts";

export const handler = serve(removeCoupon, ({ user, params, now }) => remove(user, params.id, now));
