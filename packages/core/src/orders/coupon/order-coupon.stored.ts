import * as z from "zod";
import { couponFields, type OrderCoupon } from "../../coupons/index.ts";
import { shapeOf } from "../../platform/stored/shape.ts";

export const storedOrderCoupon = shapeOf<OrderCoupon>({ ...couponFields, redeemedOn: z.string().optional() });
