import {
  causeOf,
  intentOf,
  loweredGroups,
  stillSold,
  stillToSendBack,
  totalOf,
  unbilledPieces,
  wentWith,
  type IssuedGroup,
  type Order,
} from "../../orders/index.ts";
import { lawOfGroup } from "../../tax/index.ts";
import type { Cents } from "../../platform/money.ts";
import type { Content, Delivery, DocumentGroup, DocumentLine, Party, Recipient } from "../document.ts";
import { netPartOf, partOf, restOf } from "./deposit.ts";
import { askedByDocuments, creditsOf, invoicedOf, livingInvoices, reductionsOf } from "./invoiced.ts";
import type { Next } from "./next-document.ts";
import { linesOf } from "./order-lines.ts";
import { loweredAlready, partLines } from "./part-lines.ts";
import { askingLess, paymentsOf } from "./payments.ts";
import { anewOf, keptGoods } from "./reissue.ts";
import { stampDutyOf } from "./stamp-duty.ts";

export interface Parties {
  seller: Party;
  buyer: Party;
  recipient: Recipient;
}

/** All that a document says but its number and its day, which it gets as it is issued. */
export type Draft = Omit<Content, "number" | "date">;

/** The house's own fiscal drawer: who invoices itself is its own recipient. */
const ourselves: Recipient = { code: "0000000" };

/** Six characters are a public body's, which pays the VAT itself (domain-rules 1.1, row 9). */
export const isPublicBody = ({ code }: Recipient): boolean => code.length === 6;

/** An order's groups with what the law says of them, as its own treatment has it: never today's. */
export function withLaw({ amounts: { treatment } }: Pick<Order, "amounts">, groups: readonly IssuedGroup[]) {
  return groups.map(({ rate, taxable, vat }): DocumentGroup => ({
    rate,
    taxable,
    vat,
    ...lawOfGroup(treatment, rate),
  }));
}

/** What every document of an order has in common. */
export function headOf(order: Order, { seller, buyer, recipient }: Parties, groups: readonly DocumentGroup[]) {
  const { number: orderNumber, customer, locale, customerReference, vatDecision } = order;
  const intent = intentOf(vatDecision);
  return {
    seller,
    buyer,
    recipient,
    language: customer.language,
    locale,
    orderNumber,
    ...(customerReference && { customerReference }),
    ...(vatDecision && vatDecision.rule !== "as-placed" && { reason: causeOf(vatDecision) }),
    groups,
    total: groups.reduce((sum, { taxable, vat }) => sum + taxable + vat, 0),
    ...(intent && { intent }),
    oneStopShop: order.amounts.treatment.rule === "one-stop-shop",
    splitPayment: isPublicBody(recipient),
    stampDuty: stampDutyOf(groups),
    deliveries: [],
  };
}

/** dd/mm/yyyy, as Italian documents quote a day. */
export const italianDay = (date: string): string => date.split("-").toReversed().join("/");

const payable = (groups: readonly IssuedGroup[], split: boolean): number =>
  groups.reduce((sum, { taxable, vat }) => sum + taxable + (split ? 0 : vat), 0);

/** The document of a deposit, a line per rate. */
function depositOf(order: Order, { amount }: Next, parties: Parties): Draft {
  const part = isPublicBody(parties.recipient) ? netPartOf : partOf;
  const groups = withLaw(order, part(stillSold(order), amount, invoicedOf(order)));
  const head = headOf(order, parties, groups);
  return {
    ...head,
    type: "TD02",
    lines: partLines("part", `Acconto sull'ordine ${order.number}`, groups, 1),
    payments: paymentsOf(depositsOnly(order), payable(groups, head.splitPayment)),
    conditions: "TP03",
    related: [],
  };
}

/** The payments that have come: a deposit is invoiced as it was paid. */
const depositsOnly = ({ transactions }: Order) => ({
  transactions: transactions.filter(({ status }) => status === "paid"),
});

/**
 * The invoice of all goods at the price that was promised since, less what its deposits have invoiced, rate by rate (domain-rules 1.3);
 * after one that was taken back, of what that left.
 */
function goodsOf(order: Order, type: "TD01" | "TD24" | "TD27", parties: Parties): Draft {
  const deposits = livingInvoices(order);
  const anew = anewOf(order);
  const groups = withLaw(order, anew?.groups ?? restOf(stillSold(order), invoicedOf(order)));
  const head = headOf(order, parties, groups);
  const sum = payable(groups, head.splitPayment);
  const payments = type === "TD27" ? [] : paymentsOf(asLeftBy(order, sum), sum);
  const lines = anew?.lines ?? [
    ...soldLines(order),
    ...deposits.flatMap(deducted),
    ...creditsOf(order).flatMap(addedBack),
  ];
  return {
    ...head,
    type,
    deliveries: deliveriesOf(order, lines),
    ...(type === "TD27" && { buyer: parties.seller, recipient: ourselves, splitPayment: false }),
    lines,
    payments,
    conditions: payments.length > 1 ? "TP01" : "TP02",
    related: deposits.map(({ number, date }) => ({ number, date })),
  };
}

/** The transport documents that a goods' invoice names (FatturaPA 2.1.8): of several each says which lines went with it. */
function deliveriesOf(order: Order, lines: readonly DocumentLine[]): Delivery[] {
  const documents = wentWith(order);
  const several = documents.length > 1;
  return documents.flatMap(({ number, on: date, productIds }) => {
    const places = lines.flatMap(({ productId }, at) => (productId && productIds.includes(productId) ? [at + 1] : []));
    // Without lines a document would stand for all of them: one whose pieces all came back stands for none.
    if (several && places.length === 0) return [];
    return [{ number, date, ...(several && { lines: places }) }];
  });
}

/** All that was sold, less what its price was lowered by while only deposits were invoiced, or what of it is kept where some came off since. */
function soldLines(order: Order): DocumentLine[] {
  const cameOff = totalOf(loweredGroups(order)) !== totalOf(stillSold(order));
  if (cameOff || unbilledPieces(order).size > 0) return keptGoods(order).lines;
  return [...linesOf(order), ...partLines("part", loweredAlready, [...reductionsOf(order).values()], -1)];
}

/**
 * The order's payments as they are once a document of this sum stands: the open ones ask for no more than what is invoiced and hasn't come. A public
 * body's ask for no VAT (art. 17-ter DPR 633/72); one that asked for a VAT that is corrected away asks for nothing any more.
 */
function asLeftBy(order: Order, sum: Cents): Pick<Order, "transactions"> {
  const live = order.transactions.filter(({ superseded }) => !superseded);
  const asked = live.reduce((total, { amount, refunded = 0 }) => total + amount - refunded, 0) - stillToSendBack(order);
  return { transactions: askingLess(order.transactions, asked - askedByDocuments(order) - sum) };
}

const deducted = ({ number, date, groups }: { number: string; date: string; groups: readonly IssuedGroup[] }) =>
  partLines("deposit", `A dedurre acconto fattura n. ${number} del ${italianDay(date)}`, groups, -1);

/** What was credited of a deposit is the goods' again. */
const addedBack = ({ number, date, groups }: { number: string; date: string; groups: readonly IssuedGroup[] }) =>
  partLines("deposit", `Acconto stornato con nota di credito n. ${number} del ${italianDay(date)}`, groups, 1);

/** The document that an order is due (`nextDocument`), as its own kept amounts make it. */
export const invoiceOf = (order: Order, next: Next, parties: Parties): Draft =>
  next.type === "TD02" ? depositOf(order, next, parties) : goodsOf(order, next.type, parties);
