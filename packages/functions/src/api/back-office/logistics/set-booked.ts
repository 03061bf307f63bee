import { movementView } from "@solvia/core/catalogue/stock/movement-views";
import { setBooked } from "@solvia/core/contract/back-office/logistics";
import { setBooked as book } from "@solvia/core/logistics/movements/office-acts";
import { serve } from "../../../serve/index.ts";

export const handler = serve(setBooked, async ({ params, body, now }) =>
  movementView(await book(params.id, body.booked, now)),
);
