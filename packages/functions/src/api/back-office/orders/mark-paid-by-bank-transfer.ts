import { officeOrder } from "@solvia/core/orders/finding/back-office";
import { markPaid } from "@solvia/core/orders/payment/settle-transaction";
import { markPaidByBankTransfer } from "@solvia/core/contract/back-office/orders";
import { serve } from "../../../serve/index.ts";

export const handler = serve(markPaidByBankTransfer, async ({ params, body, now }) =>
  officeOrder(await markPaid(params.id, "manual_wire_transfer", body, now), now),
);
