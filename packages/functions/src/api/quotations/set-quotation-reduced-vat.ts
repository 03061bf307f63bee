import { setReducedVat } from "@solvia/core/quotations/adjust";
import { customerView } from "@solvia/core/quotations/views";
import { setQuotationReducedVat } from "@solvia/core/contract/quotations";
import { serve } from "../../serve/index.ts";

export const handler = serve(setQuotationReducedVat, async ({ user, params, body, now }) =>
  customerView(await setReducedVat(user, params.id, body.reducedVat, now), now),
);
