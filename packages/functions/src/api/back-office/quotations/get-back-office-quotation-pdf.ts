import { officePdf } from "@solvia/core/quotations/paper/own-pdf";
import { getBackOfficeQuotationPdf } from "@solvia/core/contract/back-office/quotations";
import { serve } from "../../../serve/index.ts";

export const handler = serve(getBackOfficeQuotationPdf, ({ user, params, query }) =>
  officePdf(user, params.id, query.version),
);
