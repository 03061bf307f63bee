import { listQuotationRequests } from "@solvia/core/contract/quotations";
import { ownRequests } from "@solvia/core/quotations/requests/list-requests";
import { ownView } from "@solvia/core/quotations/requests/own-view";
import { serve } from "../../serve/index.ts";

export const handler = serve(listQuotationRequests, async ({ user, query }) => {
  const { items, cursor } = await ownRequests(user, query);
  return { items: await Promise.all(items.map(ownView)), cursor };
});
