import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { newId } from "../../platform/ids.ts";
import { Problem } from "../../platform/problems.ts";
import { documents } from "../../platform/table.ts";
import { stockByPlace } from "../figures/stock-by-place.ts";
import { mainWarehouseId } from "../movements/movement.ts";
import { addLoad, addUnload } from "../movements/office-acts.ts";
import { transferGoods } from "../movements/transfer.ts";
import { setOnHand } from "../set-stock.ts";
import { addWarehouse } from "../warehouses/warehouses.ts";
import { approveCount, cancelCount, sendBack } from "./approve-count.ts";
import { countLine, handIn } from "./count-goods.ts";
import { beginCount, listCounts, loadWholeCount } from "./stored-count.ts";

useDatabase();

const now = new Date("2026-11-20T10:00:00Z");
const [counter, approver] = ["WH", "ADMIN"];

const move = (productId: string, quantity: number, warehouseId = mainWarehouseId) => {
  const said = { warehouseId, lines: [{ productId, productCode: "P", quantity: Math.abs(quantity) }], reason: "why" };
  return quantity > 0
    ? addLoad({ ...said, cause: "adjustment" }, now)
    : addUnload({ ...said, cause: "adjustment", as: "done" }, now);
};
const figures = async (productId: string, place = mainWarehouseId, others: string[] = []) =>
  (await stockByPlace([productId], others)).get(productId)?.places.get(place);
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) => (error instanceof Problem ? error.code : String(error)),
  );

async function counting(pieces: readonly number[], warehouseId = mainWarehouseId) {
  const ids = pieces.map(() => newId());
  for (const [at, id] of ids.entries()) await move(id, pieces[at] ?? 0, warehouseId);
  const lines = ids.map((productId) => ({ productId, productCode: productId, name: "Panel" }));
  const { id } = await beginCount({ warehouseId, place: "A", lines }, approver, now);
  return { id, ids };
}

it("brings in what differed when it was counted, however much has moved since", async () => {
  const { id, ids } = await counting([10, 20, 30]);
  const [short, over, same] = ids as [string, string, string];
  await countLine(id, short, { pieces: 8 }, counter, now);
  await move(short, -3);
  await move(over, 5);
  await countLine(id, over, { pieces: 27 }, counter, now);
  await move(over, -4);
  await countLine(id, same, { pieces: 30 }, counter, now);
  await handIn(id, counter, now);
  expect(await codeOf(countLine(id, same, { pieces: 1 }, counter, now))).toBe("invalid-transition");
  expect(await codeOf(approveCount(id, "broken", counter, now))).toBe("own-proposal");
  await approveCount(id, "two broken, two found", approver, now);
  expect([await figures(short), await figures(over), await figures(same)]).toMatchObject([
    { onHand: 5 },
    { onHand: 23 },
    { onHand: 30 },
  ]);
  const { count, lines } = await loadWholeCount(id);
  expect(count).toMatchObject({ state: "approved", endedBy: approver });
  expect(lines.filter(({ movementId }) => movementId)).toHaveLength(2);
  expect(await codeOf(approveCount(id, "again", approver, now))).toBe("invalid-transition");
});

it("counts another warehouse by itself, and finds pieces missing that are promised", async () => {
  const torino = await addWarehouse({
    name: "Torino",
    street: "Via Po",
    houseNumber: "1",
    postalCode: "10100",
    city: "Torino",
    countryCode: "IT",
    ddtSeries: "T",
    active: true,
  });
  const { id, ids } = await counting([10], torino.id);
  const [productId] = ids as [string];
  await move(productId, 4);
  const lines = [{ productId, productCode: "P", quantity: 10 }];
  await addUnload({ cause: "adjustment", as: "booked", warehouseId: torino.id, lines, reason: "fair" }, now);
  await countLine(id, productId, { pieces: 7 }, counter, now);
  await handIn(id, counter, now);
  await approveCount(id, "three missing", approver, now);
  expect(await figures(productId, torino.id, [torino.id])).toMatchObject({ onHand: 7, booked: 10, available: -3 });
  expect(await figures(productId, mainWarehouseId, [torino.id])).toMatchObject({ onHand: 4 });
});

