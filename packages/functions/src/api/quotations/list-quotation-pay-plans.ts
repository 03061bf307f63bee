import { plansOf } from "@solvia/core/quotations/pay-plans";
import { listQuotationPayPlans } from "@solvia/core/contract/quotations";
import { serve } from "../../serve/index.ts";

export const handler = serve(listQuotationPayPlans, ({ user, params, now }) => plansOf(user, params.id, now));
