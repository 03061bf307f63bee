import { getPickingList } from "@solvia/core/contract/warehouse";
import { pickingList } from "@solvia/core/shipments/floor/picking-list";
import { serve } from "../../serve/index.ts";

export const handler = serve(getPickingList, ({ query, now }) => pickingList(query, now));
