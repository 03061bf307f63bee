import { isPaidForBack, retaxedOrder, withPieces, type Order } from "../../orders/index.ts";
import { wayOf, type Receipt } from "../../payments/index.ts";
import type { Cents } from "../../platform/money.ts";
import { invalid, Problem } from "../../platform/problems.ts";
import { romeDate, plusYears, type CivilDate } from "../../platform/time.ts";
import type { VatTreatment } from "../../tax/index.ts";
import { creditNoteOf } from "../rules/credit-note.ts";
import { invoiceOf, isPublicBody, type Draft, type Parties } from "../rules/invoice-of.ts";
import { askedByDocuments, goodsInvoice, isCredit, payableOf, returnedPieces } from "../rules/invoiced.ts";
import { nextDocument } from "../rules/next-document.ts";
import { takesAllBack, type CorrectionStep, type CorrectionWish } from "./correction.ts";
import type { GivenCoupon } from "./given-coupons.ts";

interface Facts {
  order: Order;
  /** The money that came for it. */
  receipts: readonly (Receipt & { id: string })[];
  /** Whom its invoices name, and whom the new one is to name. */
  parties: Parties;
  corrected: Parties;
  /** What its buyer got in place of credit notes. */
  coupons: readonly GivenCoupon[];
  /** Of a wrong VAT: as what the order should have been taxed. */
  treatment?: VatTreatment | undefined;
  today: CivilDate;
}

type Asked = Omit<CorrectionWish, "buyer" | "iban">;

const groupsOf = ({ groups }: Draft) => groups.map(({ rate, taxable, vat }) => ({ rate, taxable, vat }));

/** An order once a credit note has taken all of its documents off. */
const creditedWhole = (order: Order, draft: Draft, today: CivilDate): Order => ({
  ...order,
  invoices: [
    ...(order.invoices ?? []),
    { id: "draft", type: "TD04", number: "", date: today, total: draft.total, groups: groupsOf(draft), cause: "draft" },
  ],
});

/** What of a money stands for the order's payments; what is due back on its own account, as what came twice, is no part of it. */
const standsFor = (receipt: Receipt): Cents => (wayOf(receipt) ? receipt.settled : 0);
const cameFor = (receipts: Facts["receipts"]): Cents => receipts.reduce((sum, one) => sum + standsFor(one), 0);

/** What its customer is asked for by a document, or gets back. */
const asks = ({ groups, splitPayment }: Draft): Cents => payableOf({ groups, ...(splitPayment && { split: true }) });

const worthOf = (coupons: Facts["coupons"]): Cents => coupons.reduce((sum, { worth }) => sum + worth, 0);

/**
 * So much of the money that came for an order is more than its documents ask for once they are right, from the money that came last. With
 * the coupons that its buyer has of it no more goes back than came.
 */
function refundsOf(
  { receipts, coupons }: Pick<Facts, "receipts" | "coupons">,
  owed: Cents,
  most: Cents,
): CorrectionStep[] {
  const came = cameFor(receipts);
  let left = Math.max(0, Math.min(most, came - owed, came - worthOf(coupons)));
  return receipts.toReversed().flatMap((receipt): CorrectionStep[] => {
    const amount = Math.min(left, standsFor(receipt));
    left -= amount;
    return amount > 0 ? [{ name: "refund", amount, receiptId: receipt.id }] : [];
  });
}

/** The first day on which an order's goods were sold, as the law counts it: delivered or invoiced, whichever came first (art. 6 DPR 633/72). */
function soldOn({ invoices = [], deliveredOn }: Order): CivilDate | undefined {
  const days = invoices.filter(({ type }) => !isCredit(type)).map(({ date }) => date);
  return [...days, ...(deliveredOn ? [romeDate(new Date(deliveredOn))] : [])].toSorted()[0];
}

/**
 * Less VAT is charged within a year of the operation (art. 26 c. 3 DPR 633/72); what was promised before and what comes back may be
 * credited later (c. 2). Problem: variation-too-late, with the last day that it could have been.
 */
function demandInTime(order: Order, today: CivilDate): void {
  const from = soldOn(order);
  const until = from && plusYears(from, 1);
  if (until && today > until) throw new Problem("variation-too-late", { until });
}

/**
 * All that is invoiced taken back and invoiced anew: to whom it should have named, with the VAT that it should have had. What it costs more is one
 * more payment; what it costs less goes back.
 */
