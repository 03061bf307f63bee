import { listMeasuredLeads } from "@solvia/core/contract/back-office/logistics";
import { leadsOfProduct } from "@solvia/core/purchases/measured-leads";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listMeasuredLeads, ({ params, now }) => leadsOfProduct(params.id, now));
