import { getDamagePage } from "@solvia/core/contract/shipments";
import { damagePage } from "@solvia/core/shipments/damage/damage-page";
import { serve } from "../../serve/index.ts";

export const handler = serve(getDamagePage, ({ params, now }) => damagePage(params.token, now));
