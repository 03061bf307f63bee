import { deleteQuotationRequest } from "@solvia/core/contract/back-office/quotations";
import { deleteRequest } from "@solvia/core/quotations/requests/decide-request";
import { serve } from "../../../serve/index.ts";

export const handler = serve(deleteQuotationRequest, ({ params, now }) => deleteRequest(params.id, now));
