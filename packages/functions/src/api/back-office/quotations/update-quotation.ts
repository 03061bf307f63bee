import { changeDraft } from "@solvia/core/quotations/selling/drafting";
import { officeView } from "@solvia/core/quotations/views";
import { updateQuotation } from "@solvia/core/contract/back-office/quotations";
import { serve } from "../../../serve/index.ts";

export const handler = serve(updateQuotation, async ({ user, params, body, now }) =>
  officeView(await changeDraft(user, params.id, body, now), user, now),
);
