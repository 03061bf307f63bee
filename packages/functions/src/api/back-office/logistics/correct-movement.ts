import { movementView } from "@solvia/core/catalogue/stock/movement-views";
import { correctMovement } from "@solvia/core/contract/back-office/logistics";
import { correctMovement as correct } from "@solvia/core/logistics/movements/office-acts";
import { serve } from "../../../serve/index.ts";

export const handler = serve(correctMovement, async ({ params, body, now }) =>
  movementView(await correct(params.id, body, now)),
);
