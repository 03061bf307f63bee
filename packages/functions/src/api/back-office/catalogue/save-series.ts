import { saveEditedSeries } from "@solvia/core/catalogue/series/save-edited-series";
import { saveSeries } from "@solvia/core/contract/back-office/catalogue";
import { formBody } from "../../../serve/form.ts";
import { serve } from "../../../serve/index.ts";

export const handler = serve(saveSeries, ({ user, body, now }) => saveEditedSeries(user, body, now), formBody);
