import { countGoods } from "@solvia/core/contract/back-office/logistics";
import { blind } from "@solvia/core/catalogue/stock/office-counts";
import { countLine } from "@solvia/core/logistics/counting/count-goods";
import { serve } from "../../../serve/index.ts";

export const handler = serve(countGoods, async ({ params, body, user, now }) => {
  const { counted, countedOn, startedOn, ...said } = body;
  const found = { pieces: counted, on: countedOn, from: startedOn, ...said };
  return blind(await countLine(params.id, params.productId, found, user.id, now));
});
