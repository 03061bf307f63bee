import { linked } from "@solvia/core/quotations/shared-link";
import { sharedView } from "@solvia/core/quotations/views";
import { getSharedQuotation } from "@solvia/core/contract/quotations";
import { serve } from "../../serve/index.ts";

export const handler = serve(getSharedQuotation, async ({ params, now }) => {
  const { quotation, version } = await linked(params.token, now);
  return sharedView(quotation, version, now);
});
