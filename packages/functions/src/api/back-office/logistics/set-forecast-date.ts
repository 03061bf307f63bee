import { movementView } from "@solvia/core/catalogue/stock/movement-views";
import { setForecastDate } from "@solvia/core/contract/back-office/logistics";
import { setForecast } from "@solvia/core/logistics/movements/office-acts";
import { serve } from "../../../serve/index.ts";

export const handler = serve(setForecastDate, async ({ params, body, now }) =>
  movementView(await setForecast(params.id, body.forecastOn, now)),
);
