import { countView } from "@solvia/core/catalogue/stock/office-counts";
import { sendBackCount } from "@solvia/core/contract/back-office/logistics";
import { sendBack } from "@solvia/core/logistics/counting/approve-count";
import { serve } from "../../../serve/index.ts";

export const handler = serve(sendBackCount, async ({ params, body }) => {
  await sendBack(params.id, body.productIds);
  return countView(params.id);
});
