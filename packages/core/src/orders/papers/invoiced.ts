import { sumOf, type Cents } from "../../platform/money.ts";
import type { Order } from "../order.ts";
import type { DocumentType, IssuedDocument, IssuedGroup } from "./issued.ts";
import { noPieces, withPieces, type Pieces } from "./pieces.ts";

type Billed = Pick<Order, "invoices">;

/** Whether an order was placed by a public body, which is asked for no VAT from the beginning (art. 17-ter DPR 633/72; domain-rules 1.1, row 9). */
export const isForBody = ({ amounts }: Pick<Order, "amounts">): boolean => amounts.treatment.publicBody !== undefined;

/** Cents that the buyer of an order is asked for, for a part of it by rate: with VAT, of a public body without. */
export const askedFor = (order: Pick<Order, "amounts">, groups: readonly IssuedGroup[]): Cents => {
  const isNet = isForBody(order);
  return sumOf(groups.map(({ taxable, vat }) => taxable + (isNet ? 0 : vat)));
};

/** Whether it takes off what an invoice charged. */
export const isCredit = (type: DocumentType): boolean => type === "TD04";
/** Whether it invoices the goods themselves, and not a part of their price before. */
export const isForGoods = (type: DocumentType): boolean => type === "TD01" || type === "TD24" || type === "TD27";

/** What the order's documents have invoiced of each rate, credit notes taken off. */
export function invoicedOf({ invoices = [] }: Billed): Map<number, IssuedGroup> {
  const sums = new Map<number, IssuedGroup>();
  for (const { type, groups } of invoices) {
    const sign = isCredit(type) ? -1 : 1;
    for (const { rate, taxable, vat } of groups) {
      const so = sums.get(rate) ?? { rate, taxable: 0, vat: 0 };
      sums.set(rate, { rate, taxable: so.taxable + sign * taxable, vat: so.vat + sign * vat });
    }
  }
  return sums;
}

/** Cents, VAT included, that were invoiced and not credited. */
export const openTotal = (order: Billed): Cents =>
  [...invoicedOf(order).values()].reduce((sum, { taxable, vat }) => sum + taxable + vat, 0);

/** What of a document its customer is asked for, or gets back, in cents: a public body pays no VAT (art. 17-ter DPR 633/72). */
export const payableOf = ({ groups, split }: Pick<IssuedDocument, "groups" | "split">): Cents =>
  groups.reduce((sum, { taxable, vat }) => sum + taxable + (split ? 0 : vat), 0);

/** Cents that all documents of the order ask their customer for, what was credited taken off. */
export const askedByDocuments = ({ invoices = [] }: Billed): Cents =>
  invoices.reduce((sum, one) => sum + (isCredit(one.type) ? -1 : 1) * payableOf(one), 0);

/**
 * What an order's documents have come to. A credit note of all that was left, and not of pieces, takes the invoices back so that others
 * follow: until then they live. One of pieces, or of a part of the price, takes goods or price off for good: also one that a correction
 * has issued while only deposits were invoiced, which keeps a promise of the price. Any other of a deposit makes its sum the goods' again.
 */
interface Standing {
  /** The invoices since everything was last taken back. */
  living: readonly IssuedDocument[];
  /** The last credit note that took everything back once the goods were invoiced. */
  takenBack?: IssuedDocument | undefined;
  /** The credit notes of pieces of the goods, or of their price, of all invoices there ever were. */
  lasting: readonly IssuedDocument[];
}

function standingOf({ invoices = [] }: Billed): Standing {
  let living: IssuedDocument[] = [];
  const lasting: IssuedDocument[] = [];
  let takenBack: IssuedDocument | undefined;
  const upTo: IssuedDocument[] = [];
  for (const one of invoices) {
    upTo.push(one);
    if (!isCredit(one.type)) living.push(one);
    else if (!one.pieces && openTotal({ invoices: upTo }) === 0) {
      if (living.some(({ type }) => isForGoods(type))) takenBack = one;
      living = [];
    } else if (one.cause !== undefined || living.some(({ type }) => isForGoods(type))) lasting.push(one);
  }
  return { living, takenBack, lasting };
}

/** The invoices that no credit note has taken back as a whole. */
export const livingInvoices = (order: Billed): readonly IssuedDocument[] => standingOf(order).living;

/** The invoice of the goods that stands; undefined before it is issued and after it was taken back as a whole. */
export const goodsInvoice = (order: Billed): IssuedDocument | undefined =>
  livingInvoices(order).find(({ type }) => isForGoods(type));

/**
 * Whether an invoice that stands asks a public body for no VAT (art. 17-ter DPR 633/72): what goes back is the net then, and the next one
 * says the same. Once its deposits were credited whole nothing says so any more (as it does for `isSplit`, which knows the buyer by it).
 */
export const standsSplit = (order: Billed): boolean => livingInvoices(order).some(({ split }) => split);

/** The credit note that took the goods' invoice back, where none has taken its place since. */
export const takenBackBy = (order: Billed): IssuedDocument | undefined =>
  goodsInvoice(order) ? undefined : standingOf(order).takenBack;

/** The credit notes of pieces, or of a part of the price: what they took off is off for good, at the rates that it had then. */
export const lastingCredits = (order: Billed): readonly IssuedDocument[] => standingOf(order).lasting;

/** The credit notes since the invoices that stand. */
export function creditsOf(order: Billed): IssuedDocument[] {
  const { invoices = [] } = order;
  const from = livingInvoices(order)[0];
  return from ? invoices.slice(invoices.indexOf(from)).filter(({ type }) => isCredit(type)) : [];
}

/** The pieces of each product that credit notes have taken back, or that invoices left out: they are invoiced never again. */
export function returnedPieces(order: Billed): Pieces {
  const { invoices = [] } = order;
  const credited = standingOf(order).lasting.flatMap(({ pieces = [] }) => pieces);
  const leftOut = invoices.flatMap(({ without }) => without?.pieces ?? []);
  return withPieces(noPieces, [...credited, ...leftOut]);
}

/** Credit notes that took all invoices of the goods back, each with how many documents came before it. */
export const wholeCredits = ({ invoices = [] }: Billed): { note: IssuedDocument; at: number }[] =>
  invoices.flatMap((note, at) => (takenBackBy({ invoices: invoices.slice(0, at + 1) }) === note ? [{ note, at }] : []));

/** What credit notes of a part of the price have taken off for good, rate by rate. */
export function reductionsOf(order: Billed): Map<number, IssuedGroup> {
  const notes = standingOf(order).lasting.filter(({ pieces }) => !pieces);
  return invoicedOf({ invoices: notes.map((note) => ({ ...note, type: "TD01" })) });
}

/** Cents, VAT included, by which credit notes have lowered the price for good. */
export const loweredBy = (order: Billed): Cents =>
  [...reductionsOf(order).values()].reduce((sum, { taxable, vat }) => sum + taxable + vat, 0);
