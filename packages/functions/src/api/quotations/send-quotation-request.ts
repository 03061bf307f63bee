import { sendQuotationRequest } from "@solvia/core/contract/quotations";
import { sendRequest, sendVisitorsRequest } from "@solvia/core/quotations/requests/send-request";
import { serve } from "../../serve/index.ts";

export const handler = serve(sendQuotationRequest, ({ user, query, body: { text, material, ...visitor }, now }) =>
  user
    ? sendRequest(user, { text, material, telephone: visitor.telephone }, now)
    : sendVisitorsRequest({ ...visitor, ...query }, { text, material }, now),
);
