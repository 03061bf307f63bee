import { listImportRows } from "@solvia/core/import-export/import/list-import-rows";
import { listProductImportRows } from "@solvia/core/contract/back-office/catalogue-import";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listProductImportRows, ({ params, query }) => listImportRows(params.id, query));
