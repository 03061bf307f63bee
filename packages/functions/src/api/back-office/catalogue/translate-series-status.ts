import { translationStatus } from "@solvia/core/catalogue/translation/start-translation";
import { translateSeriesStatus } from "@solvia/core/contract/back-office/catalogue";
import { serve } from "../../../serve/index.ts";

export const handler = serve(translateSeriesStatus, ({ params }) => translationStatus(params.id));
