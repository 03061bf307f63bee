import { seriesTranslations } from "@solvia/core/catalogue/translation/correct-translation";
import { listSeriesTranslations } from "@solvia/core/contract/back-office/catalogue";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listSeriesTranslations, ({ params }) => seriesTranslations(params.id));
