import { startExport } from "@solvia/core/import-export/export/start-export";
import { exportPrices } from "@solvia/core/contract/back-office/catalogue-export";
import { serve } from "../../../serve/index.ts";

export const handler = serve(exportPrices, ({ user, body, now }) =>
  startExport(user, { kind: "prices", ...body }, now),
);
