import { getSalesKpi } from "@solvia/core/contract/back-office/content-crm";
import { salesReport } from "@solvia/core/figures/read/reports";
import { serve } from "../../../serve/index.ts";

export const handler = serve(getSalesKpi, ({ query, now }) => salesReport(query, now));
