import { visibleTransaction } from "@solvia/core/orders/payment/transactions";
import { getTransaction } from "@solvia/core/contract/transactions";
import { serve } from "../../serve/index.ts";

export const handler = serve(getTransaction, ({ user, params, now }) => visibleTransaction(user, params.id, now));
