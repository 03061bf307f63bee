import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { UpdateTransaction } from "dynamodb-toolbox/entity/actions/transactUpdate";
import { $add } from "dynamodb-toolbox/entity/actions/update";
import { execute, type ExecuteTransactWriteInput } from "dynamodb-toolbox/entity/actions/transactWrite";
import type { User } from "../platform/access.ts";
import { OutboxEntity, outboxItem, type DomainEvents, type EventType } from "../platform/events.ts";
import { Problem } from "../platform/problems.ts";
import { cancellationReasons, onlyConflicted } from "../platform/transaction.ts";
import { StockEntity } from "../logistics/index.ts";
import type { Order } from "./order.ts";
import { indexKeysOf, OrderEntity } from "./order.table.ts";

/** An order whoever asks; for customers use `ownOrder`. */
export async function loadOrder(id: string): Promise<Order> {
  const { Item } = await OrderEntity.build(GetItemCommand).key({ id }).options({ consistent: true }).send();
  if (!Item) throw new Problem("not-found");
  return Item;
}

type Asker = Pick<User, "id" | "companyId" | "memberRole">;
type Belonging = Pick<Order, "userId" | "companyId">;

/** A company's order belongs to whoever placed it while they are in the company, and to its owners. */
const isTheirs = (user: Asker, { userId, companyId }: Belonging): boolean =>
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

export type Announced = { [T in EventType]: { type: T; payload: DomainEvents[T] } }[EventType];

type Write = Extract<ExecuteTransactWriteInput[number], { params: unknown }>;

interface Change {
  before: Order;
  after: Order;
  /** What the change makes true, told in the same transaction. */
  events?: readonly Announced[];
  /** Further writes of the same transaction; one of them refused is a version-conflict. */
  also?: readonly Write[];
  now: Date;
}

/**
 * Writes a changed order under the version that was read, sets its reserved pieces free or reserves them anew when
 * the change says so, and announces its events: all or nothing. A change that came in between is a version-conflict,
 * pieces that somebody else has bought meanwhile are not-enough-stock.
 */
export async function writeOrder({ before, after, events = [], also = [], now }: Change): Promise<Order> {
  const order = { ...after, version: before.version + 1 };
  const freed = before.reserved && !order.reserved ? order.lines : [];
  const taken = !before.reserved && order.reserved ? order.lines : [];
  const sent = before.fulfilment !== "delivered" && order.fulfilment === "delivered" ? order.lines : [];
  try {
    await execute(
      OrderEntity.build(PutTransaction)
        .item({ ...order, lines: [...order.lines], transactions: [...order.transactions], ...indexKeysOf(order) })
        .options({ condition: { attr: "version", eq: before.version } }),
      ...taken.map(({ productId, quantity }) =>
        StockEntity.build(UpdateTransaction)
          .item({ productId, available: $add(-quantity) })
          .options({ condition: { attr: "available", gte: quantity } }),
      ),
      ...freed.map(({ productId, quantity }) =>
        StockEntity.build(UpdateTransaction).item({ productId, available: $add(quantity) }),
      ),
      ...sent.map(({ productId, quantity }) =>
        StockEntity.build(UpdateTransaction).item({ productId, onHand: $add(-quantity) }),
      ),
      ...also,
      ...events.map(({ type, payload }) => OutboxEntity.build(PutTransaction).item(outboxItem(type, payload, now))),
    );
  } catch (error) {
    const [changed, ...others] = cancellationReasons(error);
    const stock = others.slice(0, taken.length);
    if (changed || others.slice(taken.length).some(Boolean) || onlyConflicted(error))
      throw new Problem("version-conflict");
    const short = taken.filter((_, index) => stock[index]).map(({ productId }) => productId);
    if (short.length > 0) throw new Problem("not-enough-stock", { changes: short });
    throw error;
  }
  return order;
}

const tries = 5;

/**
 * Runs a change again that another write of the order came in between: `change` reads the order itself, so that it rests
 * on what the other has written. Problem: version-conflict when others keep writing.
 */
export async function untilWritten<T>(change: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await change();
    } catch (error) {
      const raced = error instanceof Problem && error.code === "version-conflict";
      if (!raced || attempt === tries) throw error;
    }
  }
}
