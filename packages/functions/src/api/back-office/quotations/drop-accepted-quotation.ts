import { dropAccepted } from "@solvia/core/quotations/outcome";
import { officeView } from "@solvia/core/quotations/views";
import { dropAcceptedQuotation } from "@solvia/core/contract/back-office/quotations";
import { serve } from "../../../serve/index.ts";

export const handler = serve(dropAcceptedQuotation, async ({ user, params, body, now }) =>
  officeView(await dropAccepted(user, params.id, body.revision, now), user, now),
);
