import { correctProductTexts } from "@solvia/core/catalogue/translation/product-translations";
import { correctProductTranslation } from "@solvia/core/contract/back-office/catalogue";
import { serve } from "../../../serve/index.ts";

export const handler = serve(correctProductTranslation, ({ params, body }) =>
  correctProductTexts(params.id, params.language, body),
);
