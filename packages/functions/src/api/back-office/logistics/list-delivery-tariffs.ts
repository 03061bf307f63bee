import { listDeliveryTariffs } from "@solvia/core/contract/back-office/logistics";
import { listDeliveryTariffs as list } from "@solvia/core/pricing/delivery/delivery-tariffs";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listDeliveryTariffs, ({ query, now }) => list(query, now));
