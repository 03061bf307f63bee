import { removeSeriesDocument as remove } from "@solvia/core/catalogue/series/series-documents";
import { removeSeriesDocument } from "@solvia/core/contract/back-office/catalogue";
import { serve } from "../../../serve/index.ts";

export const handler = serve(removeSeriesDocument, ({ user, params: { id, index }, query: { url }, now }) =>
  remove(user, id, { index, url }, now),
);
