import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { newId } from "../../platform/ids.ts";
import { Problem } from "../../platform/problems.ts";
import { documents } from "../../platform/table.ts";
import { stockByPlace } from "../figures/stock-by-place.ts";
import { StockEntity } from "../stock.table.ts";
import { addWarehouse, listWarehouses, saveWarehouse } from "../warehouses/warehouses.ts";
import { everyMovement } from "./every-movement.ts";
import { mainWarehouseId, none, stockOf, type Movement } from "./movement.ts";
import {
  addLoad,
  addUnload,
  cancelMovement,
  correctMovement,
  receiveLoad,
  setBooked,
  setForecast,
  unloadBooked,
} from "./office-acts.ts";
import { transferGoods } from "./transfer.ts";
import { readMovement } from "./read-movement.ts";

useDatabase();

const now = new Date("2026-11-20T10:00:00Z");
const fields = {
  name: "Torino",
  street: "Via Po",
  houseNumber: "1",
  postalCode: "10100",
  city: "Torino",
  countryCode: "IT",
  active: true,
};
const lines = (productId: string, quantity: number) => [{ productId, productCode: "P", quantity }];
const bring = (productId: string, quantity: number, warehouseId = mainWarehouseId) =>
  addLoad({ cause: "adjustment", warehouseId, lines: lines(productId, quantity), reason: "found" }, now);
const take = (productId: string, quantity: number, warehouseId = mainWarehouseId) =>
  addUnload({ cause: "adjustment", as: "done", warehouseId, lines: lines(productId, quantity), reason: "lost" }, now);
const toCome = (productId: string, quantity: number, forecastOn = "2026-12-01") =>
  addLoad(
    {
      cause: "purchase",
      warehouseId: mainWarehouseId,
      lines: lines(productId, quantity),
      reason: "container",
      forecastOn,
    },
    now,
  );

const total = async (productId: string) => {
  const { Item } = await StockEntity.build(GetItemCommand).key({ productId }).options({ consistent: true }).send();
  const { onHand = 0, available = 0, incoming = 0 } = Item ?? {};
  return { onHand, available, incoming };
};
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) => (error instanceof Problem ? error.code : String(error)),
  );
const fieldOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) =>
      error instanceof Problem ? `${error.fields[0]?.field} ${error.fields[0]?.code}` : String(error),
  );
const movementsOf = async (productId: string): Promise<Movement[]> => {
  const found: Movement[] = [];
  for await (const one of everyMovement()) if (one.lines.some((line) => line.productId === productId)) found.push(one);
  return found;
};

