import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import fc from "fast-check";
import { expect, it } from "vitest";
import { useDatabase } from "../../../../tests/support/database.ts";
import { listPrice, now, readyCart, unpriced } from "../../../../tests/support/shop.ts";
import { StockEntity } from "../logistics/index.ts";
import { everyMovement } from "../logistics/movements/every-movement.ts";
import { none, stockOf, type Movement } from "../logistics/movements/movement.ts";
import { addLoad, correctMovement } from "../logistics/movements/office-acts.ts";
import { readMovement } from "../logistics/movements/read-movement.ts";
import { Problem } from "../platform/problems.ts";
import { receiveGoods } from "../purchases/receive-goods.ts";
import { setOnHand } from "../logistics/set-stock.ts";
import { daysLater } from "../platform/time.ts";
import { changeSerial } from "./change-serial.ts";
import { serialsFromTo, serialsOfCode } from "./index.ts";
import { scanSerial } from "./scan/scan-serial.ts";
import { serialActions } from "./serial.ts";
import { SerialEntity, serialItem } from "./serial.table.ts";
import { withScrapMovements } from "./take-out-earlier.ts";

useDatabase();

/** So many inverters that came with their serials. */
async function received(codes: readonly string[]): Promise<string> {
  const productId = await unpriced("inverters");
  await listPrice(productId, 10_000);
  const lines = [{ productId, quantity: codes.length }];
  const said = { cause: "purchase", warehouseId: "main", reason: "to come", forecastOn: "2026-11-25" } as const;
  const { id } = await addLoad({ ...said, lines }, now);
  for (const code of codes) await scanSerial(id, { code }, now);
  await receiveGoods(id, {}, "warehouse", now);
  return productId;
}

const figures = async (productId: string) => {
  const { Item } = await StockEntity.build(GetItemCommand).key({ productId }).options({ consistent: true }).send();
  const { onHand = 0, available = 0, incoming = 0 } = Item ?? {};
  return { onHand, available, incoming };
};

async function summed(productId: string) {
  const found: Movement[] = [];
  for await (const movement of everyMovement())
    if (movement.lines.some((line) => line.productId === productId)) found.push(movement);
  return stockOf(found).get(productId) ?? none;
}

const change = (code: string, action: (typeof serialActions)[number], reason = "Caduta dal bancale") =>
  changeSerial(code, { action, reason }, now);

const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => undefined,
    (error: unknown) => (error instanceof Problem ? error.code : String(error)),
  );

it("takes a scrapped piece out of the stock by a movement of its own, which says which and why", async () => {
  const productId = await received(["SCRAP0001", "SCRAP0002"]);
  const { unloadId, acts } = await change("SCRAP0001", "scrap");
  expect(await figures(productId)).toEqual({ onHand: 1, available: 1, incoming: 0 });
  expect(await summed(productId)).toEqual(await figures(productId));
  expect(await readMovement(unloadId ?? "")).toMatchObject({
    direction: "unload",
    state: "done",
    cause: "scrap",
    serial: "SCRAP0001",
    reason: "Caduta dal bancale",
    lines: [{ productId, quantity: 1 }],
  });
  expect(acts).toMatchObject([{ action: "scrap", reason: "Caduta dal bancale", by: "office", movementId: unloadId }]);
  // What became of a piece says the piece, not a movement against the other.
  expect(await codeOf(correctMovement(unloadId ?? "", { reason: "Era buona" }, now))).toBe("movement-bound");
  expect(await codeOf(change("SCRAP0001", "restock"))).toBe("invalid-transition");
});

it("counts a piece that is repaired again once it was put back, and what came back unsold when it is", async () => {
  const productId = await received(["REP0001", "REP0002"]);
  await change("REP0001", "repair", "Ventola");
  expect(await figures(productId)).toMatchObject({ onHand: 1, available: 1 });
  await change("REP0001", "restock", "Provata");
  expect(await figures(productId)).toMatchObject({ onHand: 2, available: 2 });
  await change("REP0001", "repair", "Di nuovo");
  await change("REP0001", "scrap", "Irreparabile");
  expect(await figures(productId)).toMatchObject({ onHand: 1, available: 1 });
  expect(await summed(productId)).toEqual(await figures(productId));
  const [piece] = await serialsOfCode("REP0001");
  expect(piece?.acts?.map(({ action }) => action)).toEqual(["repair", "restock", "repair", "scrap"]);
});

