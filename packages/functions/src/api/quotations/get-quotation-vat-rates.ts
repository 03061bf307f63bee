import { vatRatesOf } from "@solvia/core/quotations/vat-rates";
import { getQuotationVatRates } from "@solvia/core/contract/quotations";
import { serve } from "../../serve/index.ts";

export const handler = serve(getQuotationVatRates, ({ user, params, now }) => vatRatesOf(user, params.id, now));
