import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { AvailableCoupon } from "../shapes/coupon.ts";

export const listAvailableCoupons = endpoint({
  method: "GET",
  path: "/coupons/available",
  access: "customer",
  forOthers: true,
  byKey: true,
  shows: ["coupons"],
  summary: "The coupons that this user may use today: their own, their company's and everybody's.",
  returns: z.object({ items: z.array(AvailableCoupon) }),
});
