import { decideQuotationRequest } from "@solvia/core/contract/back-office/quotations";
import { convertRequest } from "@solvia/core/quotations/requests/convert-request";
import { decideRequest } from "@solvia/core/quotations/requests/decide-request";
import { withOwner } from "@solvia/core/quotations/requests/list-requests";
import { serve } from "../../../serve/index.ts";

export const handler = serve(decideQuotationRequest, async ({ user, params: { id }, body, now }) =>
  withOwner(
    body.action === "convert"
      ? await convertRequest(user, id, body.revision, now)
      : await decideRequest(user, id, body, now),
  ),
);
