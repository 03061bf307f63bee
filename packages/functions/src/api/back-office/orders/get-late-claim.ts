import { getLateClaim } from "@solvia/core/contract/back-office/orders";
import { lateClaim } from "@solvia/core/orders/lateness/late-claim";
import { loadOrder } from "@solvia/core/orders/stored-order";
import { romeDate } from "@solvia/core/platform/time";
import { serve } from "../../../serve/index.ts";

export const handler = serve(getLateClaim, async ({ params, query: { on, referenceRate }, now }) =>
  lateClaim(await loadOrder(params.id), on ?? romeDate(now), referenceRate),
);
