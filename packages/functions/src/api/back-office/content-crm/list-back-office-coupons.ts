import { listCoupons } from "@solvia/core/coupons/list-coupons";
import { listBackOfficeCoupons } from "@solvia/core/contract/back-office/content-crm";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listBackOfficeCoupons, ({ query }) => listCoupons(query));
