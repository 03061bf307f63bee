import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { useObjectStorage } from "../../../../../tests/support/object-storage.ts";
import { requestsOf } from "../../../../../tests/support/requests.ts";
import { available, buyer, now, product, readyCart } from "../../../../../tests/support/shop.ts";
import { mark } from "../../../../../tests/support/transfer.ts";
import { doneLoad, ledgerWrites, setOnHand, stockByPlace, WarehouseStockEntity } from "../../logistics/index.ts";
import { mainWarehouse } from "../../logistics/warehouses/warehouse.ts";
import { addWarehouse } from "../../logistics/warehouses/warehouses.ts";
import { loadOrder, shipmentsOf, type Order } from "../../orders/index.ts";
import { failOrder } from "../../orders/payment/fail-order.ts";
import { markPaid } from "../../orders/payment/settle-transaction.ts";
import { retryOrder } from "../../orders/placing/retry-order.ts";
import { newId } from "../../platform/ids.ts";
import { Problem } from "../../platform/problems.ts";
import { evaluateShipment } from "../promising/evaluate-shipment.ts";
import { loadShipment } from "../stored-shipment.ts";
import { arrangeOrder } from "./arrange-order.ts";
import { cancelShipment, sendRest, splitShipment } from "./arrange-shipments.ts";
import { shipmentPlaces } from "./free-places.ts";

useDatabase();
useObjectStorage();

let torino: string;
let verona: string;
beforeAll(async () => {
  torino = (await addWarehouse({ ...mainWarehouse, name: "Torino", ddtSeries: "TO" })).id;
  verona = (await addWarehouse({ ...mainWarehouse, name: "Verona", ddtSeries: "VR" })).id;
});

async function lies(productId: string, warehouseId: string, quantity: number): Promise<void> {
  const lines = [{ productId, quantity }];
  await execute(...ledgerWrites([{ after: doneLoad({ id: newId(), cause: "adjustment", warehouseId, lines }, now) }]));
}

async function placed(productId: string, quantity: number): Promise<string> {
  return (await (await readyCart(productId, quantity)).place()).id;
}

const places = async (productId: string) => {
  const stock = (await stockByPlace([productId], [torino, verona])).get(productId);
  return Object.fromEntries(
    [["main", "main"] as const, ["torino", torino] as const, ["verona", verona] as const].map(([name, id]) => {
      const { onHand = 0, booked = 0 } = stock?.places.get(id) ?? {};
      return [name, [onHand, booked]];
    }),
  );
};

const told = async (id: string) =>
  shipmentsOf(await loadOrder(id)).map(({ state, warehouseId, lines }) => [
    warehouseId === torino ? "torino" : warehouseId === verona ? "verona" : warehouseId,
    state,
    lines.reduce((sum, { quantity }) => sum + quantity, 0),
  ]);

it("books what lies in another warehouse there, as its one shipment, and takes nothing of what can be sold", async () => {
  const productId = await product(0);
  await lies(productId, torino, 24);
  const id = await placed(productId, 1);
  expect(await places(productId)).toMatchObject({ main: [0, 1], torino: [24, 0] });
  await arrangeOrder(id, now);
  await arrangeOrder(id, now);
  expect(await told(id)).toEqual([["torino", "to_prepare", 1]]);
  expect(await places(productId)).toMatchObject({ main: [0, 0], torino: [24, 1] });
  expect(await available(productId)).toBe(23);
});

it("is one shipment for each warehouse: what the main one has goes from there, the rest from where most of it lies", async () => {
  const productId = await product(1);
  await lies(productId, torino, 2);
  await lies(productId, verona, 5);
  const id = await placed(productId, 7);
  await arrangeOrder(id, now);
  expect(await told(id)).toEqual([
    ["main", "to_prepare", 1],
    ["verona", "to_prepare", 5],
    ["torino", "to_prepare", 1],
  ]);
  expect(await places(productId)).toEqual({ main: [1, 1], torino: [2, 1], verona: [5, 5] });
  // Given up and tried again it takes its pieces anew, and from where they lie by then.
  const order = await loadOrder(id);
  await failOrder(id, "no answer", now);
  expect(await places(productId)).toEqual({ main: [1, 0], torino: [2, 0], verona: [5, 0] });
  await lies(productId, torino, 9);
  await retryOrder(await loadOrder(id), { ...buyer(), id: order.userId }, now);
  await arrangeOrder(id, now);
  expect(await told(id)).toEqual([
    ["main", "to_prepare", 1],
    ["torino", "to_prepare", 6],
  ]);
});

it("gives the last pieces of the other warehouse to as many orders as there are pieces, whoever comes first", async () => {
  const productId = await product(2);
  await lies(productId, torino, 2);
  const ids = await Promise.all([1, 1, 1, 1].map((pieces) => placed(productId, pieces)));
  await Promise.all([...ids, ...ids].map((id) => arrangeOrder(id, now)));
  const { main, torino: other } = await places(productId);
  expect([main, other]).toEqual([
    [2, 2],
    [2, 2],
  ]);
  expect((await Promise.all(ids.map(told))).flat().filter(([at]) => at === "torino")).toHaveLength(2);
});