it("has a main warehouse from the beginning, and further ones, each with its own series of papers", async () => {
  expect(await listWarehouses()).toMatchObject([{ id: mainWarehouseId, version: 0, ddtSeries: "M" }]);
  expect(await fieldOf(addWarehouse({ ...fields, ddtSeries: "M" }))).toBe("ddtSeries taken");
  const torino = await addWarehouse({ ...fields, ddtSeries: "T" });
  const added = await Promise.allSettled(
    [1, 2, 3].map(() => addWarehouse({ ...fields, name: "Bari", ddtSeries: "B" })),
  );
  expect(added.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const [main] = await listWarehouses();
  const { id: _, version: _version, ...mains } = main!;
  expect(await fieldOf(saveWarehouse(mainWarehouseId, { ...mains, active: false, version: 0 }))).toBe(
    "active main-warehouse",
  );
  await saveWarehouse(mainWarehouseId, { ...mains, city: "Milano", version: 0 });
  expect(await codeOf(saveWarehouse(mainWarehouseId, { ...mains, version: 0 }))).toBe("version-conflict");
  expect((await listWarehouses()).map(({ name, city }) => `${name} ${city}`)).toEqual([
    "Magazzino Solvia Milano",
    "Bari Torino",
    "Torino Torino",
  ]);
  await saveWarehouse(torino.id, { ...fields, ddtSeries: "T", active: false, version: 1 });
  const productId = newId();
  expect(await fieldOf(bring(productId, 1, torino.id))).toBe("warehouseId not-active");
  expect(await fieldOf(bring(productId, 1, "nowhere"))).toBe("warehouseId not-found");
});

it("gives the last piece to exactly one of twenty who unload it, and tells the others what is left", async () => {
  const productId = newId();
  await bring(productId, 1);
  const answers = await Promise.all(Array.from({ length: 20 }, () => codeOf(take(productId, 1))));
  expect(answers.filter((one) => one === "done")).toHaveLength(1);
  expect(answers.filter((one) => one === "insufficient-stock")).toHaveLength(19);
  expect(await total(productId)).toEqual({ onHand: 0, available: 0, incoming: 0 });
  await expect(take(productId, 1)).rejects.toMatchObject({ params: { available: 0, productCode: "P" } });
});

it("writes whatever it writes at once: there is no moment between two writes at which it could be broken off", async () => {
  const productId = newId();
  const torino = await addWarehouse({ ...fields, ddtSeries: "T2" });
  await bring(productId, 10);
  const expected = await toCome(productId, 10);
  const planned = await addUnload(
    { cause: "adjustment", as: "forecast", warehouseId: mainWarehouseId, lines: lines(productId, 2), reason: "fair" },
    now,
  );
  const done = await bring(productId, 3);
  const send = vi.spyOn(documents, "send");
  const writes = async (work: () => Promise<unknown>): Promise<number> => {
    send.mockClear();
    await work();
    const names = send.mock.calls.map(([command]) => command.constructor.name);
    return names.filter((name) => /^(TransactWrite|Put|Update|Delete|BatchWrite)/.test(name)).length;
  };
  const acts = [
    () => transferGoods({ warehouseId: mainWarehouseId, toWarehouseId: torino.id, lines: lines(productId, 4) }, now),
    () => receiveLoad(expected.id, { lines: [{ productId, quantity: 7 }] }, "back-office", now),
    () => setBooked(planned.id, true, now),
    () => unloadBooked(planned.id, now),
    () => correctMovement(done.id, { reason: "twice" }, now),
  ];
  for (const act of acts) expect(await writes(act)).toBe(1);
  send.mockRestore();
  expect(await total(productId)).toEqual({ onHand: 15, available: 15, incoming: 3 });
});

it("splits what has come from what is still to come, and closes what will never come", async () => {
  const productId = newId();
  const { id } = await toCome(productId, 100);
  expect(await fieldOf(receiveLoad(id, { lines: [{ productId, quantity: 106 }] }, "back-office", now))).toBe(
    "lines.0.quantity too-big",
  );
  expect(await fieldOf(receiveLoad(id, { lines: [{ productId, quantity: 0 }] }, "back-office", now))).toBe(
    "lines nothing-received",
  );
  const twice = await Promise.all(
    [1, 2].map(() =>
      codeOf(receiveLoad(id, { lines: [{ productId, quantity: 60 }], reference: "DDT 9" }, "warehouse", now)),
    ),
  );
  expect(twice.toSorted()).toEqual(["done", expect.stringMatching(/version-conflict|invalid-transition/)]);
  expect(await total(productId)).toEqual({ onHand: 60, available: 60, incoming: 40 });
  const rest = (await movementsOf(productId)).find(({ partOf }) => partOf === id);
  expect(rest).toMatchObject({ state: "forecast", forecastOn: "2026-12-01", lines: [{ quantity: 40 }] });
  await receiveLoad(rest?.id ?? "", { lines: [{ productId, quantity: 30 }], more: false }, "back-office", now);
  expect(await total(productId)).toEqual({ onHand: 90, available: 90, incoming: 0 });
});

it("books what is free, sets it free, and moves a forecast to one day whoever says it", async () => {
  const productId = newId();
  await bring(productId, 5);
  const planned = (quantity: number) =>
    addUnload(
      {
        cause: "adjustment",
        as: "forecast",
        warehouseId: mainWarehouseId,
        lines: lines(productId, quantity),
        reason: "fair",
      },
      now,
    );
  const [four, two] = [await planned(4), await planned(2)];
  await setBooked(four.id, true, now);
  await expect(setBooked(two.id, true, now)).rejects.toMatchObject({
    code: "insufficient-stock",
    params: { available: 1 },
  });
  await setBooked(four.id, false, now);
  await setBooked(two.id, true, now);
  expect(await total(productId)).toEqual({ onHand: 5, available: 3, incoming: 0 });
  await cancelMovement(two.id, now);
  expect(await codeOf(cancelMovement(two.id, now))).toBe("invalid-transition");
  const { id } = await toCome(productId, 8);
  expect(await codeOf(setForecast(id, "2026-11-19", now))).toBe("forecast-in-past");
  const said = await Promise.all(
    ["2026-12-05", "2026-12-06", "2026-12-07"].map((day) => codeOf(setForecast(id, day, now))),
  );
  expect(said).toContain("done");
  const { forecastOn = "" } = await readMovement(id);
  await receiveLoad(id, {}, "back-office", now);
  expect(forecastOn >= "2026-12-05").toBe(true);
  expect(await total(productId)).toEqual({ onHand: 13, available: 13, incoming: 0 });
});

it("puts a done movement right once, by one against it, and never what belongs to an order", async () => {
  const productId = newId();
  const { id } = await bring(productId, 10);
  const answers = await Promise.all(
    [1, 2, 3].map(() =>
      codeOf(correctMovement(id, { reason: "2 too many", lines: [{ productId, quantity: 2 }] }, now)),
    ),
  );
  expect(answers.filter((one) => one === "done")).toHaveLength(1);
  expect(await total(productId)).toMatchObject({ onHand: 8 });
  const wrong = await readMovement(id);
  expect(wrong).toMatchObject({ state: "done", lines: [{ quantity: 10 }] });
  expect(await readMovement(wrong.reversedBy ?? "")).toMatchObject({
    direction: "unload",
    reverses: id,
    cause: "correction",
  });
  expect(await codeOf(correctMovement(id, { reason: "again" }, now))).toBe("invalid-transition");
  const torino = await addWarehouse({ ...fields, ddtSeries: "T3" });
  const move = { warehouseId: mainWarehouseId, toWarehouseId: torino.id, lines: lines(productId, 1) };
  const [half] = await transferGoods(move, now);
  await expect(correctMovement(half?.id ?? "", { reason: "no" }, now)).rejects.toMatchObject({
    code: "movement-bound",
    params: { of: "transfer" },
  });
});

it("moves nothing out of the main warehouse that is booked there, however much is free elsewhere", async () => {
  const productId = newId();
  const torino = await addWarehouse({ ...fields, ddtSeries: "T4" });
  await bring(productId, 5);
  await bring(productId, 5, torino.id);
  const out = { cause: "adjustment", as: "forecast", warehouseId: mainWarehouseId, reason: "fair" } as const;
  const booked = await addUnload({ ...out, lines: lines(productId, 4) }, now);
  await setBooked(booked.id, true, now);
  const move = (pieces: number) =>
    transferGoods({ warehouseId: mainWarehouseId, toWarehouseId: torino.id, lines: lines(productId, pieces) }, now);
  await expect(move(2)).rejects.toMatchObject({ code: "insufficient-stock", params: { available: 1 } });
  await move(1);
  expect(await codeOf(move(1))).toBe("insufficient-stock");
});

it("adds up in each warehouse after any acts, whoever else acts at the same moment", async () => {
  const others = [
    await addWarehouse({ ...fields, ddtSeries: "X1" }),
    await addWarehouse({ ...fields, ddtSeries: "X2" }),
  ];
  const houses = [mainWarehouseId, ...others.map(({ id }) => id)];
  const act = fc.record({
    kind: fc.constantFrom(
      "bring",
      "take",
      "plan",
      "book",
      "free",
      "leave",
      "expect",
      "receive",
      "move",
      "cancel",
      "correct",
    ),
    house: fc.nat(2),
    pieces: fc.integer({ min: 1, max: 6 }),
    pick: fc.nat(30),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(act, { minLength: 1, maxLength: 3 }), { minLength: 4, maxLength: 10 }),
      async (rounds) => {
        const productId = newId();
        await bring(productId, 5);
        for (const round of rounds) {
          const known = await movementsOf(productId);
          const work = round.map(({ kind, house, pieces, pick }) => {
            const warehouseId = houses[house] ?? mainWarehouseId;
            const id = known[pick % known.length]?.id ?? "";
            const said = { warehouseId, lines: lines(productId, pieces), reason: "why" };
            switch (kind) {
              case "bring":
                return addLoad({ ...said, cause: "adjustment" }, now);
              case "expect":
                return addLoad({ ...said, cause: "purchase", forecastOn: "2026-12-01" }, now);
              case "take":
                return addUnload({ ...said, cause: "scrap", as: "done" }, now);
              case "plan":
                return addUnload({ ...said, cause: "adjustment", as: "forecast" }, now);
              case "book":
                return setBooked(id, true, now);
              case "free":
                return setBooked(id, false, now);
              case "leave":
                return unloadBooked(id, now);
              case "receive":
                return receiveLoad(id, { lines: [{ productId, quantity: pieces }] }, "back-office", now);
              case "move":
                return transferGoods({ ...said, toWarehouseId: houses[(house + 1) % 3] ?? "" }, now);
              case "cancel":
                return cancelMovement(id, now);
              case "correct":
                return correctMovement(id, { reason: "why" }, now);
            }
          });
          for (const one of await Promise.allSettled(work))
            if (one.status === "rejected" && !(one.reason instanceof Problem)) throw one.reason;
        }
        const all = await movementsOf(productId);
        const stock = (await stockByPlace([productId], houses.slice(1))).get(productId);
        for (const house of houses) {
          const { onHand, available, incoming } =
            stockOf(all.filter(({ warehouseId }) => warehouseId === house)).get(productId) ?? none;
          expect(stock?.places.get(house)).toEqual({ onHand, available, incoming, booked: onHand - available });
          expect(onHand).toBeGreaterThanOrEqual(0);
        }
        expect(await total(productId)).toEqual(stockOf(all).get(productId) ?? none);
        expect(stock?.total.available).toBeGreaterThanOrEqual(0);
      },
    ),
    { numRuns: 15 },
  );
}, 120_000);
