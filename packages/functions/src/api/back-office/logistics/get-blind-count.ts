import { blindCount } from "@solvia/core/catalogue/stock/office-counts";
import { getBlindCount } from "@solvia/core/contract/back-office/logistics";
import { serve } from "../../../serve/index.ts";

export const handler = serve(getBlindCount, ({ params }) => blindCount(params.id));
