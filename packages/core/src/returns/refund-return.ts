import {
  beginCorrection,
  correctionPlan,
  correctionsOf,
  creditBeyond,
  creditBeyondOf,
  isOver,
  resumeCorrection,
  type Correction,
  type CorrectionStep,
} from "../invoicing/index.ts";
import {
  askedFor,
  goodsInvoice,
  isCredit,
  leftAt,
  loadOrder,
  receiptId,
  receiptsOf,
  refundOnce,
  returnedPieces,
  stillSold,
  takenIn,
  totalOf,
  withPieces,
  withUnbilled,
  type Order,
} from "../orders/index.ts";
import { readIban, refundableOf, wayOf, type Receipt } from "../payments/index.ts";
import { sumOf, type Cents } from "../platform/money.ts";
import { Problem } from "../platform/problems.ts";
import { untilWritten } from "../platform/storing/until-written.ts";
import { instant } from "../platform/time.ts";
import { returnChanged } from "./events.ts";
import { returnMachine } from "./return-machine.ts";
import { receivedPieces, refundReason, type ReturnRefund, type ReturnRequest } from "./return-request.ts";
import { loadReturn, writeReturn } from "./stored-return.ts";

/** The pieces that came back and that no credit note has taken off yet: some may have been credited beside the request. */
const uncredited = (order: Order, { lines }: Pick<ReturnRequest, "lines">) => {
  let credited = returnedPieces(order);
  return receivedPieces(lines).flatMap((one) => {
    const line = order.lines.find(({ productId }) => productId === one.productId);
    if (!line) return [];
    const own = takenIn(credited, one.productId);
    const open = one.unit === undefined ? one.quantity : leftAt(line, own, one.unit);
    const quantity = Math.min(one.quantity, open, line.quantity - own.all);
    if (quantity <= 0) return [];
    const left = { ...one, quantity };
    credited = withPieces(credited, [left]);
    return [left];
  });
};

/** The last credit note of pieces that came back. */
const noteOf = ({ invoices = [] }: Order, { lines }: Pick<ReturnRequest, "lines">): string | undefined => {
  const came = new Set(receivedPieces(lines).map(({ productId }) => productId));
  return invoices.findLast(
    ({ type, pieces = [] }) => isCredit(type) && pieces.some(({ productId }) => came.has(productId)),
  )?.number;
};

/** The note that had credited all of its pieces before; undefined where some are left to credit, or cost nothing. */
const creditedBefore = (order: Order, request: Pick<ReturnRequest, "lines">): string | undefined =>
  uncredited(order, request).length === 0 ? noteOf(order, request) : undefined;

const wishOf = (order: Order, request: ReturnRequest) => ({
  kind: "return" as const,
  reason: refundReason(request),
  pieces: uncredited(order, request),
  amends: "refund" as const,
  returnId: request.id,
});

/** Where money goes that goes back by a transfer. Problems: iban-missing, invalid-input where no account has such a number. */
function ibanFor(receipts: readonly Receipt[], from: readonly string[], iban: string | undefined) {
  if (!receipts.some((one) => from.includes(receiptId(one)) && wayOf(one) === "transfer")) return {};
  if (!iban) throw new Problem("iban-missing");
  return { iban: readIban(iban).iban };
}

/**
 * What goes back of an order without an invoice: what its pieces take off what it asks for (`stillSold`), without the delivery, as far as more
 * has come than the rest of the order costs; from the money that came last.
 */
export function partsOf(
  order: Order,
  request: Pick<ReturnRequest, "id" | "lines">,
  receipts: readonly Receipt[],
): Pick<ReturnRefund, "parts" | "credited"> {
  const before = stillSold(order);
  const after = stillSold(withUnbilled(order, request.id, receivedPieces(request.lines)));
  const credited = totalOf(before) - totalOf(after);
  const [asked, owed] = [askedFor(order, before), askedFor(order, after)];
  let left = Math.max(0, Math.min(asked - owed, sumOf(receipts.map(refundableOf)) - owed));
  const parts = receipts.toReversed().flatMap((receipt) => {
    const amount = Math.min(left, refundableOf(receipt));
    left -= amount;
    return amount > 0 ? [{ receiptId: receiptId(receipt), amount }] : [];
  });
  return { parts, credited };
}

