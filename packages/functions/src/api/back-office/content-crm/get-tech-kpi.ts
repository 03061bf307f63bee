import { getTechKpi } from "@solvia/core/contract/back-office/content-crm";
import { techReport } from "@solvia/core/figures/read/reports";
import { serve } from "../../../serve/index.ts";

export const handler = serve(getTechKpi, ({ query, now }) => techReport(query, now));
