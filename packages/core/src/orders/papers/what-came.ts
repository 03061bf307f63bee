import { sumOf, type Cents } from "../../platform/money.ts";
import type { Order } from "../order.ts";
import { askedByDocuments, invoicedOf, loweredBy, openTotal, reductionsOf } from "./invoiced.ts";
import { cameOff, promiseBack } from "./still-sold.ts";

type Facts = Parameters<typeof cameOff>[0];

const netOf = (groups: Iterable<{ taxable: Cents }>): Cents => sumOf([...groups].map(({ taxable }) => taxable));

/** The payments that came for an order; what was waived is no money. */
export const livePaid = ({ transactions }: Pick<Order, "transactions">) =>
  transactions.filter(({ status, superseded, method }) => status === "paid" && !superseded && method !== "gift");

/**
 * What has come for an order of which no goods' invoice stands, beside what its documents have asked for; cents. Of a public body what
 * came is the net: with `split` its money pays no VAT (art. 17-ter DPR 633/72), and all is paid once the nets are; else all is with VAT.
 *
 * `total` is what all its documents come to in the end, with VAT, and `done` where nothing is left to invoice. What a promise of the price
 * has taken off while only deposits were invoiced (`lowered`) is asked for no more, nor is what came back before any invoice: of what was
 * paid so much went back as the payments ask for beyond the rest. `isWhole`: all that is asked for has come. `deposit`: what came beyond
 * `documented` and is no part of the promise; what of a deposit was promised away is offered as no deposit again.
 */
export function whatCame(order: Facts, split: boolean) {
  const { sold, total, wentBack, done } = cameOff(order);
  const paid = livePaid(order);
  const lowered = split ? netOf(reductionsOf(order).values()) : loweredBy(order);
  const documented = split ? askedByDocuments(order) : openTotal(order);
  const asked = split ? documented + netOf(sold) - netOf(invoicedOf(order).values()) : total;
  const paidIn = sumOf(paid.map(({ amount }) => amount)) - wentBack;
  const came = paidIn - promiseBack(order, { lowered, wentBack, paid });
  return { total, done, paid, lowered, documented, isWhole: came >= asked, deposit: paidIn - lowered - documented };
}
