import { priceGrid } from "@solvia/core/catalogue/prices/price-grid";
import { listPrices } from "@solvia/core/contract/back-office/catalogue";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listPrices, ({ query, now }) => priceGrid(query, now));
