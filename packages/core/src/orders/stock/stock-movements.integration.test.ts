import { DeleteItemCommand } from "dynamodb-toolbox/entity/actions/delete";
import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { $remove, UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import fc from "fast-check";
import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { useObjectStorage } from "../../../../../tests/support/object-storage.ts";
import { buyer, now, product, readyCart } from "../../../../../tests/support/shop.ts";
import { mark } from "../../../../../tests/support/transfer.ts";
import { everyMovement } from "../../logistics/movements/every-movement.ts";
import { MovementEntity } from "../../logistics/movements/movement.table.ts";
import { none, stockOf } from "../../logistics/movements/movement.ts";
import { setOnHand, StockEntity, type Movement } from "../../logistics/index.ts";
import { Problem } from "../../platform/problems.ts";
import { askReturn } from "../../returns/ask-return.ts";
import { resolveReturn } from "../../returns/resolve-return.ts";
import { loadReturn } from "../../returns/stored-return.ts";
import { setReady } from "../change-order.ts";
import { deliverOrder } from "../../shipments/deliver-order.ts";
import type { Order } from "../order.ts";
import { OrderEntity } from "../order.table.ts";
import { failOrder } from "../payment/fail-order.ts";
import { markPaid } from "../payment/settle-transaction.ts";
import { retryOrder } from "../placing/retry-order.ts";
import { loadOrder, writeOrder } from "../stored-order.ts";
import { withMovements } from "./open-ledger.ts";

useDatabase();
useObjectStorage();

const buyerOf = ({ userId }: Order) => ({ ...buyer(), id: userId });

async function movementsOf(productId: string): Promise<Movement[]> {
  const found: Movement[] = [];
  for await (const movement of everyMovement())
    if (movement.lines.some((line) => line.productId === productId)) found.push(movement);
  return found;
}

const stored = async (productId: string) => {
  const { Item } = await StockEntity.build(GetItemCommand).key({ productId }).options({ consistent: true }).send();
  return {
    onHand: Item?.onHand ?? 0,
    available: Item?.available ?? 0,
    incoming: Item?.incoming ?? 0,
    moved: Item?.moved ?? 0,
  };
};

/** The figures that stand there, once they are what the movements add up to. */
async function balanced(productId: string) {
  const { moved, ...figures } = await stored(productId);
  expect(stockOf(await movementsOf(productId)).get(productId) ?? none).toEqual(figures);
  expect(moved).toBe(figures.onHand);
  return { onHand: figures.onHand, available: figures.available };
}

const told = (movements: readonly Movement[]) =>
  movements
    .map(({ direction, state, cause, lines }) => `${cause} ${direction} ${state} ${lines[0]?.quantity}`)
    .toSorted();

async function placed(productId: string, quantity: number): Promise<Order> {
  return (await readyCart(productId, quantity)).place();
}

const steps = {
  place: async (productId: string, orders: string[]) => void orders.push((await placed(productId, 2)).id),
  fail: async (_: string, orders: string[]) => void (await failOrder(orders.at(-1) ?? "", "no answer", now)),
  retry: async (_: string, orders: string[]) => {
    const order = await loadOrder(orders.at(-1) ?? "");
    await retryOrder(order, buyerOf(order), now);
  },
  deliver: async (_: string, orders: string[]) => {
    const id = orders.shift() ?? "";
    await markPaid(`${id}.1`, "manual_wire_transfer", mark, now);
    await setReady(id, true, now);
    await deliverOrder(id, now);
  },
  more: async (productId: string) => void (await setOnHand(productId, (await stored(productId)).onHand + 3)),
  fewer: async (productId: string) =>
    void (await setOnHand(productId, Math.max(0, (await stored(productId)).onHand - 1))),
  again: async () => void (await withMovements(now)),
};

it("adds up to the stock after any sequence of orders, ends, deliveries and counts", async () => {
  const names = Object.keys(steps) as (keyof typeof steps)[];
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...names), { minLength: 6, maxLength: 12 }), async (walk) => {
      const productId = await product(5);
      const orders: string[] = [];
      for (const name of walk) {
        try {
          await steps[name](productId, orders);
        } catch (error) {
          if (!(error instanceof Problem)) throw error;
        }
        const { onHand } = await balanced(productId);
        expect(onHand).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: 8 },
  );
}, 180_000);

