import { expect, it } from "vitest";
import { useDatabase } from "../../../../tests/support/database.ts";
import { killedAfter } from "../../../../tests/support/killed-after.ts";
import { now, unpriced } from "../../../../tests/support/shop.ts";
import { stockByPlace } from "../logistics/figures/stock-by-place.ts";
import { listIncoming } from "../logistics/movements/list-incoming.ts";
import { addLoad, receiveLoad } from "../logistics/movements/office-acts.ts";
import { endAbandonedTransfers } from "../logistics/movements/transfer.ts";
import { addStock } from "../logistics/set-stock.ts";
import { mainWarehouse } from "../logistics/warehouses/warehouse.ts";
import { addWarehouse } from "../logistics/warehouses/warehouses.ts";
import { Problem } from "../platform/problems.ts";
import { receiveGoods } from "../purchases/receive-goods.ts";
import { scannedSerials } from "./scan/scanned-serials.ts";
import { scanSerial } from "./scan/scan-serial.ts";
import { serialsFromTo } from "./list-serials.ts";
import { transferTold } from "./transfer-told.ts";

useDatabase();

let houses = 0;
const secondHouse = async () =>
  (await addWarehouse({ ...mainWarehouse, name: "Torino", ddtSeries: `Q${String.fromCharCode(65 + houses++)}` })).id;

const expected = async (productId: string, quantity: number) => {
  const lines = [{ productId, quantity }];
  const forecast = { cause: "purchase", warehouseId: "main", lines, reason: "in arrivo" } as const;
  return (await addLoad({ ...forecast, forecastOn: "2026-11-25" }, now)).id;
};

async function came(productId: string, codes: readonly string[]): Promise<void> {
  const id = await expected(productId, codes.length);
  for (const code of codes) await scanSerial(id, { code }, now);
  await receiveGoods(id, {}, "warehouse", now);
}

const placesOf = async (productId: string) =>
  (await serialsFromTo(productId, { limit: 500 })).items.map(
    ({ code, state, warehouseId }) => `${code} ${state} ${warehouseId === "main" ? "main" : "there"}`,
  );

const onHandIn = async (productId: string, there: string) => {
  const stock = (await stockByPlace([productId], [there])).get(productId);
  return ["main", there].map((house) => stock?.places.get(house)?.onHand ?? 0);
};

const refusal = async (asked: Promise<unknown>) => {
  try {
    await asked;
    return undefined;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return error.fields[0] ? [error.fields[0].field, error.fields[0].code] : [error.code];
  }
};

it("takes the pieces along in the transaction of both movements, and back", async () => {
  const [productId, there] = [await unpriced("inverters"), await secondHouse()];
  await came(productId, ["GO0001", "GO0002", "GO0003"]);
  const way = { warehouseId: "main", toWarehouseId: there };
  const lines = [{ productId, quantity: 2, serials: ["go0001", "GO0003"] }];
  const [leaves, comes] = await transferTold({ ...way, lines }, now);
  expect([leaves?.state, comes?.state]).toEqual(["done", "done"]);
  expect(await placesOf(productId)).toEqual(["GO0001 in_stock there", "GO0002 in_stock main", "GO0003 in_stock there"]);
  expect(await onHandIn(productId, there)).toEqual([1, 2]);
  expect((await scannedSerials(comes?.id ?? "", { limit: 9 })).items.map(({ code }) => code)).toEqual([
    "GO0001",
    "GO0003",
  ]);
  const back = { warehouseId: there, toWarehouseId: "main", lines: [{ productId, quantity: 1, serials: ["GO0003"] }] };
  await transferTold(back, now);
  expect(await placesOf(productId)).toEqual(["GO0001 in_stock there", "GO0002 in_stock main", "GO0003 in_stock main"]);
});

it("asks for each serial of an article that needs them, of the warehouse that is left", async () => {
  const [productId, there] = [await unpriced("inverters"), await secondHouse()];
  await came(productId, ["ASK0001", "ASK0002", "ASK0003"]);
  await addStock(productId, 2);
  const move = (quantity: number, serials?: string[], withoutSerials?: string) =>
    transferTold(
      {
        warehouseId: "main",
        toWarehouseId: there,
        lines: [{ productId, quantity, ...(serials && { serials }) }],
        ...(withoutSerials && { withoutSerials }),
      },
      now,
    );
  expect(await refusal(move(2))).toEqual(["serials-missing"]);
  expect(await refusal(move(2, ["ASK0001"]))).toEqual(["serials-missing"]);
  expect(await refusal(move(1, ["ASK0001", "ASK0002"]))).toEqual(["lines.0.serials", "too-big"]);
  expect(await refusal(move(2, ["ASK0001", "ask0001"]))).toEqual(["lines.0.serials", "serial-twice"]);
  expect(await refusal(move(1, ["NOBODY1"]))).toEqual(["lines.0.serials", "serial-unknown"]);
  await move(1, ["ASK0001"]);
  expect(await refusal(move(1, ["ASK0001"]))).toEqual(["lines.0.serials", "serial-elsewhere"]);
  await move(1, [], "Etichette di prima delle matricole");
  expect(await onHandIn(productId, there)).toEqual([3, 2]);
  const coming = await expected(productId, 1);
  await scanSerial(coming, { code: "ASK0009" }, now);
  expect(await refusal(move(1, ["ASK0009"]))).toEqual(["lines.0.serials", "serial-scanned"]);
});

const many = 200;
const codes = (mark: string) => Array.from({ length: many }, (_, at) => `${mark}${String(at).padStart(6, "0")}`);

it("moves more pieces than a transaction takes, all or none, whichever write it dies at", async () => {
  const [productId, there] = [await unpriced("inverters"), await secondHouse()];
  const all = codes("MANY");
  const load = await expected(productId, many);
  await Promise.all(all.map((code) => scanSerial(load, { code }, now)));
  await receiveGoods(load, {}, "warehouse", now);
  const lines = [{ productId, quantity: many, serials: all }];
  const move = (at: Date) => transferTold({ warehouseId: "main", toWarehouseId: there, lines }, at);
  let at = now;
  const later = () => (at = new Date(at.getTime() + 120_000));
  const ends: boolean[] = [];
  while (ends.at(-1) !== true) {
    ends.push(await killedAfter(ends.length, () => move(later())));
    if (ends.at(-1) === true) break;
    expect(new Set((await placesOf(productId)).map((place) => place.split(" ").slice(1).join(" ")))).toEqual(
      new Set(["in_stock main"]),
    );
    expect(await onHandIn(productId, there)).toEqual([many, 0]);
    expect((await listIncoming({ limit: 50 })).items.filter(({ cause }) => cause === "transfer")).toEqual([]);
    const [held] = (await serialsFromTo(productId, { limit: 1 })).items;
    if (held?.scannedFor)
      expect(await refusal(receiveLoad(held.scannedFor.id, {}, "warehouse", now))).toEqual(["movement-bound"]);
    // Half of the times the schedule sets them free, else the next transfer does.
    if (ends.length % 2 === 0) await endAbandonedTransfers(later());
  }
  // Both movements, three heaps, the end; and what sets the pieces of the broken one free.
  expect(ends.filter((ended) => !ended).length).toBeGreaterThanOrEqual(5);
  expect(new Set((await placesOf(productId)).map((place) => place.split(" ").slice(1).join(" ")))).toEqual(
    new Set(["in_stock there"]),
  );
  expect(await onHandIn(productId, there)).toEqual([0, many]);
}, 120_000);
