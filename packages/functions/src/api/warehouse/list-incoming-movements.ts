import { listIncomingMovements } from "@solvia/core/contract/warehouse";
import { listIncomingViews } from "@solvia/core/purchases/receiving/incoming-views";
import { serve } from "../../serve/index.ts";

export const handler = serve(listIncomingMovements, ({ query }) => listIncomingViews(query));
