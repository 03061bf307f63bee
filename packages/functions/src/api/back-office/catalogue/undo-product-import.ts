import { undoImport } from "@solvia/core/import-export/import/continue-import";
import { undoProductImport } from "@solvia/core/contract/back-office/catalogue-import";
import { serve } from "../../../serve/index.ts";

export const handler = serve(undoProductImport, ({ user, params, now }) => undoImport(user, params.id, now));
