import { makeLink } from "@solvia/core/quotations/shared-link";
import { officeView } from "@solvia/core/quotations/views";
import { makeQuotationLink } from "@solvia/core/contract/back-office/quotations";
import { serve } from "../../../serve/index.ts";

export const handler = serve(makeQuotationLink, async ({ user, params, body, now }) => {
  const { quotation, url, until } = await makeLink(user, params.id, body.revision, now);
  return { quotation: await officeView(quotation, user, now), url, until };
});
