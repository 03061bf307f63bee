import { officeOrder } from "@solvia/core/orders/finding/back-office";
import { markByHand } from "@solvia/core/orders/four-eyes/mark-by-hand";
import { markPaidByBankTransfer } from "@solvia/core/contract/back-office/orders";
import { serve } from "../../../serve/index.ts";

export const handler = serve(markPaidByBankTransfer, async ({ user, params, body, now }) =>
  officeOrder(await markByHand(user, params.id, "manual_wire_transfer", body, now), now),
);
