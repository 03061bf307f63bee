import { addSeriesDocument as add } from "@solvia/core/catalogue/series/series-documents";
import { addSeriesDocument } from "@solvia/core/contract/back-office/catalogue";
import { formBody } from "../../../serve/form.ts";
import { serve } from "../../../serve/index.ts";

export const handler = serve(
  addSeriesDocument,
  ({ user, params, body, now }) => add(user, params.id, body, now),
  formBody,
);
