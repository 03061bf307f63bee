import {
  awaitsReview,
  isForBody,
  leftOfLines,
  lineName,
  loadOrder,
  receiptsOf,
  type Order,
} from "../../orders/index.ts";
import { Problem } from "../../platform/problems.ts";
import { romeDate } from "../../platform/time.ts";
import { loadDocument } from "../load-document.ts";
import { usedCouponsOf } from "../corrections/coupons-of-withdrawn.ts";
import { correctionsOf } from "../corrections/correction.table.ts";
import { withNames } from "../corrections/who-corrected.ts";
import { hasRefunds, withStillDue } from "../corrections/still-due.ts";
import { documentDetail } from "../finding/views.ts";
import { invoiceOf, isPublicBody, type Parties } from "../rules/invoice-of.ts";
import { goodsInvoice, standsSplit, livingInvoices, openTotal, returnedPieces } from "../rules/invoiced.ts";
import { dateOf, nextDocument, seriesOf, type Next } from "../rules/next-document.ts";
import { isUnanswered, isUnissued, resendUntil } from "../rules/resend.ts";
import { refusalsOf } from "../xml/pre-flight.ts";
import { lastOf } from "./counters.ts";
import { partiesOf, type Corrections } from "./parties.ts";

const reasons = ["order-ended", "already-invoiced", "nothing-to-invoice", "vat-certificate-pending"] as const;
type Why = (typeof reasons)[number];

function dueNext(order: Order, { recipient }: Parties, now: Date): Next | Why {
  try {
    const next = nextDocument(order, romeDate(now), isPublicBody(recipient));
    // It would be refused: at which rate it is taxed isn't decided.
    return awaitsReview(order) ? "vat-certificate-pending" : next;
  } catch (error) {
    const why = error instanceof Problem ? reasons.find((reason) => reason === error.code) : undefined;
    if (why) return why;
    throw error;
  }
}

/** The document as it would be issued now, and what the exchange would refuse of it. */
async function previewOf(order: Order, next: Next, parties: Parties, now: Date) {
  const draft = invoiceOf(order, next, parties);
  const { lastOn } = await lastOf(seriesOf("invoice", next.operationOn));
  const date = dateOf(next.operationOn, lastOn);
  const { type, total, groups, buyer, recipient } = draft;
  return {
    type,
    total,
    date,
    groups,
    buyer,
    recipient,
    refusals: refusalsOf({ ...draft, date }, { today: romeDate(now), split: isForBody(order) || standsSplit(order) }),
  };
}

/** What credit notes can still take back; nothing of an order without invoices. */
function creditableOf(order: Order) {
  const total = openTotal(order);
  if (total === 0) return undefined;
  const left = goodsInvoice(order) ? leftOfLines(order.lines, returnedPieces(order)) : [];
  return { total, pieces: left.map((one) => ({ ...one, name: lineName(order.lines, one.productId) })) };
}

/** Nothing is invoiced whole while one of the documents was never issued. */
const whyNone = (why: Why, discarded: object | undefined) => (why === "already-invoiced" && discarded ? {} : { why });

/** All that the office asks before it issues a document of an order. Problem: not-found. */
export async function invoicingOf(orderId: string, corrections: Corrections, now: Date) {
  const order = await loadOrder(orderId);
  const documents = await Promise.all((order.invoices ?? []).map(({ id }) => loadDocument(id)));
  const living = new Set(livingInvoices(order).map(({ id }) => id));
  // Also one that was credited before the exchange had answered, and a credit note: what the others come to is wrong while it isn't issued.
  const discarded = documents.find((one) => living.has(one.id) && isUnissued(one)) ?? documents.find(isUnissued);
  const unanswered = documents.find((one) => living.has(one.id) && isUnanswered(one, romeDate(now)));
  const lasts = discarded && resendUntil(discarded);
  const parties = await partiesOf(order, corrections);
  const next = dueNext(order, parties, now);
  const known = await correctionsOf(orderId);
  const usedCoupons = await usedCouponsOf(order, known);
  return {
    corrections: withStillDue(await withNames(known), known.some(hasRefunds) ? await receiptsOf(order) : []),
    usedCoupons: usedCoupons.map(({ code, worth }) => ({ code, worth })),
    documents: documents.map((one) => documentDetail(one, now)),
    ...(typeof next === "string" ? whyNone(next, discarded) : { next: await previewOf(order, next, parties, now) }),
    creditable: creditableOf(order),
    unanswered: unanswered?.content.number,
    discarded: discarded && {
      number: discarded.content.number,
      resendUntil: lasts !== undefined && lasts >= romeDate(now) ? lasts : undefined,
    },
  };
}
