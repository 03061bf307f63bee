import { nameOfAction } from "@solvia/core/contract/endpoint-words";
import { getQuotationHistory } from "@solvia/core/contract/back-office/quotations";
import { quotationHistory } from "@solvia/core/quotations/history/quotation-history";
import { serve } from "../../../serve/index.ts";

export const handler = serve(getQuotationHistory, ({ user, params, query, now }) =>
  quotationHistory(user, params.id, query, nameOfAction, now),
);
