import { undoScan } from "@solvia/core/contract/warehouse";
import { undoScan as undo } from "@solvia/core/serials/scan/undo-scan";
import { serve } from "../../serve/index.ts";

export const handler = serve(undoScan, ({ params, query, now }) => undo(params.id, query.productId, now));