it("tells by movements what an order did, and books anew for one that is taken up again", async () => {
  const productId = await product(5);
  const { id } = await placed(productId, 3);
  await failOrder(id, "no answer", now);
  const order = await loadOrder(id);
  await retryOrder(order, buyerOf(order), now);
  expect(told(await movementsOf(productId))).toEqual([
    "opening load done 5",
    "order unload booked 3",
    "order unload cancelled 3",
  ]);
  expect((await loadOrder(id)).stockMovements?.map(({ quantity }) => quantity)).toEqual([3, 3]);
  expect(await balanced(productId)).toEqual({ onHand: 5, available: 2 });
});

it("sells the last piece to one of twenty, with one movement", async () => {
  const productId = await product(1);
  const carts = await Promise.all(Array.from({ length: 20 }, () => readyCart(productId, 1)));
  const clicks = await Promise.allSettled(carts.map(({ place }) => place()));
  expect(clicks.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(told(await movementsOf(productId))).toEqual(["opening load done 1", "order unload booked 1"]);
  expect(await balanced(productId)).toEqual({ onHand: 1, available: 0 });
}, 60_000);

it("loads what comes back as new, and unloads what replaces it", async () => {
  const productId = await product(5);
  const order = await placed(productId, 3);
  await steps.deliver(productId, [order.id]);
  const lines = [{ productId, quantity: 2, reason: "defective" as const }];
  const { id } = await askReturn(buyerOf(order), order.id, { lines }, now);
  const step = async (resolution: object) => {
    const { revision } = await loadReturn(id);
    return resolveReturn(id, { ...resolution, revision } as Parameters<typeof resolveReturn>[1], now);
  };
  await step({ action: "approve" });
  await step({ action: "receive", lines: [{ productId, condition: "as-new", quantity: 2 }] });
  await step({ action: "replace" });
  expect(told(await movementsOf(productId))).toEqual([
    "opening load done 5",
    "order unload done 3",
    "replacement unload done 2",
    "return load done 2",
  ]);
  expect(await balanced(productId)).toEqual({ onHand: 2, available: 2 });
});

/** What an order and its product were before movements were kept. */
async function withoutMovements(productId: string, orders: readonly string[]): Promise<void> {
  for (const { id } of await movementsOf(productId)) await MovementEntity.build(DeleteItemCommand).key({ id }).send();
  await StockEntity.build(UpdateItemCommand).item({ productId, moved: $remove() }).send();
  for (const id of orders) await OrderEntity.build(UpdateItemCommand).item({ id, stockMovements: $remove() }).send();
}

it("gives earlier stock its movements once, also while orders are placed, ended and sent", async () => {
  const productId = await product(20);
  const ids = [];
  for (const pieces of [1, 2, 3, 4]) ids.push((await placed(productId, pieces)).id);
  const [kept = "", ended = "", sent = "", earlier = ""] = ids;
  await steps.deliver(productId, [earlier]);
  await withoutMovements(productId, ids);
  const waiting = await readyCart(productId, 5);
  const before = await loadOrder(ended);
  const paid = await markPaid(`${sent}.1`, "manual_wire_transfer", mark, now).then(() => setReady(sent, true, now));
  expect(paid.reserved).toBe(true);
  await Promise.all([
    withMovements(now),
    waiting.place(),
    failOrder(before.id, "no answer", now),
    deliverOrder(sent, now),
    withMovements(now),
  ]);
  expect(await balanced(productId)).toEqual({ onHand: 13, available: 7 });
  expect(await withMovements(now)).toBe(0);
  await writeOrder({ before: await loadOrder(kept), after: { ...(await loadOrder(kept)), reserved: false }, now });
  expect(await balanced(productId)).toEqual({ onHand: 13, available: 8 });
}, 60_000);
