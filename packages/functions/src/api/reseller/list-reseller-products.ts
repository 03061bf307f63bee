import { listResellerProducts } from "@solvia/core/contract/reseller";
import { entryView } from "@solvia/core/reseller/feed/feed-view";
import { partsOf, withPartNumbers } from "@solvia/core/reseller/feed/part-numbers";
import { readFeed } from "@solvia/core/reseller/feed/read-feed";
import { feedReply } from "../../serve/feed-reply.ts";
import { serveReseller } from "../../serve/reseller.ts";

export const handler = serveReseller(listResellerProducts, async ({ reseller, query, now, headers }) => {
  const { entries, hasMore, cursor } = await readFeed(reseller.user, query);
  const reader = { user: reseller.user, now, trace: query.trace === "true" };
  const items = await withPartNumbers(partsOf(reseller), entries, (entry) => entryView(entry, reader));
  return feedReply({ items, hasMore, cursor }, { about: "products", format: query.format, headers });
});
