import { ownTransaction, transactionView } from "@solvia/core/orders/transactions";
import { getTransaction } from "@solvia/core/contract/transactions";
import { serve } from "../../serve/index.ts";

export const handler = serve(getTransaction, async ({ user, params }) => {
  const { order, transaction } = await ownTransaction(user, params.id);
  return transactionView(order, transaction);
});
