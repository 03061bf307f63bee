import { countView } from "@solvia/core/catalogue/stock/office-counts";
import { cancelCount } from "@solvia/core/contract/back-office/logistics";
import { cancelCount as cancel } from "@solvia/core/logistics/counting/approve-count";
import { serve } from "../../../serve/index.ts";

export const handler = serve(cancelCount, async ({ params, body, user, now }) => {
  await cancel(params.id, body.reason, user.id, now);
  return countView(params.id);
});
