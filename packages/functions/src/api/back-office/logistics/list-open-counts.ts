import { listOpenCounts } from "@solvia/core/contract/back-office/logistics";
import { listCounts } from "@solvia/core/logistics/counting/stored-count";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listOpenCounts, ({ query }) => listCounts({ ...query, state: "open" }));
