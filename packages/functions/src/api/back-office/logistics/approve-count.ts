import { countView } from "@solvia/core/catalogue/stock/office-counts";
import { approveCount } from "@solvia/core/contract/back-office/logistics";
import { approveCount as approve } from "@solvia/core/logistics/counting/approve-count";
import { serve } from "../../../serve/index.ts";

export const handler = serve(approveCount, async ({ params, body, user, now }) => {
  await approve(params.id, body.reason, user.id, now);
  return countView(params.id);
});
