import { confirmImport } from "@solvia/core/import-export/import/continue-import";
import { confirmProductImport } from "@solvia/core/contract/back-office/catalogue-import";
import { serve } from "../../../serve/index.ts";

export const handler = serve(confirmProductImport, ({ user, params, body, now }) =>
  confirmImport(user, params.id, body, now),
);
