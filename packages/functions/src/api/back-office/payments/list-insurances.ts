import { listInsurances } from "@solvia/core/contract/back-office/payments";
import { listInsurances as list } from "@solvia/core/insurances/list-insurances";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listInsurances, ({ query, now }) => list(query, now));
