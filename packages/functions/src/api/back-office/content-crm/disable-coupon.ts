import { disableCoupon as disable } from "@solvia/core/coupons/save-coupon";
import { disableCoupon } from "@solvia/core/contract/back-office/content-crm";
import { serve } from "../../../serve/index.ts";

export const handler = serve(disableCoupon, ({ params }) => disable(params.id));
