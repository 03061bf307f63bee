import { listMovementViews } from "@solvia/core/catalogue/stock/movement-views";
import { listMovements } from "@solvia/core/contract/back-office/logistics";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listMovements, ({ query }) => listMovementViews(query));
