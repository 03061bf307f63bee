import { importJob } from "@solvia/core/import-export/import/start-import";
import { getProductImport } from "@solvia/core/contract/back-office/catalogue-import";
import { serve } from "../../../serve/index.ts";

export const handler = serve(getProductImport, ({ params }) => importJob(params.id));
