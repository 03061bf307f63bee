import { getResellerProduct } from "@solvia/core/contract/reseller";
import { soldView } from "@solvia/core/reseller/feed/feed-view";
import { withPartNumbers } from "@solvia/core/reseller/feed/part-numbers";
import { readProduct } from "@solvia/core/reseller/feed/read-feed";
import { serveReseller } from "../../serve/reseller.ts";

export const handler = serveReseller(getResellerProduct, async ({ reseller: { user }, params, query, now }) => {
  const entry = await readProduct(user, params.productCode, now);
  const [view] = await withPartNumbers(user.id, [entry], (one) =>
    soldView(one, { user, now, trace: query.trace === "true" }),
  );
  return view!;
});
