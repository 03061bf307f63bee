import { fullOrder } from "@solvia/core/orders/back-office";
import { markPaidByBankTransfer as change } from "@solvia/core/orders/transactions";
import { markPaidByBankTransfer } from "@solvia/core/contract/back-office/orders";
import { serve } from "../../../serve/index.ts";

export const handler = serve(markPaidByBankTransfer, async ({ params, body, now }) =>
  fullOrder(await change(params.id, body, now), now),
);