it("is missing also where it was promised: a broken piece isn't there, whoever has ordered it", async () => {
  const productId = await received(["PROM0001"]);
  const { place } = await readyCart(productId, 1);
  await place();
  await change("PROM0001", "scrap");
  expect(await figures(productId)).toEqual({ onHand: 0, available: -1, incoming: 0 });
});

it("moves a piece once, of several who say it at one moment", async () => {
  const productId = await received(["ONCE0001", "ONCE0002"]);
  const outcomes = await Promise.all([1, 2, 3, 4].map(() => codeOf(change("ONCE0001", "scrap"))));
  expect(outcomes.filter((code) => code === undefined)).toHaveLength(1);
  expect(await figures(productId)).toMatchObject({ onHand: 1, available: 1 });
  expect(await summed(productId)).toEqual(await figures(productId));
});

it("adds up after any sequence of what becomes of pieces", async () => {
  const codes = ["ANY0001", "ANY0002", "ANY0003"];
  const productId = await received(codes);
  const act = fc.record({ code: fc.constantFrom(...codes), action: fc.constantFrom(...serialActions) });
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 6 }), async (acts) => {
      for (const { code, action } of acts) await codeOf(change(code, action));
      const pieces = (await serialsFromTo(productId, { limit: 10 })).items;
      const { onHand } = await figures(productId);
      expect(onHand).toBe(pieces.filter(({ state }) => state === "in_stock").length);
      expect(await summed(productId)).toEqual(await figures(productId));
    }),
    { numRuns: 8 },
  );
});

it("finds a model's pieces from one to another by the form of its serials", async () => {
  const productId = await received(["RNG9", "RNG10", "RNG11", "RNG100"].map((code) => `${code}AA`));
  const found = async (from: string, to: string) =>
    (await serialsFromTo(productId, { from, to, limit: 10 })).items.map(({ code }) => code).toSorted();
  expect(await found("RNG9AA", "RNG11AA")).toEqual(["RNG10AA", "RNG11AA", "RNG9AA"]);
  expect(await found("RNG10AA", "RNG11AA")).toEqual(["RNG10AA", "RNG11AA"]);
  expect(await codeOf(serialsFromTo(productId, { from: "RNG11AA", to: "RNG9AA", limit: 10 }))).toBe("invalid-input");
});

it("takes pieces out once that were scrapped before that moved the stock, but where it was counted since", async () => {
  const later = daysLater(now, 2);
  const scrappedBefore = async (code: string) => {
    const [piece] = await serialsOfCode(code);
    const act = { action: "scrap" as const, reason: "Bagnata", by: "office", on: daysLater(now, 1).toISOString() };
    const version = (piece?.version ?? 0) + 1;
    await SerialEntity.build(PutItemCommand)
      .item(serialItem({ ...piece!, state: "scrapped", reason: act.reason, acts: [act], version }))
      .send();
  };
  const left = await received(["BEFORE0001", "BEFORE0002", "BEFORE0003"]);
  await scrappedBefore("BEFORE0001");
  await scrappedBefore("BEFORE0002");
  const recounted = await received(["COUNTED0001", "COUNTED0002"]);
  await scrappedBefore("COUNTED0001");
  await setOnHand(recounted, 1, undefined, later);
  const asToday = await received(["TODAY0001", "TODAY0002"]);
  await change("TODAY0001", "scrap");

  expect(await withScrapMovements(later)).toBe(2);
  expect(await figures(left)).toEqual({ onHand: 1, available: 1, incoming: 0 });
  expect(await summed(left)).toEqual(await figures(left));
  for (const productId of [recounted, asToday]) expect((await figures(productId)).onHand).toBe(1);
  const [piece] = await serialsOfCode("BEFORE0002");
  expect(piece).toMatchObject({ state: "scrapped", acts: [{ reason: "Bagnata" }] });
  expect(await readMovement(piece?.unloadId ?? "")).toMatchObject({
    cause: "scrap",
    serial: "BEFORE0002",
    state: "done",
  });
  expect(await withScrapMovements(later)).toBe(0);
  expect((await figures(left)).onHand).toBe(1);
});
