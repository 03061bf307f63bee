import { resolveDamageClaim } from "@solvia/core/contract/back-office/logistics";
import { officeClaim } from "@solvia/core/shipments/damage/list-claims";
import { resolveClaim } from "@solvia/core/shipments/damage/resolve-claim";
import { serve } from "../../../serve/index.ts";

export const handler = serve(resolveDamageClaim, async ({ params: { id, claimId }, body, now }) =>
  officeClaim(await resolveClaim(id, claimId, body, now), now),
);
