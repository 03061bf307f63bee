import { createQuotation as create } from "@solvia/core/quotations/selling/drafting";
import { officeView } from "@solvia/core/quotations/views";
import { createQuotation } from "@solvia/core/contract/back-office/quotations";
import { serve } from "../../../serve/index.ts";

export const handler = serve(createQuotation, async ({ user, body, now }) =>
  officeView(await create(user, body, now), user, now),
);
