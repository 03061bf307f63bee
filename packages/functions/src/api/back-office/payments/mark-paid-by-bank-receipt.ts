import { officeOrder } from "@solvia/core/orders/finding/back-office";
import { markPaid as settle } from "@solvia/core/orders/payment/settle-transaction";
import { markPaidByBankReceipt } from "@solvia/core/contract/back-office/payments";
import { serve } from "../../../serve/index.ts";

export const handler = serve(markPaidByBankReceipt, async ({ params, body, now }) =>
  officeOrder(await settle(params.id, "bank_receipt", body, now), now),
);
