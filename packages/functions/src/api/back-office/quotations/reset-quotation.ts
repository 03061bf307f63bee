import { reset } from "@solvia/core/quotations/outcome";
import { officeView } from "@solvia/core/quotations/views";
import { resetQuotation } from "@solvia/core/contract/back-office/quotations";
import { serve } from "../../../serve/index.ts";

export const handler = serve(resetQuotation, async ({ user, params, body, now }) =>
  officeView(await reset(user, params.id, body.revision, now), user, now),
);
