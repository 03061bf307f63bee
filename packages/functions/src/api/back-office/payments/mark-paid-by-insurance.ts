import { officeOrder } from "@solvia/core/orders/finding/back-office";
import { markByHand } from "@solvia/core/orders/four-eyes/mark-by-hand";
import { markPaidByInsurance } from "@solvia/core/contract/back-office/payments";
import { serve } from "../../../serve/index.ts";

export const handler = serve(markPaidByInsurance, async ({ user, params, body, now }) =>
  officeOrder(await markByHand(user, params.id, "compensation_for_insolvency", body, now), now),
);
