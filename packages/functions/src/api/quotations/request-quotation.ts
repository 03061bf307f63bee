import { requestQuotation } from "@solvia/core/contract/quotations";
import { sendRequest } from "@solvia/core/quotations/requests/send-request";
import { serve } from "../../serve/index.ts";

export const handler = serve(requestQuotation, ({ user, body, now }) => sendRequest(user, body, now));
