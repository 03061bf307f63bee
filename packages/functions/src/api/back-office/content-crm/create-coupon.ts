import { createCoupon as create } from "@solvia/core/coupons/save-coupon";
import { createCoupon } from "@solvia/core/contract/back-office/content-crm";
import { serve } from "../../../serve/index.ts";

export const handler = serve(createCoupon, ({ body, now }) => create(body, now));
