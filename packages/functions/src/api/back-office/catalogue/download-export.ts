import { exportedFile } from "@solvia/core/import-export/export/start-export";
import { downloadExport } from "@solvia/core/contract/back-office/catalogue-export";
import { serve } from "../../../serve/index.ts";

export const handler = serve(downloadExport, ({ query, now }) => exportedFile(query.id, now));
