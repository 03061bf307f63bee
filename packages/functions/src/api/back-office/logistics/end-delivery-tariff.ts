import { endDeliveryTariff } from "@solvia/core/contract/back-office/logistics";
import { endDeliveryTariff as end } from "@solvia/core/pricing/delivery/delivery-tariffs";
import { serve } from "../../../serve/index.ts";

export const handler = serve(endDeliveryTariff, ({ params, body, now }) => end(params.id, body, now));
