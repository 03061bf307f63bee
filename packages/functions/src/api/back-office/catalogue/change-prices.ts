import { changeGridPrices } from "@solvia/core/catalogue/prices/price-batches";
import { changePrices } from "@solvia/core/contract/back-office/catalogue";
import { serve } from "../../../serve/index.ts";

export const handler = serve(changePrices, ({ user, body, now }) => changeGridPrices(user, body, now));