it("waits in the main warehouse for what lies free nowhere", async () => {
  const productId = await product(3);
  await lies(productId, torino, 1);
  const id = await placed(productId, 3);
  await setOnHand(productId, 2, undefined, now);
  await arrangeOrder(id, now);
  expect(await told(id)).toEqual([
    ["main", "waiting_stock", 2],
    ["torino", "to_prepare", 1],
  ]);
  expect(await shipmentPlaces(id)).toEqual([
    { warehouseId: "main", lines: [{ productId, free: -1 }] },
    { warehouseId: torino, lines: [{ productId, free: 0 }] },
    { warehouseId: verona, lines: [{ productId, free: 0 }] },
  ]);
});

it("costs an order of what lies in the main warehouse two requests", async () => {
  const id = await placed(await product(5), 2);
  const { requests } = await requestsOf(() => arrangeOrder(id, now));
  expect(requests).toBe(2);
});

it("tells how many lie where too few do, and knows at once of what is moved whether its goods are there", async () => {
  const productId = await product(20);
  await lies(productId, torino, 4);
  const id = await placed(productId, 20);
  await markPaid(`${id}.1`, "manual_wire_transfer", mark, now);
  const to = (quantity: number) => splitShipment(id, { lines: [{ productId, quantity }], warehouseId: torino }, now);
  await expect(to(20)).rejects.toMatchObject({ code: "insufficient-stock", params: { available: 4, productId } });
  await setOnHand(productId, 20, undefined, now);
  expect((await evaluateShipment(id, now)).state).toBe("waiting_stock");
  const { order } = await to(4);
  expect(order.id).toBe(id);
  expect(await told(id)).toEqual([
    ["main", "to_prepare", 16],
    ["torino", "to_prepare", 4],
  ]);
  await cancelShipment(shipmentsOf(order)[1]?.id ?? "", now);
  expect(await sendRest(id, now)).toMatchObject({ state: "to_prepare", warehouseId: torino });
});

const act = fc.record({
  kind: fc.constantFrom("place", "fail", "retry", "arrange", "main", "torino", "verona", "move", "cancel", "rest"),
  pick: fc.nat(9),
  pieces: fc.integer({ min: 1, max: 4 }),
});

it("never books beyond what lies in a warehouse by itself, and sells what it did, after any sequence", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 12 }), async (acts) => {
      const productId = await product(2);
      await lies(productId, torino, 3);
      const ids: string[] = [];
      for (const { kind, pick, pieces } of acts) {
        const id = ids[pick % Math.max(1, ids.length)] ?? "";
        const doing: Record<typeof kind, () => Promise<unknown>> = {
          place: async () => ids.push(await placed(productId, pieces)),
          fail: () => failOrder(id, "no answer", now),
          retry: async () => {
            const order: Order = await loadOrder(id);
            await retryOrder(order, { ...buyer(), id: order.userId }, now);
          },
          arrange: () => arrangeOrder(id, now),
          main: () => lies(productId, "main", pieces),
          torino: () => lies(productId, torino, pieces),
          verona: () => lies(productId, verona, pieces),
          move: () => splitShipment(id, { lines: [{ productId, quantity: pieces }], warehouseId: verona }, now),
          cancel: () => cancelShipment(id, now),
          rest: () => sendRest(id, now),
        };
        try {
          await doing[kind]();
        } catch (error) {
          if (!(error instanceof Problem)) throw error;
        }
      }
      const before = await available(productId);
      await Promise.all(ids.map((id) => arrangeOrder(id, now)));
      expect(await available(productId)).toBe(before);
      const lying = await places(productId);
      for (const [onHand = 0, booked = 0] of Object.values(lying)) expect(booked).toBeLessThanOrEqual(onHand);
      const live = (await Promise.all(ids.map(loadOrder))).filter(({ reserved }) => reserved);
      const wanted = live.flatMap((order) => shipmentsOf(order).filter(({ state }) => state !== "cancelled"));
      for (const [name, warehouseId] of [
        ["main", "main"],
        ["torino", torino],
        ["verona", verona],
      ] as const) {
        const booked = wanted.filter((one) => one.warehouseId === warehouseId).flatMap(({ lines }) => lines);
        expect(booked.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(lying[name]?.[1]);
      }
      const key = { productId, warehouseId: torino };
      const { Item } = await WarehouseStockEntity.build(GetItemCommand).key(key).options({ consistent: true }).send();
      expect(Item?.available).toBeGreaterThanOrEqual(0);
      for (const { id } of wanted) expect((await loadShipment(id)).id).toBe(id);
    }),
    { numRuns: 15 },
  );
}, 120_000);
