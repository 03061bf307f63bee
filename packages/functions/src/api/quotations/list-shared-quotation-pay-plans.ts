import { linkedPlans } from "@solvia/core/quotations/pay-plans";
import { listSharedQuotationPayPlans } from "@solvia/core/contract/quotations";
import { serve } from "../../serve/index.ts";

export const handler = serve(listSharedQuotationPayPlans, ({ params, now }) => linkedPlans(params.token, now));
