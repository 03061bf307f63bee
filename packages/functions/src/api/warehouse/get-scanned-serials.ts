import { getScannedSerials } from "@solvia/core/contract/warehouse";
import { scannedSerials } from "@solvia/core/serials/scan/scanned-serials";
import { serve } from "../../serve/index.ts";

export const handler = serve(getScannedSerials, ({ params, query }) => scannedSerials(params.id, query));
