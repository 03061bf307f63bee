import { movementView } from "@solvia/core/catalogue/stock/movement-views";
import { correctMovement } from "@solvia/core/contract/back-office/logistics";
import { correctScanned as correct } from "@solvia/core/serials/correct-scanned";
import { serve } from "../../../serve/index.ts";

export const handler = serve(correctMovement, async ({ params, body, now }) =>
  movementView(await correct(params.id, body, now)),
);
