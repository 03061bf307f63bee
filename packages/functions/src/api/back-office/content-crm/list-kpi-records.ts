import { listKpiRecords } from "@solvia/core/contract/back-office/content-crm";
import { listFigureRecords } from "@solvia/core/figures/read/list-records";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listKpiRecords, ({ query, now }) => listFigureRecords(query, query, now));
