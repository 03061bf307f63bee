import { startImport } from "@solvia/core/import-export/import/start-import";
import { importProducts } from "@solvia/core/contract/back-office/catalogue-import";
import { formBody } from "../../../serve/form.ts";
import { serve } from "../../../serve/index.ts";

export const handler = serve(importProducts, ({ user, body, now }) => startImport(user, body, now), formBody);
