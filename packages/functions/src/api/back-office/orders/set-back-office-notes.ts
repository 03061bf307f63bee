import { officeOrder } from "@solvia/core/orders/finding/back-office";
import { setBackOfficeNotes as change } from "@solvia/core/orders/change-order";
import { setBackOfficeNotes } from "@solvia/core/contract/back-office/orders";
import { serve } from "../../../serve/index.ts";

export const handler = serve(setBackOfficeNotes, async ({ params, body, now }) =>
  officeOrder(await change(params.id, body, now), now),
);
