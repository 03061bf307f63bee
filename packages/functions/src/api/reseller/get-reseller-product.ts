import { getResellerProduct } from "@solvia/core/contract/reseller";
import { soldView } from "@solvia/core/reseller/feed/feed-view";
import { partsOf, withPartNumbers } from "@solvia/core/reseller/feed/part-numbers";
import { readProduct } from "@solvia/core/reseller/feed/read-feed";
import { serveReseller } from "../../serve/reseller.ts";

export const handler = serveReseller(getResellerProduct, async ({ reseller, params, query, now }) => {
  const entry = await readProduct(reseller.user, params.productCode, now);
  const [view] = await withPartNumbers(partsOf(reseller), [entry], (one) =>
    soldView(one, { user: reseller.user, now, trace: query.trace === "true" }),
  );
  return view!;
});
