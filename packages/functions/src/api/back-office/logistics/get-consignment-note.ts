import { getConsignmentNote } from "@solvia/core/contract/back-office/logistics";
import { consignmentNotePdf } from "@solvia/core/shipments/papers/paper-files";
import { serve } from "../../../serve/index.ts";

export const handler = serve(getConsignmentNote, ({ params, query }) => consignmentNotePdf(params.id, query.copy));
