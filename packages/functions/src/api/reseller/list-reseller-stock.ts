import { listResellerStock } from "@solvia/core/contract/reseller";
import { stockEntryView } from "@solvia/core/reseller/feed/feed-view";
import { partsOf, withPartNumbers } from "@solvia/core/reseller/feed/part-numbers";
import { readFeed } from "@solvia/core/reseller/feed/read-feed";
import { feedReply } from "../../serve/feed-reply.ts";
import { serveReseller } from "../../serve/reseller.ts";

export const handler = serveReseller(listResellerStock, async ({ reseller, query, now, headers }) => {
  const { entries, hasMore, cursor } = await readFeed(reseller.user, query);
  const items = await withPartNumbers(partsOf(reseller), entries, (entry) => stockEntryView(entry, now));
  return feedReply({ items, hasMore, cursor }, { about: "stock", format: query.format, headers });
});
