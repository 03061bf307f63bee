import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { demandRoomWith, loadOrder, receiptId, receiptsOf, treatmentFor, type Order } from "../../orders/index.ts";
import { readIban, wayOf, withRefund, type Receipt } from "../../payments/index.ts";
import { writer } from "../../platform/authorship.ts";
import { Problem } from "../../platform/problems.ts";
import { orVersionConflict } from "../../platform/storing/transaction.ts";
import { instant, romeDate } from "../../platform/time.ts";
import { announce } from "../../platform/work/outbox.ts";
import { correctionBegun } from "../events.ts";
import { partiesInvoiced } from "../issue/issue-credit-note.ts";
import { partiesAnew } from "../issue/parties.ts";
import { piecesOfLines } from "../rules/pieces-in.ts";
import { refusalsOf } from "../xml/pre-flight.ts";
import { isOver, takesAllBack, type Correction, type CorrectionStep, type CorrectionWish } from "./correction.ts";
import { CorrectionEntity, correctionItem, correctionsOf } from "./correction.table.ts";
import { givenCoupons } from "./given-coupons.ts";
import { demandOthers, withPrices } from "./open-returns.ts";
import { demandRenamed, planOf } from "./plan.ts";
import { couponHolder, loadCorrection, runCorrection } from "./run-correction.ts";

async function planFor(order: Order, wish: Omit<CorrectionWish, "iban">, now: Date) {
  const today = romeDate(now);
  const treatment =
    wish.kind === "wrong-vat"
      ? await treatmentFor(order, { target: wish.vat ?? "reduced", revoked: wish.revoked }, now)
      : undefined;
  const [parties, corrected, receipts, earlier] = await Promise.all([
    partiesInvoiced(order, takesAllBack(wish) ? { answeredOn: today } : {}),
    partiesAnew(order, wish.buyer),
    receiptsOf(order),
    correctionsOf(order.id),
  ]);
  const known = receipts.map((receipt) => ({ ...receipt, id: receiptId(receipt) }));
  const coupons = await givenCoupons(earlier);
  const plan = planOf(wish, { order, receipts: known, parties, corrected, coupons, treatment, today });
  const paidFrom = await demandPayable(order, plan, known, now);
  return { ...plan, treatment, byTransfer: paidFrom.some((receipt) => wayOf(receipt) === "transfer") };
}

/**
 * All that the steps after the first document will ask for, asked before it, for nothing takes a document back: each refund as it will be
 * written, the account of whoever gets a coupon, room for the documents. Answers the money that goes back. Problems: refund-under-way,
 * refund-not-possible, limit-reached, invalid-input.
 */
async function demandPayable(
  order: Order,
  { steps, drafts }: { steps: readonly CorrectionStep[]; drafts: readonly unknown[] },
  receipts: readonly (Receipt & { id: string })[],
  now: Date,
): Promise<Receipt[]> {
  const { invoices = [], documents = [] } = order;
  // As long as the last ones are: the new ones have no number yet.
  const more = {
    invoices: [...invoices, ...drafts.flatMap(() => invoices.slice(-1))],
    documents: [...documents, ...drafts.flatMap(() => documents.filter(({ issued }) => issued).slice(-2))],
  };
  if (drafts.length > 0) demandRoomWith({ ...order, ...more }, "invoice", invoices.length);
  if (steps.some(({ name }) => name === "coupon")) await couponHolder(order);
  const asked = { reason: "", askedOn: instant(now), askedBy: writer(), of: "settled" as const };
  return receipts.filter((receipt) => {
    const refunds = steps.filter(({ receiptId: of }) => of === receipt.id);
    for (const { amount } of refunds) withRefund(receipt, { ...asked, amount });
    return refunds.length > 0;
  });
}

/** A wish by the whole ids of the order's lines, which an address has the ends of, and by their prices. Problems: return-open, credit-beyond-invoice. */
function ofLines<W extends Pick<CorrectionWish, "kind" | "pieces" | "returnId">>(asked: W, order: Order): W {
  const wish = asked.pieces ? { ...asked, pieces: piecesOfLines(asked.pieces, order.lines) } : asked;
  demandOthers(order, wish);
  return withPrices(order, wish);
}

/**
 * The chain that would put an order right, to the cent, and whether money goes back by a transfer; nothing is written. Problems: not-found, not-invoiced, invoice-discarded,
 * invoice-unanswered where all is taken back and the exchange may still discard it, return-open for pieces that a request to return goods asks for,
 * credit-beyond-invoice, nothing-to-credit, nothing-to-invoice, not-eligible for another rate without an approved certificate, vat-number-denied, vat-number-unverifiable, vat-number-proven, coupon-beyond-due, variation-too-late, refund-under-way,
 * refund-not-possible, limit-reached.
 */
export async function correctionPlan(orderId: string, wish: Omit<CorrectionWish, "iban">, now: Date) {
  const order = await loadOrder(orderId);
  const { steps, byTransfer } = await planFor(order, ofLines(wish, order), now);
  return { steps, byTransfer };
}

/**
 * Begins what was seen, and carries it to its end; where that is interrupted, a worker does. What would stop it later is told before the
 * first document: what the exchange would refuse of any, and where money goes that goes back by transfer. Once it is begun nothing is a
 * refusal any more: what stops it nevertheless is answered with it. Problems: those of the plan, nothing-to-correct for a buyer as before, version-conflict where another chain would
 * follow by now, invalid-transition while another correction of the order isn't over, document-refused, iban-missing, invalid-input.
 */
export async function beginCorrection(
  orderId: string,
  asked: CorrectionWish,
  seen: readonly number[],
  now: Date,
): Promise<Correction> {
  const order = await loadOrder(orderId);
  const wish = ofLines(asked, order);
  const earlier = await correctionsOf(orderId);
  if (!earlier.every(isOver)) throw new Problem("invalid-transition");
  const { steps, drafts, treatment, byTransfer } = await planFor(order, wish, now);
  if (wish.kind === "wrong-name") demandRenamed(drafts);
  if (JSON.stringify(steps.map(({ amount }) => amount)) !== JSON.stringify(seen)) throw new Problem("version-conflict");
  if (byTransfer && !wish.iban?.trim()) throw new Problem("iban-missing");
  const iban = byTransfer ? readIban(wish.iban ?? "").iban : undefined;
  const today = romeDate(now);
  const refusals = drafts.flatMap((draft) => refusalsOf({ ...draft, date: today }, { today }));
  if (refusals.length > 0) throw new Problem("document-refused", { refusals });
  const place = earlier.length;
  const { userId } = order;
  const correction: Correction = {
    orderId,
    userId,
    place,
    version: 1,
    wish: { ...wish, iban },
    treatment,
    steps,
    by: writer(),
    begunOn: instant(now),
  };
  try {
    await execute(
      CorrectionEntity.build(PutTransaction)
        .item(correctionItem(correction))
        .options({ condition: { attr: "orderId", exists: false } }),
      announce(correctionBegun.of({ orderId, place }), now),
    );
  } catch (error) {
    throw orVersionConflict(error);
  }
  try {
    return await runCorrection(orderId, place, now);
  } catch (error) {
    if (error instanceof Problem) return loadCorrection(orderId, place);
    throw error;
  }
}
