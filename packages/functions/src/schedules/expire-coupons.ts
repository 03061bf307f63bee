import { expireCoupons } from "@solvia/core/coupons/expire-coupons";
import { schedule } from "../work/schedule.ts";

export const handler = schedule("expire-coupons", { count: expireCoupons });
