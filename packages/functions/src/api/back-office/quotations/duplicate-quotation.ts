import { duplicate } from "@solvia/core/quotations/selling/drafting";
import { officeView } from "@solvia/core/quotations/views";
import { duplicateQuotation } from "@solvia/core/contract/back-office/quotations";
import { serve } from "../../../serve/index.ts";

export const handler = serve(duplicateQuotation, async ({ user, params, now }) =>
  officeView(await duplicate(user, params.id, now), user, now),
);
