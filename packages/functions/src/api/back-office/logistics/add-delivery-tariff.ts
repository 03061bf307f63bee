import { addDeliveryTariff } from "@solvia/core/contract/back-office/logistics";
import { addDeliveryTariff as add } from "@solvia/core/pricing/delivery/delivery-tariffs";
import { serve } from "../../../serve/index.ts";

export const handler = serve(addDeliveryTariff, ({ body, now }) => add(body, now));
