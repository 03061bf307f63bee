import { sendQuotationRequest } from "@solvia/core/contract/quotations";
import { sendRequest, sendVisitorsRequest } from "@solvia/core/quotations/requests/send-request";
import { serve } from "../../serve/index.ts";

export const handler = serve(sendQuotationRequest, ({ user, query, body, now }) => {
  const { text, material, files, privacyRead: _, ...visitor } = body;
  const asked = { text, material, files };
  return user
    ? sendRequest(user, { ...asked, telephone: visitor.telephone }, now)
    : sendVisitorsRequest({ ...visitor, ...query }, asked, now);
});
