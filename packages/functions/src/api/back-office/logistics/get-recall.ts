import { getRecall } from "@solvia/core/contract/back-office/logistics";
import { whoHas } from "@solvia/core/orders/serials/recall";
import { serve } from "../../../serve/index.ts";

export const handler = serve(getRecall, ({ query }) => whoHas(query));
