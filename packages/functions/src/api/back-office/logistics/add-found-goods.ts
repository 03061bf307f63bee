import { addFoundByCode, blindCount } from "@solvia/core/catalogue/stock/office-counts";
import { addFoundGoods } from "@solvia/core/contract/back-office/logistics";
import { serve } from "../../../serve/index.ts";

export const handler = serve(addFoundGoods, async ({ params, body, user, now }) => {
  await addFoundByCode(params.id, body, user.id, now);
  return blindCount(params.id);
});
