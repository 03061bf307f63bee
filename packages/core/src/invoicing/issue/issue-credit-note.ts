import type { Cents } from "../../platform/money.ts";
import { Problem } from "../../platform/problems.ts";
import { romeDate, type CivilDate } from "../../platform/time.ts";
import type { Order } from "../../orders/index.ts";
import { creditedNow, creditNoteOf, type Credited } from "../rules/credit-note.ts";
import { issueFor } from "./issue.ts";
import { loadDocument } from "../load-document.ts";
import { livingInvoices, openTotal } from "../rules/invoiced.ts";
import { isUnanswered, isUnissued } from "../rules/resend.ts";
import type { Parties } from "../rules/invoice-of.ts";

interface Wish {
  what: Credited;
  /** What its customer reads. */
  reason: string;
  /** How many documents the order had as the clerk saw it: whoever was quicker has to be seen first. */
  seen?: number;
  /** What it must come to, cents; another sum by now is a version-conflict. */
  total?: number;
  /** The step of a correction that it is: issued once, however often it is asked for. */
  cause?: string;
  /** Cents that its correction sends back. */
  sentBack?: Cents;
  /** Whether its pieces are none that a withdrawal of the order is of. */
  apart?: (order: Order) => boolean;
  /** What of the money that came it asks for no more is due back at once: of one that is no step of a correction, which sends it back. */
  releases?: boolean;
}

/**
 * Issues a credit note of an order, dated today. Of two at once one is told. Problems: not-found, version-conflict, not-invoiced,
 * invoice-discarded, invoice-unanswered where nobody asked of a correction that is under way takes all back, credit-beyond-invoice, nothing-to-credit,
 * document-refused.
 */
export const issueCreditNote = (
  orderId: string,
  { what, reason, seen, total, cause, sentBack, apart, releases = cause === undefined }: Wish,
  now: Date,
): Promise<Order> =>
  issueFor(
    orderId,
    async (order) => {
      if (cause && order.invoices?.some((one) => one.cause === cause)) return undefined;
      if (seen !== undefined && (order.invoices?.length ?? 0) !== seen) throw new Problem("version-conflict");
      const unasked = cause === undefined && takesAll(order, what);
      const parties = await partiesInvoiced(order, unasked ? { answeredOn: romeDate(now) } : {});
      const draft = creditNoteOf(order, what, reason, parties);
      if (total !== undefined && draft.total !== total) throw new Problem("version-conflict");
      const pieces = "pieces" in what ? creditedNow(order, what.pieces) : undefined;
      return { draft, cause, sentBack, releases, operationOn: romeDate(now), pieces, apart: apart?.(order) };
    },
    now,
  );

/** Whether it takes back all that is left: others may follow in its place. */
export const takesAll = (order: Order, what: Credited): boolean =>
  "all" in what || ("amount" in what && what.amount === openTotal(order));

/**
 * Whom the last invoice names, as it named them: a credit note takes off what that buyer was charged. Of what takes all back `answeredOn` is the day on
 * which the exchange has to have answered of each (`isUnanswered`). Problems: not-invoiced, invoice-discarded, invoice-unanswered.
 */
export async function partiesInvoiced(
  order: Order,
  { answeredOn }: { answeredOn?: CivilDate | undefined } = {},
): Promise<Parties> {
  const documents = await Promise.all(livingInvoices(order).map(({ id }) => loadDocument(id)));
  const last = documents.at(-1);
  if (!last) throw new Problem("not-invoiced");
  const discarded = documents.find(isUnissued);
  if (discarded) throw new Problem("invoice-discarded", { number: discarded.content.number });
  const silent = answeredOn && documents.find((one) => isUnanswered(one, answeredOn));
  if (silent) throw new Problem("invoice-unanswered", { number: silent.content.number });
  const { seller, buyer, recipient } = last.content;
  return { seller, buyer, recipient };
}
