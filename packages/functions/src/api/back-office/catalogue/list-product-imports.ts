import { listImports } from "@solvia/core/import-export/import/list-imports";
import { listProductImports } from "@solvia/core/contract/back-office/catalogue-import";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listProductImports, ({ query }) => listImports(query));
