import { listOwnTransactions } from "@solvia/core/orders/payment/transactions";
import { listTransactions } from "@solvia/core/contract/transactions";
import { serve } from "../../serve/index.ts";

export const handler = serve(listTransactions, ({ user, query, now }) => listOwnTransactions(user, query, now));
