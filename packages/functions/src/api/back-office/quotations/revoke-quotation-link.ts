import { revokeLink } from "@solvia/core/quotations/shared-link";
import { officeView } from "@solvia/core/quotations/views";
import { revokeQuotationLink } from "@solvia/core/contract/back-office/quotations";
import { serve } from "../../../serve/index.ts";

export const handler = serve(revokeQuotationLink, async ({ user, params, body, now }) =>
  officeView(await revokeLink(user, params.id, body.revision, now), user, now),
);
