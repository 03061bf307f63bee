import { decideQuotationRequest } from "@solvia/core/contract/back-office/quotations";
import { decideRequest } from "@solvia/core/quotations/requests/decide-request";
import { withOwner } from "@solvia/core/quotations/requests/list-requests";
import { serve } from "../../../serve/index.ts";

export const handler = serve(decideQuotationRequest, async ({ user, params, body, now }) =>
  withOwner(await decideRequest(user, params.id, body, now)),
);
