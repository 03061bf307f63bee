import { quotationInReach } from "@solvia/core/quotations/stored-quotation";
import { officeView } from "@solvia/core/quotations/views";
import { getBackOfficeQuotation } from "@solvia/core/contract/back-office/quotations";
import { serve } from "../../../serve/index.ts";

export const handler = serve(getBackOfficeQuotation, async ({ user, params, now }) =>
  officeView(await quotationInReach(user, params.id), user, now),
);
