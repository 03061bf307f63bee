import { setLost } from "@solvia/core/quotations/outcome";
import { officeView } from "@solvia/core/quotations/views";
import { setQuotationLost } from "@solvia/core/contract/back-office/quotations";
import { serve } from "../../../serve/index.ts";

export const handler = serve(setQuotationLost, async ({ user, params, body, now }) =>
  officeView(await setLost(user, params.id, body, now), user, now),
);
