import { exportJob } from "@solvia/core/import-export/export/start-export";
import { getExport } from "@solvia/core/contract/back-office/catalogue-export";
import { serve } from "../../../serve/index.ts";

export const handler = serve(getExport, ({ params, now }) => exportJob(params.id, now));
