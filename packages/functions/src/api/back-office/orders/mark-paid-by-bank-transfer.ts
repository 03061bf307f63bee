import { officeOrder } from "@solvia/core/orders/back-office";
import { markPaid } from "@solvia/core/orders/settle-transaction";
import { markPaidByBankTransfer } from "@solvia/core/contract/back-office/orders";
import { serve } from "../../../serve/index.ts";

export const handler = serve(markPaidByBankTransfer, async ({ params, body, now }) =>
  officeOrder(await markPaid(params.id, "manual_wire_transfer", body, now), now),
);
