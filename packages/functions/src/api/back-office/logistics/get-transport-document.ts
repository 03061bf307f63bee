import { getTransportDocument } from "@solvia/core/contract/back-office/logistics";
import { transportDocumentPdf } from "@solvia/core/shipments/papers/paper-files";
import { serve } from "../../../serve/index.ts";

export const handler = serve(getTransportDocument, ({ params, query }) => transportDocumentPdf(params.id, query.copy));
