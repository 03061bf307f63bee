import { countView } from "@solvia/core/catalogue/stock/office-counts";
import { getCount } from "@solvia/core/contract/back-office/logistics";
import { serve } from "../../../serve/index.ts";

export const handler = serve(getCount, ({ params }) => countView(params.id));
