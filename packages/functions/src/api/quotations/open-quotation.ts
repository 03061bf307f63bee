import { openedByCustomer } from "@solvia/core/quotations/figures/opened";
import { openQuotation } from "@solvia/core/contract/quotations";
import { serve } from "../../serve/index.ts";

export const handler = serve(openQuotation, ({ user, params, now }) => openedByCustomer(user, params.id, now));
