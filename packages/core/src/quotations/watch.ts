import { ordersHolding, type Cart, type Order } from "../orders/index.ts";
import { asksForCredit } from "../payments/index.ts";
import { rowsOfShards } from "../platform/sharded-list/read.ts";
import { instant } from "../platform/time.ts";
import { unlessChanged } from "../platform/storing/unless-changed.ts";
import { quotationReminder } from "./events.ts";
import { quotationMachine } from "./quotation-machine.ts";
import { QuotationEntity, quotationsWithStatus } from "./quotation.table.ts";
import { balanceOf, type Quotation } from "./quotation.ts";
import { isPartOf } from "./standing.ts";
import { loadVersion, writeQuotation } from "./stored-quotation.ts";
import { isNearlyOver, isOver } from "./version/validity.ts";

/** Whether an order counts as the sale: paid, begun to be, or confirmed on credit (domain-rules 5.3). */
const isSold = (order: Pick<Order, "status" | "transactions" | "termsOfPayment" | "method">): boolean =>
  order.status === "paid" ||
  order.transactions.some(({ status }) => status === "paid") ||
  (order.status === "pendingPayment" && asksForCredit(order.termsOfPayment, order.method));

function expire(before: Quotation, now: Date) {
  return writeQuotation({ before, after: quotationMachine.after(before, "expire", "system"), now });
}

function remind(before: Quotation, now: Date) {
  quotationMachine.demand(before, "remind", "system");
  const events = [quotationReminder.of({ quotationId: before.id, version: before.sent })];
  return writeQuotation({ before, after: { ...before, remindedOf: before.sent }, events, now });
}

/** Ends the sent quotations whose validity is over, and reminds of those that end in three days, each version once. */
export async function watchValidity(now: Date): Promise<{ expired: number; reminded: number }> {
  const counts = { expired: 0, reminded: 0 };
  for await (const quotation of rowsOfShards(quotationsWithStatus("sent"), QuotationEntity, { atOnce: 100 })) {
    const { validUntil, sent, remindedOf } = quotation;
    if (validUntil === undefined) continue;
    if (isOver(validUntil, now)) counts.expired += await unlessChanged(() => expire(quotation, now));
    else if (isNearlyOver(validUntil, now) && remindedOf !== sent)
      counts.reminded += await unlessChanged(() => remind(quotation, now));
  }
  return counts;
}

/**
 * Whether a sale has come to its end: of something that was sold nothing more can come. Every order that was made of it is sold and no
 * piece of what isn't optional is left, or the validity is over, after which the balance can be accepted no more.
 */
async function isAllSold({ id, sent, validUntil, acceptances }: Quotation, now: Date): Promise<boolean> {
  const held = await ordersHolding(acceptances);
  const sold = (order: Cart | Order) => "number" in order && isSold(order);
  if (!held.some(sold)) return false;
  if (validUntil !== undefined && isOver(validUntil, now)) return true;
  if (!held.every(sold)) return false;
  const { lines } = (await loadVersion(id, sent)).content;
  return !isPartOf(lines, balanceOf(lines, held));
}

/** Accepted quotations that are sold whole, or in part when their validity ends, are won; how many. */
export async function watchSales(now: Date): Promise<number> {
  let count = 0;
  for await (const quotation of rowsOfShards(quotationsWithStatus("accepted"), QuotationEntity, { atOnce: 100 })) {
    if (!(await isAllSold(quotation, now))) continue;
    const after = { ...quotationMachine.after(quotation, "win", "system"), closedOn: instant(now) };
    count += await unlessChanged(() => writeQuotation({ before: quotation, after, now }));
  }
  return count;
}
