import { ordersHolding, type Order } from "../orders/index.ts";
import { asksForCredit } from "../payments/index.ts";
import { Problem } from "../platform/problems.ts";
import { rowsOfShards } from "../platform/sharded-list/read.ts";
import { instant } from "../platform/time.ts";
import { quotationReminder } from "./events.ts";
import { quotationMachine } from "./quotation-machine.ts";
import { QuotationEntity, quotationsWithStatus } from "./quotation.table.ts";
import type { Quotation } from "./quotation.ts";
import { writeQuotation } from "./stored-quotation.ts";
import { isNearlyOver, isOver } from "./version/validity.ts";

/** Whether an order counts as the sale: paid, begun to be, or confirmed on credit (domain-rules 5.3). */
const isSold = (order: Pick<Order, "status" | "transactions" | "termsOfPayment" | "method">): boolean =>
  order.status === "paid" ||
  order.transactions.some(({ status }) => status === "paid") ||
  (order.status === "pendingPayment" && asksForCredit(order.termsOfPayment, order.method));

/** Written over the very revision that was read: what changed meanwhile is left to the next run, whatever it has become. */
async function unlessChanged(write: () => Promise<unknown>): Promise<number> {
  try {
    await write();
    return 1;
  } catch (error) {
    if (error instanceof Problem && error.code === "version-conflict") return 0;
    throw error;
  }
}

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

/** Accepted quotations whose order is paid, or confirmed on credit, are won; how many. */
export async function watchSales(now: Date): Promise<number> {
  let count = 0;
  for await (const quotation of rowsOfShards(quotationsWithStatus("accepted"), QuotationEntity, { atOnce: 100 })) {
    const orders = await ordersHolding(quotation.acceptances);
    if (!orders.some((order) => "number" in order && isSold(order))) continue;
    const after = { ...quotationMachine.after(quotation, "win", "system"), closedOn: instant(now) };
    count += await unlessChanged(() => writeQuotation({ before: quotation, after, now }));
  }
  return count;
}
