import { ownQuotation } from "@solvia/core/quotations/stored-quotation";
import { customerView } from "@solvia/core/quotations/views";
import { getQuotation } from "@solvia/core/contract/quotations";
import { serve } from "../../serve/index.ts";

export const handler = serve(getQuotation, async ({ user, params, now }) =>
  customerView(await ownQuotation(user, params.id), now),
);
