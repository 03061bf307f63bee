import { setReducedVatOfOrder } from "@solvia/core/orders/reduced-vat/set-reduced-vat";
import { setTransactionReducedVat } from "@solvia/core/contract/transactions";
import { serve } from "../../serve/index.ts";

export const handler = serve(setTransactionReducedVat, ({ user, params, query, now }) =>
  setReducedVatOfOrder(user, params.id, query.reducedVat, now),
);
