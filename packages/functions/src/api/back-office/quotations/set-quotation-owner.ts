import { setOwner } from "@solvia/core/quotations/selling/drafting";
import { officeView } from "@solvia/core/quotations/views";
import { setQuotationOwner } from "@solvia/core/contract/back-office/quotations";
import { serve } from "../../../serve/index.ts";

export const handler = serve(setQuotationOwner, async ({ user, params, body, now }) =>
  officeView(await setOwner(user, params.id, body.ownerId, now), user, now),
);
