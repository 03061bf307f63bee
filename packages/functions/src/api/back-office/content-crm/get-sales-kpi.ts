import { getSalesKpi } from "@solvia/core/contract/back-office/content-crm";
import { quotationFunnel } from "@solvia/core/quotations/figures/read-figures";
import { serve } from "../../../serve/index.ts";

export const handler = serve(getSalesKpi, async ({ query, now }) => ({
  quotations: await quotationFunnel(query, now),
}));
