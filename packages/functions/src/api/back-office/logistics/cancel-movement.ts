import { movementView } from "@solvia/core/catalogue/stock/movement-views";
import { cancelMovement } from "@solvia/core/contract/back-office/logistics";
import { cancelMovement as cancel } from "@solvia/core/logistics/movements/office-acts";
import { serve } from "../../../serve/index.ts";

export const handler = serve(cancelMovement, async ({ params, now }) => movementView(await cancel(params.id, now)));
