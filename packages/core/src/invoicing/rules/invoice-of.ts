import type { IssuedGroup, Order } from "../../orders/index.ts";
import { legalReference } from "../../tax/index.ts";
import type { Content, DocumentGroup, DocumentLine, Party, Recipient } from "../document.ts";
import { partOf, restOf } from "./deposit.ts";
import { creditsOf, invoicedOf, livingInvoices } from "./invoiced.ts";
import type { Next } from "./next-document.ts";
import { linesOf } from "./order-lines.ts";
import { paymentsOf } from "./payments.ts";
import { stampDutyOf } from "./stamp-duty.ts";

export interface Parties {
  seller: Party;
  buyer: Party;
  recipient: Recipient;
}

/** All that a document says but its number and its day, which it gets as it is issued. */
export type Draft = Omit<Content, "number" | "date">;

/** Six characters are a public body's, which pays the VAT itself (domain-rules 1.1, row 9). */
export const isPublicBody = ({ code }: Recipient): boolean => code.length === 6;

/** An order's groups with what the law says of them, as its own treatment has it: never today's. */
export function withLaw({ amounts: { treatment } }: Pick<Order, "amounts">, groups: readonly IssuedGroup[]) {
  return groups.map(({ rate, taxable, vat }): DocumentGroup => {
    const law = legalReference(treatment, rate);
    return {
      rate,
      taxable,
      vat,
      ...((rate === 0 || treatment.rule === "one-stop-shop") && treatment.natura && { natura: treatment.natura }),
      ...(law && { law }),
    };
  });
}

/** What every document of an order has in common. */
export function headOf(order: Order, { seller, buyer, recipient }: Parties, groups: readonly DocumentGroup[]) {
  const { number: orderNumber, customer, locale, customerReference } = order;
  return {
    seller,
    buyer,
    recipient,
    language: customer.language,
    locale,
    orderNumber,
    ...(customerReference && { customerReference }),
    groups,
    total: groups.reduce((sum, { taxable, vat }) => sum + taxable + vat, 0),
    oneStopShop: order.amounts.treatment.rule === "one-stop-shop",
    splitPayment: isPublicBody(recipient),
    stampDuty: stampDutyOf(groups),
    deliveries: [],
  };
}

/** One line per rate of a part of the price. */
export const partLines = (
  kind: "part" | "deposit",
  description: string,
  groups: readonly IssuedGroup[],
  sign: 1 | -1,
) =>
  groups
    .filter(({ taxable }) => taxable !== 0)
    .map(({ rate, taxable }): DocumentLine => {
      const net = sign * taxable;
      return { kind, description, quantity: 1, unit: net, net, rate };
    });

/** dd/mm/yyyy, as Italian documents quote a day. */
export const italianDay = (date: string): string => date.split("-").toReversed().join("/");

const payable = (groups: readonly IssuedGroup[], split: boolean): number =>
  groups.reduce((sum, { taxable, vat }) => sum + taxable + (split ? 0 : vat), 0);

/** The document of a deposit, a line per rate. */
function depositOf(order: Order, { amount }: Next, parties: Parties): Draft {
  const groups = withLaw(order, partOf(order.amounts.groups, amount, invoicedOf(order)));
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

/** The invoice of all goods, less what its deposits have invoiced, rate by rate (domain-rules 1.3). */
function goodsOf(order: Order, type: "TD01" | "TD27", parties: Parties): Draft {
  const deposits = livingInvoices(order);
  const groups = withLaw(order, restOf(order.amounts.groups, invoicedOf(order)));
  const head = headOf(order, parties, groups);
  const payments = type === "TD27" ? [] : paymentsOf(order, payable(groups, head.splitPayment));
  return {
    ...head,
    type,
    ...(type === "TD27" && { buyer: parties.seller, splitPayment: false }),
    lines: [...linesOf(order), ...deposits.flatMap(deducted), ...creditsOf(order).flatMap(addedBack)],
    payments,
    conditions: payments.length > 1 ? "TP01" : "TP02",
    related: deposits.map(({ number, date }) => ({ number, date })),
  };
}

const deducted = ({ number, date, groups }: { number: string; date: string; groups: readonly IssuedGroup[] }) =>
  partLines("deposit", `A dedurre acconto fattura n. ${number} del ${italianDay(date)}`, groups, -1);

/** What was credited of a deposit is the goods' again. */
const addedBack = ({ number, date, groups }: { number: string; date: string; groups: readonly IssuedGroup[] }) =>
  partLines("deposit", `Acconto stornato con nota di credito n. ${number} del ${italianDay(date)}`, groups, 1);

/** The document that an order is due (`nextDocument`), as its own kept amounts make it. */
export const invoiceOf = (order: Order, next: Next, parties: Parties): Draft =>
  next.type === "TD02" ? depositOf(order, next, parties) : goodsOf(order, next.type, parties);
