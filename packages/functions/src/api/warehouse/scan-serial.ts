import { scanSerial } from "@solvia/core/contract/warehouse";
import { scanSerial as scan } from "@solvia/core/serials/scan/scan-serial";
import { serve } from "../../serve/index.ts";

export const handler = serve(scanSerial, ({ params, body, now }) => scan(params.id, body, now));
