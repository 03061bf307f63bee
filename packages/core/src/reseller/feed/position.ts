import { createHash } from "node:crypto";
import type { User } from "../../platform/access.ts";
import { Problem } from "../../platform/problems.ts";
import type { Instant } from "../../platform/time.ts";
import { basisOf, buyerOf } from "../../pricing/index.ts";

/** A place in the feed: when a product's last change was taken down, and which product. No two places are the same. */
export interface Position {
  at: Instant;
  productId: string;
}

/** What a reader has read up to, and by which prices. */
interface FeedCursor extends Position {
  mark: string;
  /** The last place that there was when the reader began: what had left before then they have never read. */
  begun: Instant;
}

/** As many letters of the digest as tell kinds of buyers apart. */
const markLength = 8;

/**
 * What of a reader decides the prices: another plan, shop or price of their own makes all that they read before old, though no
 * product has changed.
 */
export const priceMark = (user: User): string =>
  createHash("sha256")
    .update(JSON.stringify([buyerOf(user), basisOf(user), user.locale, user.ownPriceTypes ?? {}]))
    .digest("hex")
    .slice(0, markLength);

/** A cursor as readers pass it: (time, id), with the mark of their prices and when they began between. */
export const cursorText = ({ at, productId }: Position, mark: string, begun: Instant): string =>
  `${at}.${mark}.${begun}.${productId}`;

const form = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)\.([\da-f]{8})\.(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)\.(.*)$/;

/** A cursor that was given before. Problem: malformed-request for any other text. */
export function readCursor(text: string): FeedCursor {
  const [, at = "", mark = "", begun = "", productId = ""] = form.exec(text) ?? [];
  if (Number.isNaN(Date.parse(at)) || Number.isNaN(Date.parse(begun))) throw new Problem("malformed-request");
  return { at, mark, begun, productId };
}

/** A reader's clock may be so much ahead of ours (ms): who asks by a time alone gets what changed a little earlier too. */
const marginMs = 120_000;

/** Where to begin for all that has changed since a time: places at the time itself count. */
export const since = (time: Date): Position => ({
  at: new Date(time.getTime() - marginMs).toISOString(),
  productId: "",
});

/** The time of the next places: now, or just after the last one, where a clock stood behind. They only grow. */
export const nextAt = (last: Instant | undefined, now: Date): Instant =>
  new Date(Math.max(now.getTime(), last === undefined ? 0 : Date.parse(last) + 1)).toISOString();
