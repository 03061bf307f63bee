import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import type { User } from "../platform/access.ts";
import type { Announced } from "../platform/work/event.ts";
import { announce } from "../platform/work/outbox.ts";
import type { Cents } from "../platform/money.ts";
import type { MovementChange } from "../logistics/index.ts";
import { Problem } from "../platform/problems.ts";
import { demandRoom } from "../platform/storing/room.ts";
import { instant } from "../platform/time.ts";
import { cancellationReasons, conditionFailedAt, onlyConflicted, type Write } from "../platform/storing/transaction.ts";
import { withFirstOrderCheck } from "./checks/known-buyer.ts";
import { couponWrites, withCouponRedeemed } from "./coupon/coupon-writes.ts";
import { creditWrites } from "./credit/credit-writes.ts";
import { dayWrites } from "./days/order-days.table.ts";
import { demandLed } from "./demand-led.ts";
import type { ItemChange } from "../accounts/index.ts";
import { historyOf, type Actor, type ReceiptChange } from "./history/entry.ts";
import { uselessIntents } from "./ledger/open-intents.ts";
import { bookingOf, changeOf } from "./ledger/stored-receipts.ts";
import { withoutCredited } from "./ledger/surplus.ts";
import { hasEnded, type Order } from "./order.ts";
import { demandRoomWith } from "./order-room.ts";
import { indexKeysOf, OrderEntity } from "./order.table.ts";
import { certificateWrites } from "./reduced-vat/certificate-writes.ts";
import { movementsFor, namedMovements } from "./stock/order-movement.ts";
import { mostWrites, stockWrites } from "./stock/stock-writes.ts";
import { retaken, withoutWithdrawn } from "./sending/order-shipments.ts";
import { shipmentRowWrites } from "./sending/shipment-row.table.ts";
import { settledByItself, settlesAny } from "./withdrawal/settled-by-itself.ts";
import { withdrawalWrites } from "./withdrawal/withdrawal-task.ts";
import { askingForTheRest } from "./withdrawal/withdrawn-money.ts";
import { intentsGivenUp, paymentToReturn, withdrawalSettled } from "./events.ts";
import { planSavingWrites } from "./plan/plan-savings.ts";
import { told } from "./plan/told.ts";

/** An order whoever asks; for customers use `ownOrder`. */
export async function loadOrder(id: string): Promise<Order> {
  const order = await findOrder(id);
  if (!order) throw new Problem("not-found");
  return order;
}

export async function findOrder(id: string): Promise<Order | undefined> {
  const { Item } = await OrderEntity.build(GetItemCommand).key({ id }).options({ consistent: true }).send();
  return Item;
}

type Asker = Pick<User, "id" | "companyId" | "memberRole">;
type Belonging = Pick<Order, "userId" | "companyId">;

/** A company's order belongs to whoever placed it while they are in the company, and to its owners. */
export const isTheirs = (user: Asker, { userId, companyId }: Belonging): boolean =>
  companyId === undefined
    ? userId === user.id
    : companyId === user.companyId && (userId === user.id || user.memberRole === "owner");

/** A viewer sees all that their company orders, and changes nothing. */
export const maySee = (user: Asker, order: Belonging): boolean =>
  isTheirs(user, order) ||
  (order.companyId !== undefined && order.companyId === user.companyId && user.memberRole === "viewer");

/** An order that this user may act on. Another's is not found, as if it weren't there. */
export async function ownOrder(user: Asker, id: string): Promise<Order> {
  const order = await loadOrder(id);
  if (!isTheirs(user, order)) throw new Problem("not-found");
  return order;
}

/** An order that this user may look at: their own, their company's for its owners and viewers. */
export async function visibleOrder(user: Asker, id: string): Promise<Order> {
  const order = await loadOrder(id);
  if (!maySee(user, order)) throw new Problem("not-found");
  return order;
}

interface Change {
  before: Order;
  after: Order;
  /** What the change makes true, told in the same transaction. */
  events?: readonly Announced[];
  /** Further writes of the same transaction; one of them refused is a version-conflict. */
  also?: readonly Write[];
  /** Money that the change books, or of which it changes what it stands for. */
  receipts?: readonly ReceiptChange[];
  /** Movements of goods that come with it, beside those of its own pieces: what comes back from a shipment. */
  movements?: readonly MovementChange[];
  /** What it changes of what hangs on the order and stands elsewhere, for its history. */
  beside?: readonly ItemChange[];
  /** Who acts, unless an employee does. */
  by?: Actor;
  /** The provider has cancelled the order's intents already: nobody has to be asked to. */
  intentsCanceled?: boolean;
  /** Cents that the company may owe: the write is refused where its exposure would pass them. */
  creditLimit?: Cents | undefined;
  now: Date;
}

