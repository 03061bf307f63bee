import { payWithBankReceipt as choose } from "@solvia/core/orders/placing/pay-later";
import { payWithBankReceipt } from "@solvia/core/contract/transactions";
import { serve } from "../../serve/index.ts";

export const handler = serve(payWithBankReceipt, ({ user, params, body, now }) =>
  choose(user, params.id, body.iban, now),
);
