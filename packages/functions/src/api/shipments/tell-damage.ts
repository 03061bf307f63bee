import { tellDamage } from "@solvia/core/contract/shipments";
import { damagePage } from "@solvia/core/shipments/damage/damage-page";
import { tellDamage as tell } from "@solvia/core/shipments/damage/tell-damage";
import { serve } from "../../serve/index.ts";

export const handler = serve(tellDamage, async ({ params, body, now }) => {
  await tell(params.token, body, now);
  return damagePage(params.token, now);
});
