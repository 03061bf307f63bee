import { vatRatesOfOrder } from "@solvia/core/orders/reduced-vat/vat-rates";
import { getTransactionVatRates } from "@solvia/core/contract/transactions";
import { serve } from "../../serve/index.ts";

export const handler = serve(getTransactionVatRates, ({ user, params, now }) => vatRatesOfOrder(user, params.id, now));
