import { correctTranslation } from "@solvia/core/catalogue/translation/correct-translation";
import { correctSeriesTranslation } from "@solvia/core/contract/back-office/catalogue";
import { serve } from "../../../serve/index.ts";

export const handler = serve(correctSeriesTranslation, ({ params, body }) =>
  correctTranslation(params.id, params.language, body),
);
