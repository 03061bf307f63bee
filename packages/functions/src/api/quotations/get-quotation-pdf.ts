import { customerPdf } from "@solvia/core/quotations/paper/own-pdf";
import { getQuotationPdf } from "@solvia/core/contract/quotations";
import { serve } from "../../serve/index.ts";

export const handler = serve(getQuotationPdf, ({ user, params, query }) => customerPdf(user, params.id, query.version));
