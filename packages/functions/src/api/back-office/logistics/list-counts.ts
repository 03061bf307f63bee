import { listCounts } from "@solvia/core/contract/back-office/logistics";
import { listCounts as list } from "@solvia/core/logistics/counting/stored-count";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listCounts, ({ query }) => list(query));
