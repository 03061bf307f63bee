import { translateSeries as translate } from "@solvia/core/catalogue/translation/start-translation";
import { translateSeries } from "@solvia/core/contract/back-office/catalogue";
import { serve } from "../../../serve/index.ts";

export const handler = serve(translateSeries, ({ params, user, now }) => translate(user, params.id, now));
