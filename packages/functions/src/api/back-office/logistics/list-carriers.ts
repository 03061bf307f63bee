import { listCarriers } from "@solvia/core/contract/back-office/logistics";
import { listCarriers as list } from "@solvia/core/shipments/carriers/carriers";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listCarriers, ({ query }) => list(query));
