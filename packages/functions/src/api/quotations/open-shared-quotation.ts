import { openedByLink } from "@solvia/core/quotations/figures/opened";
import { openSharedQuotation } from "@solvia/core/contract/quotations";
import { serve } from "../../serve/index.ts";

export const handler = serve(openSharedQuotation, ({ params, now }) => openedByLink(params.token, now));
