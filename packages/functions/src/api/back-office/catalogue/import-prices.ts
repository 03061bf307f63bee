import { startImport } from "@solvia/core/import-export/import/start-import";
import { importPrices } from "@solvia/core/contract/back-office/catalogue";
import { formBody } from "../../../serve/form.ts";
import { serve } from "../../../serve/index.ts";

export const handler = serve(
  importPrices,
  ({ user, body, now }) => startImport(user, { ...body, kind: "prices" }, now),
  formBody,
);
