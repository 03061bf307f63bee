import { startExport } from "@solvia/core/import-export/export/start-export";
import { exportProducts } from "@solvia/core/contract/back-office/catalogue-export";
import { serve } from "../../../serve/index.ts";

export const handler = serve(exportProducts, ({ user, body, now }) =>
  startExport(user, { kind: "products", ...body }, now),
);
