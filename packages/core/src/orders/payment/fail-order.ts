import { Problem } from "../../platform/problems.ts";
import { instant } from "../../platform/time.ts";
import { released, type Receipt } from "../../payments/index.ts";
import { demandPapersAnnulled, givenUp, type EndPapers } from "../sending/end-order.ts";
import { receiptsOf } from "../ledger/earlier-orders.ts";
import { bookTakenMoney, stopIntents } from "../ledger/stop-intents.ts";
import { anythingPaid, type Order } from "../order.ts";
import { moneyHeld } from "../sending/shipping-holds.ts";
import { loadOrder, writeOrder } from "../stored-order.ts";
import { orderFailed } from "../events.ts";

/**
 * The back office gives an order up: pieces that have not left are free again, its open intents are cancelled. One that has
 * failed by itself can be given up while it still keeps pieces. What was paid becomes due back where the office says so
 * (`returnMoney`, only while nothing has left; domain-rules 5.2, cancel), else the order stays: something-paid; where all of it
 * went back before there is nothing to ask. A transport document with which its goods haven't left is annulled in the same act (`endPapers`). So
 * cancelled, or after its consumer has withdrawn, it is never taken up again; one that nobody had paid may be, by another attempt.
 */
export async function failOrder(
  id: string,
  reason: string,
  now: Date,
  returnMoney = false,
  endPapers: EndPapers = demandPapersAnnulled,
): Promise<Order> {
  const before = await loadOrder(id);
  await bookTakenMoney(before.transactions.filter(isOpen), now);
  const order = await loadOrder(id);
  const paid = anythingPaid(order);
  const owed = paid && moneyHeld(order).held > 0;
  if (owed && !returnMoney) throw new Problem("something-paid");
  const ended = givenUp(order, reason);
  const receipts = paid ? (await receiptsOf(order)).filter(({ settled }) => settled > 0) : [];
  const written = await writeOrder({
    before: order,
    after: { ...ended, ...((paid || order.withdrawals) && { cancelledOn: instant(now) }) },
    receipts: receipts.map((receipt): [Receipt, Receipt] => [receipt, released(receipt, "order-cancelled")]),
    also: await endPapers(order, now),
    events: [orderFailed.of({ orderId: id, reason })],
    now,
  });
  await stopIntents(order.transactions.filter(isOpen));
  return written;
}

const isOpen = ({ status }: Order["transactions"][number]): boolean => status !== "paid";
