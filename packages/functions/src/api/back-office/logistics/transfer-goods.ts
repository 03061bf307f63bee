import { movementViews } from "@solvia/core/catalogue/stock/movement-views";
import { namedLines } from "@solvia/core/catalogue/stock/named-lines";
import { transferGoods } from "@solvia/core/contract/back-office/logistics";
import { transferGoods as transfer } from "@solvia/core/logistics/movements/office-acts";
import { serve } from "../../../serve/index.ts";

export const handler = serve(transferGoods, async ({ body, now }) => ({
  items: await movementViews(await transfer({ ...body, lines: await namedLines(body.lines) }, now)),
}));
