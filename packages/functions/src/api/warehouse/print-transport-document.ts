import { printTransportDocument } from "@solvia/core/contract/warehouse";
import { transportDocumentPdf } from "@solvia/core/shipments/papers/paper-files";
import { serve } from "../../serve/index.ts";

export const handler = serve(printTransportDocument, ({ params }) => transportDocumentPdf(params.id, "travelling"));
