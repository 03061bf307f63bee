import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import fc from "fast-check";
import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { newId } from "../../platform/ids.ts";
import { cancellationReasons } from "../../platform/storing/transaction.ts";
import { table } from "../../platform/table.ts";
import { IncomingEntity, StockEntity, WarehouseStockEntity } from "../stock.table.ts";
import { ledgerWrites, type MovementChange } from "./ledger-writes.ts";
import {
  bookedNow,
  cancelled,
  doneLoad,
  doneUnload,
  forecastFor,
  forecastLoad,
  forecastUnload,
  loaded,
  unbooked,
  unloaded,
} from "./movement-machine.ts";
import { mainWarehouseId, none, stockOf, type Movement } from "./movement.ts";

useDatabase();

const now = new Date("2026-11-20T10:00:00Z");
const days = ["2026-11-21", "2026-11-28", "2026-12-05"] as const;
const houses = [mainWarehouseId, "torino", "bari"] as const;

const totals = async (productId: string) => {
  const { Item } = await StockEntity.build(GetItemCommand).key({ productId }).options({ consistent: true }).send();
  const { onHand = 0, available = 0, incoming = 0, elsewhere = 0 } = Item ?? {};
  return { onHand, available, incoming, elsewhere };
};

const at = async (productId: string, warehouseId: string) => {
  const key = { productId, warehouseId };
  const { Item } = await WarehouseStockEntity.build(GetItemCommand).key(key).options({ consistent: true }).send();
  return { onHand: Item?.onHand ?? 0, available: Item?.available ?? 0 };
};

async function expected(productId: string) {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ partition: `PRODUCT#${productId}`, range: { beginsWith: "INCOMING#" } })
    .entities(IncomingEntity)
    .options({ consistent: true, maxPages: Infinity })
    .send();
  return Items.map(({ forecastOn, quantity, warehouseId }) => `${forecastOn} ${warehouseId} ${quantity}`).toSorted();
}

/** One step of somebody's work: which movement, and what it is made into. */
interface Step {
  act: "forecast" | "date" | "load" | "part" | "plan" | "book" | "free" | "unload" | "cancel" | "transfer" | "bring";
  pick: number;
  house: (typeof houses)[number];
  day: (typeof days)[number];
  pieces: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom(
    "forecast",
    "date",
    "load",
    "part",
    "plan",
    "book",
    "free",
    "unload",
    "cancel",
    "transfer",
    "bring",
  ),
  pick: fc.nat(50),
  house: fc.constantFrom(...houses),
  day: fc.constantFrom(...days),
  pieces: fc.integer({ min: 1, max: 9 }),
});

const changesOf = (step: Step, productId: string, movements: readonly Movement[]): MovementChange[] => {
  const { act, house: warehouseId, day: forecastOn, pieces: quantity } = step;
  const planned = { id: newId(), cause: "adjustment" as const, warehouseId, lines: [{ productId, quantity }] };
  const among = (direction: Movement["direction"], ...states: Movement["state"][]) => {
    const found = movements.filter((one) => one.direction === direction && states.includes(one.state));
    return found.length > 0 ? found[step.pick % found.length] : undefined;
  };
  const changed = (before: Movement | undefined, to: (one: Movement) => Movement) =>
    before ? [{ before, after: to(before) }] : [];
  switch (act) {
    case "bring":
      return [{ after: doneLoad(planned, now) }];
    case "forecast":
      return [{ after: forecastLoad({ ...planned, forecastOn }, now) }];
    case "plan":
      return [{ after: forecastUnload(planned, now) }];
    case "date":
      return changed(among("load", "forecast"), (one) => forecastFor(one, forecastOn, "back-office", now));
    case "load":
      return changed(among("load", "forecast"), (one) => loaded(one, "warehouse", now));
    case "part": {
      const before = among("load", "forecast");
      const of = before?.lines[0]?.quantity ?? 0;
      if (!before || of <= quantity) return [];
      const rest = { ...before, id: newId(), partOf: before.id, lines: [{ productId, quantity: of - quantity }] };
      return [
        { before, after: loaded({ ...before, lines: [{ productId, quantity }] }, "warehouse", now) },
        { after: rest },
      ];
    }
    case "book":
      return changed(among("unload", "forecast"), (one) => bookedNow(one, "back-office", now));
    case "free":
      return changed(among("unload", "booked"), unbooked);
    case "unload":
      return changed(among("unload", "booked"), (one) => unloaded(one, now));
    case "cancel":
      return changed(among(step.pick % 2 ? "load" : "unload", "forecast", "booked"), (one) => cancelled(one, now));
    case "transfer": {
      const to = houses[(houses.indexOf(warehouseId) + 1) % houses.length];
      return [
        { after: doneUnload(planned, now) },
        { after: doneLoad({ ...planned, id: newId(), warehouseId: to, counterpart: planned.id }, now) },
      ];
    }
  }
};

it("adds up in every warehouse and day after any sequence, and takes nothing that isn't there", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      const productId = newId();
      const movements = new Map<string, Movement>();
      for (const one of steps) {
        const changes = changesOf(one, productId, [...movements.values()]);
        if (changes.length === 0) continue;
        const { onHand, elsewhere } = await totals(productId);
        try {
          await execute(...ledgerWrites(changes, new Map([[productId, { onHand, elsewhere }]])));
          for (const { after } of changes) movements.set(after.id, after);
        } catch (error) {
          if (!cancellationReasons(error).some(Boolean)) throw error;
        }
      }
      const all = [...movements.values()];
      const figures = await totals(productId);
      const of = (some: readonly Movement[]) => stockOf(some).get(productId) ?? none;
      expect(figures).toMatchObject(of(all));
      expect(figures.available).toBeGreaterThanOrEqual(0);
      for (const house of houses.filter((one) => one !== mainWarehouseId)) {
        const { onHand, available } = of(all.filter(({ warehouseId }) => warehouseId === house));
        expect(await at(productId, house)).toEqual({ onHand, available });
        expect(Math.min(onHand, available)).toBeGreaterThanOrEqual(0);
      }
      expect(figures.elsewhere).toBe(of(all.filter(({ warehouseId }) => warehouseId !== mainWarehouseId)).onHand);
      expect(await expected(productId)).toEqual(
        all
          .filter(({ direction, state }) => direction === "load" && state === "forecast")
          .map(({ forecastOn, warehouseId, lines }) => `${forecastOn} ${warehouseId} ${lines[0]?.quantity}`)
          .toSorted(),
      );
    }),
    { numRuns: 40 },
  );
});

it("lets one of two take the last piece of the main warehouse, however much lies elsewhere", async () => {
  const productId = newId();
  const planned = (warehouseId: string, quantity: number) => ({
    id: newId(),
    cause: "adjustment" as const,
    warehouseId,
    lines: [{ productId, quantity }],
  });
  await execute(...ledgerWrites([{ after: doneLoad(planned(mainWarehouseId, 1), now) }]));
  await execute(...ledgerWrites([{ after: doneLoad(planned("torino", 5), now) }]));
  const seen = new Map([[productId, { onHand: 6, elsewhere: 5 }]]);
  const take = () => execute(...ledgerWrites([{ after: doneUnload(planned(mainWarehouseId, 1), now) }], seen));
  const answers = await Promise.allSettled([take(), take(), take()]);
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await totals(productId)).toMatchObject({ onHand: 5, elsewhere: 5, available: 5 });
});
