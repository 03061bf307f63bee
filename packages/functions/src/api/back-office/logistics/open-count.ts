import { countView, openCount as open } from "@solvia/core/catalogue/stock/office-counts";
import { openCount } from "@solvia/core/contract/back-office/logistics";
import { serve } from "../../../serve/index.ts";

export const handler = serve(openCount, async ({ body, user, now }) => countView((await open(body, user.id, now)).id));