/**
 * Writes a changed order under the version that was read, sets its reserved pieces free or reserves them anew when
 * the change says so, books its money, notes itself down in the order's history, has the provider cancel the intents that
 * it leaves without a use, takes withdrawn pieces out of shipments that haven't left, asks for nothing that was withdrawn, takes no more of money that comes than the order still asks, closes withdrawals of which nothing is due, stops a buyer's large first order once its goods may leave, keeps its days, its company's credit, its coupon's uses, what its buyer's plan saved and the office's list of withdrawals, and announces its events: all or nothing. A change that came in between is a version-conflict,
 * pieces that somebody else has bought meanwhile are not-enough-stock, a coupon whose last use they took is coupon-used-up.
 */
export async function writeOrder(change: Change): Promise<Order> {
  const { before, after, events: announced = [], also = [], by, now } = change;
  const checked = withoutWithdrawn(await withFirstOrderCheck(before, after, now), now);
  const asked = settledByItself(askingForTheRest(checked, now), now);
  const { order: asking, receipts, amount: surplus } = await withoutCredited(before, asked, change.receipts ?? []);
  const endedOn = hasEnded(asking) ? (before.endedOn ?? instant(now)) : undefined;
  const order = {
    ...withCouponRedeemed(asking, now),
    ...movementsNamed(before, asking, now),
    endedOn,
    version: before.version + 1,
  };
  demandLed(before, order);
  const payments = before.transactions.length;
  demandRoom("transactions", payments, order.transactions.length);
  if (order.transactions.length > payments) demandRoomWith(order, "transaction", payments);
  const intents = change.intentsCanceled ? [] : uselessIntents(before, order);
  const events = [
    ...told(before, order, announced),
    ...(intents.length > 0 ? [intentsGivenUp.of({ orderId: order.id, intents })] : []),
    ...(surplus > 0 ? [paymentToReturn.of({ orderId: order.id, amount: surplus, currency: "eur" })] : []),
    ...(settlesAny(before, order) ? [withdrawalSettled.of({ orderId: order.id })] : []),
  ];
  const coupons = couponWrites(before, order, now);
  const notes = [
    ...receipts.map(([old, fresh]) => (old ? changeOf(old, fresh) : bookingOf(fresh))),
    ...historyOf({ orderId: order.id, order: [before, order], receipts, beside: change.beside ?? [], by, now }),
    ...creditWrites(before, order, change.creditLimit),
    ...dayWrites(before, order),
    ...withdrawalWrites(before, order),
    ...shipmentRowWrites(before, order),
    ...certificateWrites(before, order, now),
    ...planSavingWrites(before, order),
    ...also,
  ];
  const rest = 1 + coupons.length + notes.length + events.length;
  const goods = await stockWrites(before, order, mostWrites - rest, now, change.movements);
  try {
    await execute(
      OrderEntity.build(PutTransaction)
        .item({ ...order, lines: [...order.lines], transactions: [...order.transactions], ...indexKeysOf(order) })
        .options({ condition: { attr: "version", eq: before.version } }),
      ...coupons,
      ...goods.writes,
      ...notes,
      ...events.map((event) => announce(event, now)),
    );
  } catch (error) {
    await goods.undo();
    const [changed, ...refused] = cancellationReasons(error);
    if (!changed && conditionFailedAt(error, 1) && coupons.length > 0) throw new Problem("coupon-used-up");
    const others = refused.slice(coupons.length);
    const short = goods.shortBy(others);
    if (changed || others.slice(goods.conditions).some(Boolean) || onlyConflicted(error))
      throw new Problem("version-conflict");
    if (short.length > 0) throw new Problem("not-enough-stock", { changes: short });
    throw error;
  }
  await goods.settle();
  return order;
}

/** The movements of its pieces that an order names: further ones where it takes pieces again, or its shipments are others. */
function movementsNamed(before: Order, after: Order, now: Date): Partial<Order> {
  const takes = !before.reserved && after.reserved;
  const shipments = takes ? retaken(after, now) : after.shipments;
  if (shipments) return { shipments, stockMovements: namedMovements(shipments, before.stockMovements, now) };
  return takes ? { stockMovements: movementsFor(after, now, before.stockMovements) } : {};
}
