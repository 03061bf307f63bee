import { listOrderSerials } from "@solvia/core/contract/warehouse";
import { serialsOfOrder, serialsView } from "@solvia/core/shipments/papers/serial-list";
import { serve } from "../../serve/index.ts";

export const handler = serve(listOrderSerials, async ({ params }) => serialsView(await serialsOfOrder(params.id)));
