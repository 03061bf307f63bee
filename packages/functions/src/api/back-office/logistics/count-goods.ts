import { countGoods } from "@solvia/core/contract/back-office/logistics";
import { blind } from "@solvia/core/catalogue/stock/office-counts";
import { countLine } from "@solvia/core/logistics/counting/count-goods";
import { serve } from "../../../serve/index.ts";

export const handler = serve(countGoods, async ({ params, body, user, now }) =>
  blind(await countLine(params.id, params.productId, { pieces: body.counted, on: body.countedOn }, user.id, now)),
);
