import { printShipmentsPapers } from "@solvia/core/contract/back-office/logistics";
import { papersPdf } from "@solvia/core/shipments/bulk/print-papers";
import { paperKinds } from "@solvia/core/shipments/bulk/paper-kinds";
import { serve } from "../../../serve/index.ts";

export const handler = serve(printShipmentsPapers, ({ query: { ids, kind } }) =>
  papersPdf(ids.split(","), kind ? [kind] : paperKinds),
);
