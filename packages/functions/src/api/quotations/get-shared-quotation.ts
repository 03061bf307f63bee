import { linked } from "@solvia/core/quotations/shared-link";
import { versionView } from "@solvia/core/quotations/views";
import { getSharedQuotation } from "@solvia/core/contract/quotations";
import { serve } from "../../serve/index.ts";

export const handler = serve(getSharedQuotation, async ({ params, now }) => {
  const { quotation, version } = await linked(params.token, now);
  const { id, number, status, sent } = quotation;
  return { id, number, status, sent, current: versionView(version, quotation) };
});
