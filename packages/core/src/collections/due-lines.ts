import { findDocument, type Party } from "../invoicing/index.ts";
import { activeMandate, asksForMoney, goodsInvoice, ordersToCollect, type Order } from "../orders/index.ts";
import {
  awaitsCollection,
  collectionKinds,
  transactionId,
  type CollectionKind,
  type Transaction,
} from "../payments/index.ts";
import { romeDate, type CivilDate } from "../platform/time.ts";
import { totalOf, type CollectionLine, type Debtor, type Hindrance, type LineMandate } from "./collection.ts";
import { vainLinesOf } from "./line-parts.ts";
import { collectionDay, isTime, lacksAddress } from "./presentable.ts";

interface Due {
  order: Order;
  transaction: Transaction;
}

const debtorOf = (buyer: Party, iban: string): Debtor => ({
  name: buyer.companyName ?? [buyer.name, buyer.surname].filter(Boolean).join(" "),
  taxCode: (buyer.vatNumber ?? buyer.fiscalCode ?? "").replace(/^IT(?=\d{11}$)/, ""),
  street: buyer.street,
  houseNumber: buyer.houseNumber,
  postalCode: buyer.postalCode,
  town: buyer.city,
  provinceCode: buyer.provinceCode,
  countryCode: buyer.countryCode,
  iban,
});

const usedMandate = ({ companyId, reference, signedOn, scheme }: LineMandate): LineMandate => ({
  companyId,
  reference,
  signedOn,
  scheme,
});

/** A payment that is due as a line of a slip of today; or why it can't be one. */
async function lineOf(
  kind: CollectionKind,
  { order, transaction }: Due,
  today: CivilDate,
): Promise<CollectionLine | Hindrance> {
  const { amount, dueDate } = transaction;
  const mandate = kind === "sdd" ? await activeMandate(order.companyId, today) : undefined;
  if (kind === "sdd" && !mandate) return "no-mandate";
  const iban = mandate?.iban ?? transaction.iban;
  const invoice = goodsInvoice(order);
  const document = invoice && (await findDocument(invoice.id));
  if (!invoice || !document || !dueDate) return "no-invoice";
  if (!iban) return "no-iban";
  const debtor = debtorOf(document.content.buyer, iban);
  if (lacksAddress(kind, debtor)) return "no-address";
  return {
    id: transactionId(transaction),
    orderId: order.id,
    orderNumber: order.number,
    invoiceNumber: invoice.number,
    invoicedOn: invoice.date,
    amount,
    dueDate,
    collectedOn: collectionDay(kind, dueDate, today),
    debtor,
    ...(mandate && { mandate: usedMandate(mandate) }),
  };
}

/** The line that a payment would be today; undefined where it isn't due, or can't be one. */
export async function presentableLine(
  kind: CollectionKind,
  { order, transaction }: Due,
  today: CivilDate,
): Promise<CollectionLine | undefined> {
  const due = asksForMoney(order) && awaitsCollection(kind, transaction) && isTime(transaction, today);
  const line = due ? await lineOf(kind, { order, transaction }, today) : undefined;
  return typeof line === "string" ? undefined : line;
}

const customerOf = ({ customer }: Order): string => customer.companyName ?? customer.name;

/** What the bank asks for in vain, or in part, of an order: what is left of it goes into no other slip before this line is recalled. */
const toRecallOf = (order: Order) =>
  vainLinesOf(order).map(({ seq, revokedOn: _revokedOn, ...line }) => ({
    ...line,
    id: transactionId({ orderId: order.id, seq }),
    orderId: order.id,
    orderNumber: order.number,
    customer: customerOf(order),
  }));

/**
 * What is due and stands in no slip, those of the earliest day first, with what it comes to; what is due and can't go to the bank as it
 * stands, each with the reason; and lines at the bank that ask for what other money has paid, for an order that has ended, or by a mandate
 * that was cancelled since.
 */
export async function dueLines(now: Date) {
  const today = romeDate(now);
  const looked: Order[] = [];
  for await (const order of ordersToCollect(today)) looked.push(order);
  const orders = looked.filter(asksForMoney);
  const due = collectionKinds.flatMap((kind) =>
    orders.flatMap((order) =>
      order.transactions
        .filter((one) => awaitsCollection(kind, one) && isTime(one, today))
        .map((transaction) => ({ kind, order, transaction })),
    ),
  );
  const lines = await Promise.all(due.map(async (one) => ({ ...one, line: await lineOf(one.kind, one, today) })));
  const items = lines
    .flatMap(({ kind, line }) => (typeof line === "string" ? [] : [{ ...line, kind }]))
    .toSorted((one, other) => (`${one.dueDate}${one.id}` < `${other.dueDate}${other.id}` ? -1 : 1));
  const hindered = lines.flatMap(({ kind, order, transaction, line: hindrance }) =>
    typeof hindrance === "string"
      ? [
          {
            kind,
            id: transactionId(transaction),
            orderId: order.id,
            orderNumber: order.number,
            customer: customerOf(order),
            amount: transaction.amount,
            dueDate: transaction.dueDate,
            hindrance,
          },
        ]
      : [],
  );
  return { items, total: totalOf(items), hindered, toRecall: looked.flatMap(toRecallOf) };
}

/** How many lines at the bank are to be recalled, of the orders that wait longest up to so many. */
export async function countToRecall(now: Date, limit: number): Promise<{ count: number; more: boolean }> {
  let [count, looked] = [0, 0];
  for await (const order of ordersToCollect(romeDate(now))) {
    count += vainLinesOf(order).length;
    looked += 1;
    if (looked === limit) return { count, more: true };
  }
  return { count, more: false };
}
