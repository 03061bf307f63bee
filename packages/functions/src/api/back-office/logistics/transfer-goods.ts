import { movementViews } from "@solvia/core/catalogue/stock/movement-views";
import { namedLines } from "@solvia/core/catalogue/stock/named-lines";
import { transferGoods } from "@solvia/core/contract/back-office/logistics";
import { transferTold } from "@solvia/core/serials/transfer-told";
import { serve } from "../../../serve/index.ts";

export const handler = serve(transferGoods, async ({ body, now }) => {
  const named = await namedLines(body.lines);
  const lines = named.map((line, at) => ({ ...line, serials: body.lines[at]?.serials }));
  return { items: await movementViews(await transferTold({ ...body, lines }, now)) };
});
