import { movementView } from "@solvia/core/catalogue/stock/movement-views";
import { namedLines } from "@solvia/core/catalogue/stock/named-lines";
import { loadMovement } from "@solvia/core/contract/back-office/logistics";
import { addLoad } from "@solvia/core/logistics/movements/office-acts";
import { receiveGoods } from "@solvia/core/purchases/receive-goods";
import { serve } from "../../../serve/index.ts";

export const handler = serve(loadMovement, async ({ body, now }) => {
  if (body.act === "receive") return movementView(await receiveGoods(body.movementId, body, "back-office", now));
  const { act: _, lines, ...said } = body;
  return movementView(await addLoad({ ...said, lines: await namedLines(lines) }, now));
});
