import { correctPublication } from "@solvia/core/publications/translate-publication";
import { correctPublicationTranslation } from "@solvia/core/contract/back-office/content-crm";
import { serve } from "../../../serve/index.ts";

export const handler = serve(correctPublicationTranslation, ({ params, body }) =>
  correctPublication(params.id, params.language, body),
);
