import { dropDraft } from "@solvia/core/quotations/selling/drafting";
import { decideApproval, sendQuotation } from "@solvia/core/quotations/selling/send";
import { officeView } from "@solvia/core/quotations/views";
import { setQuotationStatus } from "@solvia/core/contract/back-office/quotations";
import { serve } from "../../../serve/index.ts";

export const handler = serve(setQuotationStatus, async ({ user, params, body, now }) => {
  const { id } = params;
  const { revision } = body;
  const done = () => {
    if (body.action === "send") {
      const { reason, confirmed, seen } = body;
      return sendQuotation(user, id, { revision, reason, confirmed, seen }, now);
    }
    if (body.action === "drop-draft") return dropDraft(user, id, revision, now);
    return decideApproval(user, id, { revision, agrees: body.action === "approve", reason: body.reason }, now);
  };
  return officeView(await done(), user, now);
});
