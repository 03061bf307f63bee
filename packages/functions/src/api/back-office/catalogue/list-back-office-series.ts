import { listSeriesRows } from "@solvia/core/catalogue/series/list-series-rows";
import { listBackOfficeSeries } from "@solvia/core/contract/back-office/catalogue";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listBackOfficeSeries, ({ query }) => listSeriesRows(query, query));
