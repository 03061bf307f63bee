import { editedText } from "@solvia/core/content/wording/edit-text";
import { getBackOfficePlainText } from "@solvia/core/contract/back-office/content-crm";
import { serve } from "../../../serve/index.ts";

export const handler = serve(getBackOfficePlainText, ({ params, query }) =>
  editedText(params.id, query.language, query.version),
);
