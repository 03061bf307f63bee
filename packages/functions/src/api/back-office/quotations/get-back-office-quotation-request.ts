import { getBackOfficeQuotationRequest } from "@solvia/core/contract/back-office/quotations";
import { officeRequest } from "@solvia/core/quotations/requests/list-requests";
import { serve } from "../../../serve/index.ts";

export const handler = serve(getBackOfficeQuotationRequest, ({ user, params, now }) =>
  officeRequest(user, params.id, now),
);
