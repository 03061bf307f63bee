import { setWon } from "@solvia/core/quotations/outcome";
import { officeView } from "@solvia/core/quotations/views";
import { setQuotationWon } from "@solvia/core/contract/back-office/quotations";
import { serve } from "../../../serve/index.ts";

export const handler = serve(setQuotationWon, async ({ user, params, body, now }) =>
  officeView(await setWon(user, params.id, body.revision, now), user, now),
);