/** What a request's pieces lead to; nothing of pieces that nothing was charged for, which come back without a document. */
async function stepsOf(order: Order, wish: ReturnType<typeof wishOf>, now: Date): Promise<readonly CorrectionStep[]> {
  try {
    return (await correctionPlan(order.id, wish, now)).steps;
  } catch (error) {
    if (error instanceof Problem && error.code === "nothing-to-credit") return [];
    throw error;
  }
}

/** What would go back of a request now, and from where. */
async function ahead(order: Order, request: ReturnRequest, receipts: readonly Receipt[], now: Date) {
  if (goodsInvoice(order)) {
    const wish = wishOf(order, request);
    const steps = wish.pieces.length > 0 ? await stepsOf(order, wish, now) : [];
    const refunds = steps.filter(({ name }) => name === "refund");
    const credited = steps.find(({ name }) => name === "credit")?.amount ?? 0;
    const amount = sumOf(refunds.map((one) => one.amount));
    return {
      way: "credit-note" as const,
      parts: [],
      credited,
      amount,
      from: refunds.flatMap((one) => one.receiptId ?? []),
    };
  }
  const { parts, credited } = partsOf(order, request, receipts);
  // What its deposits' credit note will ask for is asked before any money goes.
  await creditBeyondOf(withUnbilled(order, request.id, receivedPieces(request.lines)), refundReason(request));
  if (parts.length === 0 && credited > 0) throw new Problem("not-invoiced");
  const amount = sumOf(parts.map((one) => one.amount));
  return { way: "money" as const, parts, credited, amount, from: parts.map((one) => one.receiptId) };
}

/**
 * What the office reads before it pays a request back: what goes back, cents, whether a credit note says so, and which one has credited its pieces
 * before; undefined where it can't be paid back now.
 */
