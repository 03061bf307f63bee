import { availableCoupons } from "@solvia/core/coupons/list-coupons";
import { listAvailableCoupons } from "@solvia/core/contract/engagement";
import { serve } from "../../serve/index.ts";

export const handler = serve(listAvailableCoupons, ({ user, now }) => availableCoupons(user, now));
