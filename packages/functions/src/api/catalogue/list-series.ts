import { listSeries as list } from "@solvia/core/catalogue/series/list-series";
import { listSeries } from "@solvia/core/contract/catalogue";
import { serve } from "../../serve/index.ts";

export const handler = serve(listSeries, ({ query }) => list(query));
