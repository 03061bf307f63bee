import { chooseColumns } from "@solvia/core/import-export/import/continue-import";
import { chooseImportColumns } from "@solvia/core/contract/back-office/catalogue-import";
import { serve } from "../../../serve/index.ts";

export const handler = serve(chooseImportColumns, ({ user, params, body, now }) =>
  chooseColumns(user, params.id, body, now),
);
