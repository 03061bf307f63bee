import { sharedPdf } from "@solvia/core/quotations/paper/own-pdf";
import { getSharedQuotationPdf } from "@solvia/core/contract/quotations";
import { serve } from "../../serve/index.ts";

export const handler = serve(getSharedQuotationPdf, ({ params, now }) => sharedPdf(params.token, now));
