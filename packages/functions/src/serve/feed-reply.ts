import { contentTypes, etagOf, formatOf, hasIt, writtenAs, type FedEntry } from "@solvia/core/reseller/feed/written";
import type { FeedFormat } from "@solvia/core/reseller/feed/formats";
import { reply } from "./call.ts";

interface Page<T> {
  items: T[];
  hasMore: boolean;
  cursor: string | null;
}

interface Asked {
  about: "products" | "stock";
  format: FeedFormat | undefined;
  headers: Readonly<Record<string, string | undefined>>;
}

/**
 * A page of the feed in the form that is asked for, with where to go on in its headers too (NDJSON and CSV have no other place for it), and
 * its tag; 304 without a body for who has it already.
 */
export function feedReply<T extends FedEntry>(page: Page<T>, { about, format, headers }: Asked) {
  const form = formatOf(format, headers["accept"]);
  const text = form === "json" ? JSON.stringify(page) : writtenAs(form, page.items, about);
  const etag = etagOf(`${form} ${page.cursor ?? ""} ${String(page.hasMore)} ${text}`);
  const known = hasIt(headers["if-none-match"], etag);
  return reply(page, {
    ...(known && { statusCode: 304 }),
    ...((known || form !== "json") && { written: known ? "" : text }),
    headers: {
      "content-type": contentTypes[form],
      "cache-control": "private, no-cache",
      vary: "authorization, accept",
      etag,
      "x-has-more": String(page.hasMore),
      ...(page.cursor !== null && { "x-next-cursor": page.cursor }),
    },
  });
}
