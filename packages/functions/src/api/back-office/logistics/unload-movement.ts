import { movementView } from "@solvia/core/catalogue/stock/movement-views";
import { namedLines } from "@solvia/core/catalogue/stock/named-lines";
import { unloadMovement } from "@solvia/core/contract/back-office/logistics";
import { addUnload, unloadBooked } from "@solvia/core/logistics/movements/office-acts";
import { serve } from "../../../serve/index.ts";

export const handler = serve(unloadMovement, async ({ body, now }) => {
  if (body.act === "unload") return movementView(await unloadBooked(body.movementId, now));
  const { act: _, lines, ...said } = body;
  return movementView(await addUnload({ ...said, lines: await namedLines(lines) }, now));
});
