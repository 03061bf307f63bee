import { vatRatesOfCart } from "@solvia/core/orders/reduced-vat/vat-rates";
import { getVatRates } from "@solvia/core/contract/orders";
import { serve } from "../../serve/index.ts";

export const handler = serve(getVatRates, ({ user, params, now }) => vatRatesOfCart(user, params.id, now));