function reissued({ kind, reason, amends }: Asked, facts: Facts) {
  const { order, parties, corrected, treatment, today } = facts;
  if (!goodsInvoice(order)) throw new Problem("not-invoiced");
  const credit = creditNoteOf(order, { all: true }, reason, parties);
  const taxed = kind === "wrong-vat" ? retaxedOrder(order, treatment) : order;
  if (kind === "wrong-vat" && order.amounts.total === taxed.amounts.total) throw new Problem("nothing-to-invoice");
  // More VAT is owed whenever it is found out (art. 26 c. 1 DPR 633/72).
  if (taxed.amounts.total < order.amounts.total) demandInTime(order, today);
  const empty = creditedWhole(taxed, credit, today);
  const invoice = invoiceOf(empty, nextDocument(empty, today, isPublicBody(corrected.recipient)), corrected);
  const more = asks(invoice) - asks(credit);
  const steps: CorrectionStep[] = [
    { name: "credit", amount: credit.total, groups: groupsOf(credit) },
    ...(kind === "wrong-vat" ? [{ name: "retax" as const, amount: credit.total - invoice.total }] : []),
    // Before the invoice, which says how it is to be paid.
    ...(more > 0 ? [{ name: "payment" as const, amount: more }] : []),
    { name: "invoice", amount: invoice.total, groups: groupsOf(invoice) },
    ...(amends === "refund" ? refundsOf(facts, asks(invoice), -more) : []),
  ];
  return { steps, drafts: [credit, invoice] };
}

const same = (one: object, other: object): boolean => {
  const said = (fields: object) =>
    Object.entries(fields)
      .map(
        ([key, value]) =>
          [
            key,
            String(value ?? "")
              .replaceAll(/\s+/g, " ")
              .trim(),
          ] as const,
      )
      .filter(([, value]) => value !== "")
      .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(said(one)) === JSON.stringify(said(other));
};

/**
 * A wrong name is put right by another one: an invoice in place of one that names the same buyer at the same place would take two numbers for nothing.
 * Problem: nothing-to-correct.
 */
export function demandRenamed(drafts: readonly Pick<Draft, "buyer" | "recipient">[]): void {
  const [credit, invoice] = drafts;
  if (credit && invoice && same(credit.buyer, invoice.buyer) && same(credit.recipient, invoice.recipient))
    throw new Problem("nothing-to-correct");
}

/** Whether no goods are left with their buyer that they had paid for once these have come back too. */
function isAllBack(order: Order, pieces: NonNullable<Asked["pieces"]>): boolean {
  return isPaidForBack(order, withPieces(returnedPieces(order), pieces));
}

/**
 * A part taken back: pieces at their sale's price, or a sum; the money with it, or a coupon of as much instead of both. A coupon that lowered
 * the price of goods all of which are back has no ground any more: unused it is taken back, used it counts as money that went back.
 */
function partly({ kind, reason, pieces = [], amount, amends }: Asked, facts: Facts) {
  const { order, receipts, parties, coupons } = facts;
  const what = pieces.length > 0 ? { pieces } : amount !== undefined ? { amount } : undefined;
  // A coupon keeps a promise; what has come back is credited, and its money returned or left.
  if (kind === "return" && amends === "coupon") throw invalid({ field: "amends", code: "invalid-value" });
  if (!what || (kind === "return" && pieces.length === 0)) throw new Problem("credit-beyond-invoice");
  const credit = creditNoteOf(order, what, reason, parties);
  // Net, as coupons are.
  if (amends === "coupon") {
    const net = credit.groups.reduce((sum, { taxable }) => sum + taxable, 0);
    // As if it were credited: of what was paid for what stands invoiced, and not given as a coupon before.
    const most = Math.min(askedByDocuments(order), cameFor(receipts)) - worthOf(coupons);
    if (asks(credit) > most) throw new Problem("coupon-beyond-due");
    return { steps: [{ name: "coupon" as const, amount: net, groups: groupsOf(credit) }], drafts: [] };
  }
  const takenBack = amends === "refund" && isAllBack(order, pieces) ? coupons.filter(({ used }) => !used) : [];
  const kept = { receipts, coupons: coupons.filter((one) => !takenBack.includes(one)) };
  const steps: CorrectionStep[] = [
    ...takenBack.map(({ code, amount: net }) => ({ name: "revoke" as const, amount: net, ref: code })),
    { name: "credit", amount: credit.total, groups: groupsOf(credit) },
    ...(amends === "refund" ? refundsOf(kept, askedByDocuments(order) - asks(credit), asks(credit)) : []),
  ];
  return { steps, drafts: [credit] };
}

/**
 * The whole chain that puts an order right, to the cent, and its documents as they would be issued; everything at the sale's prices and
 * certificate. Problems: not-invoiced, credit-beyond-invoice, nothing-to-credit, nothing-to-invoice where another rate changes nothing, coupon-beyond-due,
 * variation-too-late.
 */
export function planOf(asked: Asked, facts: Facts): { steps: CorrectionStep[]; drafts: Draft[] } {
  return takesAllBack(asked) ? reissued(asked, facts) : partly(asked, facts);
}
