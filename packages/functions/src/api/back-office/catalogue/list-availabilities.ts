import { listAvailabilities as list } from "@solvia/core/catalogue/rows/availabilities";
import { listAvailabilities } from "@solvia/core/contract/back-office/catalogue";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listAvailabilities, ({ query }) => list(query));
