import { priceBatches } from "@solvia/core/catalogue/prices/price-batches";
import { listPriceBatches } from "@solvia/core/contract/back-office/catalogue";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listPriceBatches, ({ query }) => priceBatches(query));
