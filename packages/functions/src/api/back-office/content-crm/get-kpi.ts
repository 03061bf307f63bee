import { getKpi } from "@solvia/core/contract/back-office/content-crm";
import { reportOf } from "@solvia/core/figures/read/read-report";
import { marks } from "@solvia/core/figures/rules/entry";
import { serve } from "../../../serve/index.ts";

export const handler = serve(getKpi, ({ query, now }) => reportOf(query.period, marks, now));
