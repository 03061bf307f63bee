import { tellDamage } from "@solvia/core/contract/shipments";
import { damagePage } from "@solvia/core/shipments/damage/damage-page";
import { tellDamage as tell } from "@solvia/core/shipments/damage/tell-damage";
import { serve } from "../../serve/index.ts";

export const handler = serve(tellDamage, async ({ params, body, ip, now }) => {
  await tell(params.token, body, now, ip);
  return damagePage(params.token, now);
});