export async function refundAhead(order: Order, request: ReturnRequest, receipts: readonly Receipt[], now: Date) {
  try {
    const { way, credited, amount } = await ahead(order, request, receipts, now);
    const known = way === "credit-note" ? creditedBefore(order, request) : undefined;
    const creditNote = way === "credit-note" && (credited > 0 || known !== undefined);
    return { amount, credited, creditNote, ...(known && { creditedBy: known }) };
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}

/** How the money goes back, before any of it does. */
async function planned(
  order: Order,
  request: ReturnRequest,
  iban: string | undefined,
  now: Date,
): Promise<ReturnRefund> {
  const receipts = await receiptsOf(order);
  const { way, parts, credited, from } = await ahead(order, request, receipts, now);
  const to = ibanFor(receipts, from, iban);
  const withdrawals = way === "money" ? { withdrawals: order.withdrawals?.length ?? 0 } : {};
  return { way, parts, credited, ...withdrawals, ...to };
}

/**
 * The chain of the credit note and its money: begun once, and gone on with where it stands still; undefined where its pieces were credited before, by
 * whatever note, whose money went its own way, and where nothing was charged for them.
 */
async function byCreditNote(
  order: Order,
  request: ReturnRequest,
  refund: ReturnRefund,
  now: Date,
): Promise<Correction | undefined> {
  const { orderId } = request;
  const wish = wishOf(order, request);
  const goneOn = async (): Promise<Correction | undefined> => {
    const known = (await correctionsOf(orderId)).find(
      ({ wish: { kind, reason }, steps, closed }) =>
        kind === "return" && reason === wish.reason && (!closed || steps.some(({ doneOn }) => doneOn)),
    );
    return known && !isOver(known) ? resumeCorrection(orderId, known.place, refund, now) : known;
  };
  const known = await goneOn();
  if (known) return known;
  if (wish.pieces.length === 0 || refund.credited === 0) return undefined;
  try {
    const { steps } = await correctionPlan(orderId, wish, now);
    const seen = steps.map(({ amount }) => amount);
    const begun = await beginCorrection(orderId, { ...wish, ...(refund.iban && { iban: refund.iban }) }, seen, now);
    return isOver(begun) ? begun : await resumeCorrection(orderId, begun.place, {}, now);
  } catch (error) {
    // Somebody beside may have begun it just then.
    const theirs = error instanceof Problem ? await goneOn() : undefined;
    if (theirs) return theirs;
    throw error;
  }
}

/** Sends the money of an order without an invoice back, after what deposits had invoiced of it: each part once, however often it is begun. */
async function byMoney(request: ReturnRequest, { parts, iban }: ReturnRefund, now: Date): Promise<Cents> {
  const reason = refundReason(request);
  await creditBeyond(request.orderId, reason, now);
  for (const part of parts) await refundOnce({ ...part, reason, iban }, now);
  return sumOf(parts.map(({ amount }) => amount));
}

/**
 * Pays the pieces of a request back that came: at the sale's price, coupon, rate and certificate, by a credit note where the order is
 * invoiced, or as through where one had credited them already. What is about to happen is written first, so that a second try goes on with it and nothing goes back twice. Problems:
 * invalid-transition, version-conflict, withdrawal-open while a withdrawal of the order isn't settled, iban-missing, not-invoiced where
 * neither an invoice stands nor money came for what cost something, credit-beyond-invoice, nothing-to-credit, document-refused, refund-under-way, provider-unavailable.
 */
export async function refundReturn(before: ReturnRequest, iban: string | undefined, now: Date): Promise<ReturnRequest> {
  returnMachine.demand(before, "refund", "back-office");
  const begun = before.refund ? await redirected(before, before.refund, iban, now) : await begunOnce(before, iban, now);
  const { refund } = begun;
  if (!refund) throw new Problem("version-conflict");
  if (refund.way === "money") return finish(begun.id, { paidBack: await byMoney(begun, refund, now) }, now);
  const order = await loadOrder(begun.orderId);
  const correction = await byCreditNote(order, begun, refund, now);
  if (!correction) {
    const creditNote = creditedBefore(order, begun);
    return finish(begun.id, creditNote ? { creditNote } : { paidBack: 0 }, now);
  }
  const { steps } = correction;
  const paidBack = sumOf(steps.flatMap(({ name, amount }) => (name === "refund" ? amount : [])));
  return finish(begun.id, { paidBack, creditNote: steps.find(({ name }) => name === "credit")?.ref }, now);
}

/** A refund that was begun, its money to another account where one is named by now. */
async function redirected(
  before: ReturnRequest,
  refund: ReturnRefund,
  named: string | undefined,
  now: Date,
): Promise<ReturnRequest> {
  const iban = named === undefined ? refund.iban : readIban(named).iban;
  if (iban === refund.iban) return before;
  const order = await loadOrder(before.orderId);
  return writeReturn({ order, before, after: { ...before, refund: { ...refund, iban } }, now });
}

/** What of two at once comes second goes on with what the first has begun. */
async function begunOnce(before: ReturnRequest, iban: string | undefined, now: Date): Promise<ReturnRequest> {
  try {
    return await begin(before, iban, now);
  } catch (error) {
    const theirs = error instanceof Problem ? await loadReturn(before.id) : before;
    if (theirs.refund) return theirs;
    throw error;
  }
}

async function begin(before: ReturnRequest, iban: string | undefined, now: Date): Promise<ReturnRequest> {
  const order = await loadOrder(before.orderId);
  // The money of both is told apart by when it was asked for: one after the other.
  if ((order.withdrawals ?? []).some(({ state }) => state === "declared" || state === "goods_back"))
    throw new Problem("withdrawal-open");
  return writeReturn({ order, before, after: { ...before, refund: await planned(order, before, iban, now) }, now });
}

const finish = (
  id: string,
  outcome: Pick<ReturnRequest, "paidBack" | "creditNote">,
  now: Date,
): Promise<ReturnRequest> =>
  untilWritten(async () => {
    const before = await loadReturn(id);
    if (before.status === "refunded") return before;
    const order = await loadOrder(before.orderId);
    const after = { ...returnMachine.after(before, "refund", "back-office"), ...outcome };
    const steps = [...before.steps, { status: after.status, on: instant(now) }];
    const events = [returnChanged.of({ returnId: id, status: "refunded" })];
    return writeReturn({ order, before, after: { ...after, steps }, events, now });
  });