it("brings in each difference once, wherever the approval is broken off", async () => {
  for (let diesAt = 0, ended = false; !ended; diesAt += 1) {
    const { id, ids } = await counting([5, 5, 5]);
    for (const productId of ids) await countLine(id, productId, { pieces: 6 }, counter, now);
    await handIn(id, counter, now);
    let writes = 0;
    const name = "dies";
    documents.middlewareStack.add(
      (next, { commandName }) =>
        (args) => {
          if (commandName === "TransactWriteItemsCommand" && writes++ >= diesAt) throw new Error("killed");
          return next(args);
        },
      { step: "initialize", name },
    );
    try {
      await approveCount(id, "found", approver, now);
      ended = true;
    } catch (error) {
      expect(String(error)).toContain("killed");
    } finally {
      documents.middlewareStack.remove(name);
    }
    if (!ended) await approveCount(id, "found", approver, now);
    for (const productId of ids) expect(await figures(productId)).toMatchObject({ onHand: 6 });
    if (ended) expect(diesAt).toBe(4);
  }
});

it("approves once, of however many who approve at one moment", async () => {
  const { id, ids } = await counting([5, 5]);
  for (const productId of ids) await countLine(id, productId, { pieces: 3 }, counter, now);
  await handIn(id, counter, now);
  const answers = await Promise.all([1, 2, 3].map(() => codeOf(approveCount(id, "missing", approver, now))));
  if (!answers.includes("done")) await approveCount(id, "missing", approver, now);
  for (const productId of ids) expect(await figures(productId)).toMatchObject({ onHand: 3 });
});

it("sends products back to be counted again, keeps the rest, and gives up for a reason", async () => {
  const { id, ids } = await counting([5, 5]);
  const [first, second] = ids as [string, string];
  expect(await codeOf(handIn(id, counter, now))).toBe("nothing-counted");
  await countLine(id, first, { pieces: 4 }, counter, now);
  await countLine(id, second, { pieces: 5 }, counter, now);
  await handIn(id, counter, now);
  await sendBack(id, [first]);
  const { count, lines } = await loadWholeCount(id);
  expect(count.state).toBe("open");
  expect(new Set(lines.map(({ counted }) => counted))).toEqual(new Set([5, undefined]));
  await countLine(id, first, { pieces: 5 }, counter, now);
  await handIn(id, counter, now);
  await cancelCount(id, "wrong aisle", approver, now);
  expect(await codeOf(approveCount(id, "late", approver, now))).toBe("invalid-transition");
  expect(await figures(first)).toMatchObject({ onHand: 5 });
  expect((await listCounts({ state: "cancelled", limit: 50 })).items.map((one) => one.id)).toEqual([id]);
});

it("knows a count that came late from one that was told at once, and takes none that is older than another", async () => {
  const { id, ids } = await counting([10, 20]);
  const [moved, still] = ids as [string, string];
  const from = Date.now();
  const at = (seconds: number) => new Date(from + seconds * 1000);
  const counted = (productId: string, pieces: number, on: Date, sent: Date) =>
    countLine(id, productId, { pieces, on: on.toISOString() }, counter, sent);
  // Counted an hour before the stock was last written, told an hour later.
  expect(await counted(moved, 9, at(-3600), at(3600))).toMatchObject({ counted: 9, movedSince: true });
  // Counted after that, told later: nothing came in between.
  const late = await counted(still, 19, at(60), at(3600));
  expect(late).toMatchObject({ counted: 19, stood: 20, countedOn: at(60).toISOString() });
  expect(late.movedSince).toBeUndefined();
  // The same again, after goods have moved: what stood there is of then.
  await move(still, 5);
  expect(await counted(still, 19, at(60), at(7200))).toMatchObject({ stood: 20 });
  expect(await codeOf(counted(still, 3, at(30), at(7200)))).toBe("counted-later");
  // A clock that is ahead, and one of last year.
  expect(await counted(moved, 8, at(99_999), at(3700))).toMatchObject({ countedOn: at(3700).toISOString() });
  const { count, lines } = await loadWholeCount(id);
  expect(lines.every(({ countedOn = "" }) => countedOn >= count.createdOn)).toBe(true);
});

