import { lookUpVatNumber } from "@solvia/core/tax/look-up-vat-number";
import { getVatData } from "@solvia/core/contract/account";
import { serve } from "../../serve/index.ts";

export const handler = serve(getVatData, ({ params, now }) => lookUpVatNumber(params.vat, params.locale, now));
