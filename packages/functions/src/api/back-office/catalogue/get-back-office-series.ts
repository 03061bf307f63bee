import { getEditedSeries } from "@solvia/core/catalogue/series/list-series-rows";
import { getBackOfficeSeries } from "@solvia/core/contract/back-office/catalogue";
import { serve } from "../../../serve/index.ts";

export const handler = serve(getBackOfficeSeries, ({ params }) => getEditedSeries(params.id));