it("tells the second of two who count the same shelf at once, and takes them where they found as much or have seen the other", async () => {
  const { id, ids } = await counting([10, 10]);
  const [productId, other] = ids as [string, string];
  const counts = (who: string, pieces: number, seen?: string, of = productId) =>
    codeOf(countLine(id, of, { pieces, ...(seen && { seen }) }, who, now));
  const both = await Promise.all([counts("ANNA", 9), counts("BRUNO", 7)]);
  expect(both.toSorted()).toEqual(["counted-by-another", "done"]);
  const lineOf = async () => (await loadWholeCount(id)).lines.find((line) => line.productId === productId);
  const stands = await lineOf();
  const slower = stands?.countedBy === "ANNA" ? "BRUNO" : "ANNA";
  expect(await counts(slower, 8, "2026-11-20T09:00:00.000Z")).toBe("counted-by-another");
  expect(await counts(slower, 8, stands?.countedOn)).toBe("done");
  expect(await lineOf()).toMatchObject({ counted: 8, countedBy: slower });
  expect(await counts("ANNA", 10, undefined, other)).toBe("done");
  expect(await counts("BRUNO", 10, undefined, other)).toBe("done");
  expect(await counts("BRUNO", 11, undefined, other)).toBe("done");
});

it("knows that stock moved while somebody counted", async () => {
  const { id, ids } = await counting([10, 10]);
  const [moved, still] = ids as [string, string];
  const from = new Date(Date.now() - 60_000);
  const later = new Date(Date.now() + 60_000);
  const found = { pieces: 10, on: later.toISOString(), from: from.toISOString() };
  expect(await countLine(id, moved, found, counter, later)).toMatchObject({ movedSince: true });
  const after = { ...found, from: new Date(Date.now() + 30_000).toISOString() };
  expect((await countLine(id, still, after, counter, later)).movedSince).toBeUndefined();
});

it("brings a difference that two counts have found into the stock once, and so where somebody has set the stock meanwhile", async () => {
  const { id, ids } = await counting([10, 10, 10]);
  const [both, set, later] = ids as [string, string, string];
  const lines = ids.map((productId) => ({ productId, productCode: productId, name: "Panel" }));
  const second = await beginCount({ warehouseId: mainWarehouseId, place: "A", lines }, approver, now);
  for (const productId of [both, set]) await countLine(id, productId, { pieces: 8 }, counter, now);
  await countLine(second.id, both, { pieces: 8 }, "OTHER", now);
  await setOnHand(set, 8, 10, now);
  await handIn(id, counter, now);
  await handIn(second.id, "OTHER", now);
  await approveCount(second.id, "two broken", approver, now);
  expect(await codeOf(approveCount(id, "two broken", approver, now))).toBe("counted-elsewhere");
  expect(await Promise.all([both, set].map((one) => figures(one)))).toMatchObject([{ onHand: 8 }, { onHand: 8 }]);
  // Counted again it is of now.
  await sendBack(id, [both, set]);
  for (const productId of [both, set]) await countLine(id, productId, { pieces: 7 }, counter, now);
  await countLine(id, later, { pieces: 10 }, counter, now);
  await handIn(id, counter, now);
  await approveCount(id, "one more", approver, now);
  expect(await Promise.all(ids.map((one) => figures(one)))).toMatchObject([
    { onHand: 7 },
    { onHand: 7 },
    { onHand: 10 },
  ]);
});

it("asks about very many pieces, whether they are found, come, leave or go elsewhere", async () => {
  const { id, ids } = await counting([10]);
  const [productId] = ids as [string];
  const asked = { code: "confirmation-needed", fields: [{ code: "many-pieces", params: { quantity: 100_000 } }] };
  await expect(countLine(id, productId, { pieces: 100_000 }, counter, now)).rejects.toMatchObject(asked);
  const confirmed = ["many-pieces" as const];
  await countLine(id, productId, { pieces: 100_000, confirmed }, counter, now);
  const many = {
    warehouseId: mainWarehouseId,
    lines: [{ productId, productCode: "P", quantity: 100_000 }],
    reason: "why",
  };
  const load = { ...many, cause: "adjustment" as const };
  await expect(addLoad(load, now)).rejects.toMatchObject(asked);
  await addLoad({ ...load, confirmed }, now);
  const unload = { ...many, cause: "adjustment" as const, as: "done" as const };
  await expect(addUnload(unload, now)).rejects.toMatchObject(asked);
  await expect(transferGoods({ ...many, toWarehouseId: "elsewhere" }, now)).rejects.toMatchObject(asked);
  expect(await addUnload({ ...unload, confirmed }, now)).not.toHaveProperty("confirmed");
  await addLoad({ ...load, lines: [{ productId, productCode: "P", quantity: 19_999 }] }, now);
});
