import * as z from "zod";
import { Id } from "../text/typed.ts";

const ids = z.array(Id);
const key = z.string().min(1);

/** What Amazon SES found of a check (its documentation of receiving, "Contents of notifications"). */
const verdict = z.object({ status: z.enum(["PASS", "FAIL", "GRAY", "PROCESSING_FAILED", "DISABLED"]) });

const addressed = z.array(z.object({ emailAddress: key }));

/** Messages of queues that tell no event but what is old, many at once: what each says, and what is read of it. */
export const bulkMessages = {
  /** Whose document may be another, and whose own page is old whatever the index says. */
  "search-index": z.object({ productIds: ids, pagesOf: ids }),
  /** Which resellers may read otherwise. */
  "reseller-feed": z.object({ productIds: ids }),
  "user-directory": z.object({ userId: Id }),
  /** Whose order may count for something else. */
  milestones: z.object({ orderId: Id }),
  /** Which may count for something else in its customer's figures. */
  "customer-figures": z.object({ orderId: Id }),
  /** Which may count for something else in the figures. */
  "quotation-figures": z.object({ quotationId: Id }),
  /** Which may count for something else in the house's figures. */
  figures: z.object({ kind: z.enum(["order", "user", "return", "ticket"]), id: Id }),
  /** Of which what was promised may have come, or was. */
  "kept-promises": z.object({ kind: z.enum(["order", "purchase"]), id: Id }),
  /**
   * Of products that pieces can be sold again, that some have come into a warehouse, or that their reviews are others; or that pieces are kept for these
   * orders from now on, wherever they lie.
   */
  "product-news": z.union([
    z.object({ productIds: ids, about: z.enum(["stock", "arrived", "reviews"]) }),
    z.object({ orderIds: ids, about: z.literal("kept") }),
  ]),
  /**
   * Products whose pages are old, one that is not shown and what it was if it was shown, a kit or a publication that changed, a series
   * whose translations did, or one page alone.
   */
  pages: z.union([
    z.object({ productIds: ids }),
    z.object({
      gone: z.object({
        id: Id,
        about: z.object({ name: z.string(), brand: z.string(), category: z.string() }).optional(),
      }),
    }),
    z.object({ kitId: Id }),
    z.object({ seriesId: Id }),
    z.object({ publicationId: Id }),
    z.object({ page: key }),
  ]),
  /** What Amazon SES says of a mail that it has laid into the private bucket. */
  "incoming-mail": z.object({
    mail: z.object({ messageId: key, source: z.string() }),
    receipt: z.object({
      recipients: z.array(z.string()),
      spamVerdict: verdict,
      virusVerdict: verdict,
      spfVerdict: verdict,
      dkimVerdict: verdict,
      dmarcVerdict: verdict,
      action: z.object({ objectKey: key }),
    }),
  }),
  /** What Amazon SES tells of a mail that was sent (its documentation, "Contents of event data"); the tags are ours. */
  "mail-outcomes": z.object({
    eventType: key,
    mail: z.object({ tags: z.record(z.string(), z.array(z.string())).default({}) }),
    bounce: z.object({ bounceType: key, bouncedRecipients: addressed }).optional(),
    complaint: z.object({ complaintFeedbackType: z.string().optional(), complainedRecipients: addressed }).optional(),
  }),
  /** Lists that are old, and products whose kits are. */
  "list-pages": z.object({ pages: z.array(key), productIds: ids }),
} as const;

export type BulkQueue = keyof typeof bulkMessages;
export type BulkMessage<Q extends BulkQueue> = z.output<(typeof bulkMessages)[Q]>;

/** A message of a queue as what it is. Throws, in words for whoever looks at the dead letters, where it is something else. */
export function readBulk<Q extends BulkQueue>(queue: Q, body: string): BulkMessage<Q> {
  const { success, data, error } = bulkMessages[queue].safeParse(JSON.parse(body));
  if (success) return data as BulkMessage<Q>;
  const wrong = error.issues.map(({ path, message }) => `${path.join(".") || "message"}: ${message}`).join("; ");
  throw new Error(`The queue ${queue} is told something else: ${wrong}`);
}
