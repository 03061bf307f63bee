import { dropDraft } from "@solvia/core/quotations/selling/drafting";
import { decideApproval, sendQuotation } from "@solvia/core/quotations/selling/send";
import { officeView } from "@solvia/core/quotations/views";
import { setQuotationStatus } from "@solvia/core/contract/back-office/quotations";
import { serve } from "../../../serve/index.ts";

export const handler = serve(setQuotationStatus, async ({ user, params, body, now }) => {
  const { id } = params;
  const { action, revision } = body;
  const done = () => {
    if (action === "send") return sendQuotation(user, id, revision, now);
    if (action === "drop-draft") return dropDraft(user, id, revision, now);
    const reason = action === "refuse" ? body.reason : undefined;
    return decideApproval(user, id, { revision, agrees: action === "approve", reason }, now);
  };
  return officeView(await done(), user, now);
});
