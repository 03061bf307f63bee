import { printPickingList } from "@solvia/core/contract/warehouse";
import { drawPicking } from "@solvia/core/shipments/floor/draw-picking";
import { pickingList } from "@solvia/core/shipments/floor/picking-list";
import { serve } from "../../serve/index.ts";

export const handler = serve(printPickingList, async ({ query: { ids, language, ...query }, now }) =>
  drawPicking(await pickingList({ ...query, ids: ids?.split(",") }, now), language, now),
);
