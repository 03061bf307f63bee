import { getInsurance } from "@solvia/core/contract/back-office/payments";
import { getInsurance as get } from "@solvia/core/insurances/list-insurances";
import { serve } from "../../../serve/index.ts";

export const handler = serve(getInsurance, ({ params, now }) => get(params.id, now));
