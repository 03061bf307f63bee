import { listShipmentDamage } from "@solvia/core/contract/back-office/logistics";
import { claimsOfShipment } from "@solvia/core/shipments/damage/list-claims";
import { serve } from "../../../serve/index.ts";

export const handler = serve(listShipmentDamage, async ({ params, now }) => ({
  items: await claimsOfShipment(params.id, now),
}));
