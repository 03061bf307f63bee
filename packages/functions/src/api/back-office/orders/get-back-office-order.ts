import { fullOrder } from "@solvia/core/orders/back-office";
import { loadOrder } from "@solvia/core/orders/stored-order";
import { getBackOfficeOrder } from "@solvia/core/contract/back-office/orders";
import { serve } from "../../../serve/index.ts";

export const handler = serve(getBackOfficeOrder, async ({ params, now }) => fullOrder(await loadOrder(params.id), now));
