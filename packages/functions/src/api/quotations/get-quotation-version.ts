import { ownQuotation } from "@solvia/core/quotations/stored-quotation";
import { oneVersion } from "@solvia/core/quotations/views";
import { getQuotationVersion } from "@solvia/core/contract/quotations";
import { serve } from "../../serve/index.ts";

export const handler = serve(getQuotationVersion, async ({ user, params }) =>
  oneVersion(await ownQuotation(user, params.id), params.n),
);
