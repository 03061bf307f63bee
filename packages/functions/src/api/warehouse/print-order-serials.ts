import { printOrderSerials } from "@solvia/core/contract/warehouse";
import { serialsOfOrder, serialsPdf } from "@solvia/core/shipments/papers/serial-list";
import { serve } from "../../serve/index.ts";

export const handler = serve(printOrderSerials, async ({ params }) => serialsPdf(await serialsOfOrder(params.id)));
