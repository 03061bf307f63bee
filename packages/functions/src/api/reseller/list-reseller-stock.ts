import { listResellerStock } from "@solvia/core/contract/reseller";
import { stockEntryView } from "@solvia/core/reseller/feed/feed-view";
import { withPartNumbers } from "@solvia/core/reseller/feed/part-numbers";
import { readFeed } from "@solvia/core/reseller/feed/read-feed";
import { feedReply } from "../../serve/feed-reply.ts";
import { serveReseller } from "../../serve/reseller.ts";

export const handler = serveReseller(listResellerStock, async ({ reseller: { user }, query, now, headers }) => {
  const { entries, hasMore, cursor } = await readFeed(user, query);
  const items = await withPartNumbers(user.id, entries, (entry) => stockEntryView(entry, now));
  return feedReply({ items, hasMore, cursor }, { about: "stock", format: query.format, headers });
});
