import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { unpriced } from "../../../../../tests/support/shop.ts";
import {
  bookedUnload,
  cancelled,
  forecastLoad,
  loaded,
  movementWrites,
  readMovement,
  setOnHand,
  unloaded,
  type Movement,
} from "../../logistics/index.ts";
import { newId } from "../../platform/ids.ts";
import { Problem, type ProblemCode } from "../../platform/problems.ts";
import { changeSerial } from "../change-serial.ts";
import { serialsFromTo } from "../list-serials.ts";
import { closingChecks } from "./closing.ts";
import { serialsOfCode } from "./read-scan.ts";
import { scanSerial, type WantedScan } from "./scan-serial.ts";
import { scannedSerials } from "./scanned-serials.ts";
import { undoScan } from "./undo-scan.ts";

useDatabase();

const now = new Date("2026-11-20T10:00:00Z");
const inverter = (numberCode?: string) => unpriced("inverters", { ...(numberCode && { numberCode }) });
const lines = (...products: [productId: string, quantity: number][]) =>
  products.map(([productId, quantity]) => ({ productId, quantity }));

async function toCome(...products: [string, number][]): Promise<Movement> {
  const planned = { id: newId(), cause: "purchase" as const, lines: lines(...products), forecastOn: "2026-11-25" };
  const movement = forecastLoad(planned, now);
  await execute(...movementWrites(movement));
  return movement;
}

async function toGo(...products: [string, number][]): Promise<Movement> {
  for (const [productId, pieces] of products) await setOnHand(productId, pieces + 10, undefined, now);
  const movement = bookedUnload({ id: newId(), cause: "order", orderId: newId(), lines: lines(...products) }, now);
  await execute(...movementWrites(movement));
  return movement;
}

const scan = (movement: Movement, code: string, more: Omit<WantedScan, "code"> = {}) =>
  scanSerial(movement.id, { code, ...more }, now);

/** The problem that somebody is answered with, or none. */
async function refusal(asked: Promise<unknown>): Promise<{ code?: ProblemCode; params?: object; asked?: string[] }> {
  try {
    await asked;
    return {};
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return {
      code: error.code,
      params: error.params,
      ...(error.fields.length > 0 && { asked: error.fields.map(({ code }) => code) }),
    };
  }
}
const codeOf = async (asked: Promise<unknown>) => (await refusal(asked)).code;

/** Closes a movement as its use case does: on condition of the scans that it has seen. */
async function close(movement: Movement, closed = movement.lines): Promise<void> {
  const checks = await closingChecks(movement.id, closed);
  const done = movement.direction === "load" ? loaded(movement, "warehouse", now) : unloaded(movement, now);
  await execute(...movementWrites(done, movement), ...checks);
}

const serials = (count: number, mark = "SUN2309A") =>
  Array.from({ length: count }, (_, at) => `${mark}${String(at + 1).padStart(6, "0")}`);

it("receives pieces one by one, each once however often it is scanned, and closes when all are there", async () => {
  const product = await inverter();
  const load = await toCome([product, 3]);
  expect(await refusal(close(load))).toMatchObject({
    code: "serials-missing",
    params: { expected: 3, scanned: 0, productId: product },
  });
  const [first = "", second = "", third = ""] = serials(3);
  expect(await scan(load, ` ${first.toLowerCase()}\r`)).toMatchObject({
    serial: { code: first, state: "in_stock", warehouseId: "main", loadId: load.id },
    again: false,
    lines: [{ productId: product, quantity: 3, scanned: 1 }],
  });
  expect(await scan(load, first)).toMatchObject({ again: true, lines: [{ scanned: 1 }] });
  await scan(load, second);
  await scan(load, third);
  await close(load);
  expect((await scannedSerials(load.id, { limit: 10 })).items.map(({ code }) => code)).toEqual(serials(3));
  expect(await codeOf(scan(load, "SUN2309A000004"))).toBe("movement-not-open");
  const other = await toCome([product, 3]);
  expect(await codeOf(scan(other, first))).toBe("serial-exists");
});

it("counts a serial that two scan at once a single time, and gives it to one of two movements", async () => {
  const product = await inverter();
  const load = await toCome([product, 20]);
  const codes = serials(8, "RACE");
  const answers = await Promise.all([...codes, ...codes].map((code) => scan(load, code)));
  expect(answers.filter(({ again }) => !again)).toHaveLength(8);
  expect((await scannedSerials(load.id, { limit: 50 })).lines).toEqual([
    { productId: product, quantity: 20, scanned: 8, needsSerials: true },
  ]);

  const [one, other] = await Promise.all([toCome([product, 5]), toCome([product, 5])]);
  const [code = ""] = serials(1, "TWOHANDS");
  const outcomes = await Promise.all([one, other].map((movement) => codeOf(scan(movement, code))));
  expect(new Set(outcomes)).toEqual(new Set(["serial-on-other-movement", undefined]));
  const counts = await Promise.all([one, other].map(async ({ id }) => (await scannedSerials(id, { limit: 5 })).lines));
  expect(counts.flat().reduce((sum, { scanned }) => sum + scanned, 0)).toBe(1);
});

it("never closes over a scan that comes in between", async () => {
  const product = await inverter();
  for (const round of [1, 2, 3]) {
    const load = await toCome([product, 10]);
    const codes = serials(6, `CLOSE${round}X`);
    for (const code of codes.slice(0, 4)) await scan(load, code);
    const closing = close(load, lines([product, 4])).then(
      () => true,
      () => false,
    );
    const [isClosed, ...late] = await Promise.all([closing, ...codes.slice(4).map((code) => codeOf(scan(load, code)))]);
    const { state } = await readMovement(load.id);
    const { lines: counted } = await scannedSerials(load.id, { limit: 50 });
    const taken = late.filter((code) => code === undefined).length;
    expect(state).toBe(isClosed ? "done" : "forecast");
    expect(counted[0]?.scanned).toBe(4 + taken);
    if (isClosed) expect(taken).toBe(0);
  }
});

it("refuses more pieces than the line has, and of goods that come a twentieth more than ordered", async () => {
  const product = await inverter();
  const go = await toGo([product, 2]);
  await scan(go, "OUT0001");
  await scan(go, "OUT0002");
  expect(await refusal(scan(go, "OUT0003"))).toMatchObject({ code: "serials-complete", params: { quantity: 2 } });
  const load = await toCome([product, 20]);
  const codes = serials(22, "IN");
  for (const code of codes.slice(0, 21)) await scan(load, code);
  expect(await codeOf(scan(load, codes[21] ?? ""))).toBe("serials-complete");
});

it("tells a piece that left, that another movement has, or that is of another article", async () => {
  const [product, another] = await Promise.all([inverter(), inverter()]);
  const load = await toCome([product, 2]);
  await scan(load, "LIFE0001");
  const go = await toGo([product, 1], [another, 1]);
  expect(await refusal(scan(go, "LIFE0001"))).toMatchObject({
    code: "serial-on-other-movement",
    params: { movementId: load.id },
  });
  await close(load, lines([product, 1]));
  // The open line is another's: the scan decides.
  expect(await scan(go, "LIFE0001", { productId: another })).toMatchObject({
    serial: { productId: product, state: "shipped", orderId: go.orderId },
  });
  const stranger = await toGo([another, 1]);
  expect(await codeOf(scan(stranger, "LIFE0001"))).toBe("serial-other-article");
  await scan(go, "LIFE0002", { productId: another });
  await close(go);
  const next = await toGo([product, 1]);
  expect(await refusal(scan(next, "LIFE0001"))).toMatchObject({
    code: "serial-shipped",
    params: { orderId: go.orderId },
  });
});

it("undoes a scan while the movement is open: known to nobody again, or as it stood", async () => {
  const product = await inverter();
  const load = await toCome([product, 1]);
  await scan(load, "UNDO0001");
  await undoScan("UNDO0001", undefined, now);
  expect(await serialsOfCode("UNDO0001")).toEqual([]);
  expect((await scannedSerials(load.id, { limit: 5 })).lines[0]?.scanned).toBe(0);
  await scan(load, "UNDO0001");
  await close(load);
  expect(await codeOf(undoScan("UNDO0001", undefined, now))).toBe("movement-not-open");
  const go = await toGo([product, 1]);
  await scan(go, "UNDO0001");
  await undoScan("UNDO0001", product, now);
  expect(await serialsOfCode("UNDO0001")).toMatchObject([{ state: "in_stock", loadId: load.id, movementId: load.id }]);
});

it("forgets a scan for a movement that was cancelled", async () => {
  const product = await inverter();
  const go = await toGo([product, 1]);
  await scan(go, "GONE0001");
  await execute(...movementWrites(cancelled(go, now), go));
  const again = await toGo([product, 1]);
  expect(await scan(again, "GONE0001")).toMatchObject({
    again: false,
    serial: { state: "shipped", unloadId: again.id },
  });
});

it("takes a piece back, and lets it leave again only when it was put back", async () => {
  const product = await inverter();
  const go = await toGo([product, 1]);
  await scan(go, "BACK0001");
  await close(go);
  const back = forecastLoad(
    { id: newId(), cause: "return", returnId: newId(), lines: lines([product, 1]), forecastOn: "2026-11-25" },
    now,
  );
  await execute(...movementWrites(back));
  expect(await scan(back, "BACK0001")).toMatchObject({ serial: { state: "returned", returnId: back.returnId } });
  await close(back);
  const next = await toGo([product, 1]);
  expect(await codeOf(scan(next, "BACK0001"))).toBe("serial-out-of-use");
  expect(await changeSerial("BACK0001", { action: "repair", reason: "Ventola cambiata" }, now)).toMatchObject({
    state: "repaired",
  });
  expect(await codeOf(scan(next, "BACK0001"))).toBe("serial-out-of-use");
  await changeSerial("BACK0001", { action: "restock", reason: "Provata" }, now);
  expect(await scan(next, "BACK0001")).toMatchObject({ serial: { state: "shipped", unloadId: next.id } });
  expect(await codeOf(changeSerial("BACK0001", { action: "scrap", reason: "Rotto" }, now))).toBe(
    "serial-on-other-movement",
  );
});

it("learns a model's serials and then refuses other codes for what they are, and asks about a new form", async () => {
  const product = await inverter("8012345678907");
  const load = await toCome([product, 60]);
  expect(await refusal(scan(load, "8012345678907"))).toMatchObject({
    code: "not-a-serial",
    params: { because: "article" },
  });
  expect(await refusal(scan(load, "4006381333931"))).toMatchObject({
    code: "confirmation-needed",
    asked: ["maybe-article"],
  });
  for (const code of serials(12, "LRN2309A")) await scan(load, code);
  for (const [code, because] of [
    ["4006381333931", "article"],
    ["AC:DE:48:00:11:22", "mac"],
    ["CTN-000777", "box"],
    ["00106141411234567897", "pallet"],
    ["1.2E+10", "exponent"],
  ] as const)
    expect(await refusal(scan(load, code))).toMatchObject({ code: "not-a-serial", params: { because } });
  expect(await refusal(scan(load, "LRN2309A00013"))).toMatchObject({
    code: "confirmation-needed",
    asked: ["other-form"],
  });
  expect(await scan(load, "LRN2309A00013", { confirmed: ["other-form"] })).toMatchObject({ again: false });
});

it("asks which article it is where the code can't say", async () => {
  const [one, other] = await Promise.all([inverter(), inverter()]);
  const load = await toCome([one, 2], [other, 2]);
  expect(await refusal(scan(load, "WHICH0001"))).toMatchObject({
    code: "serial-article-unclear",
    params: { productIds: [one, other] },
  });
  expect(await scan(load, "WHICH0001", { productId: other, confirmed: ["article"] })).toMatchObject({
    serial: { productId: other },
  });
});

it("finds the pieces from one code to another for a recall", async () => {
  const product = await inverter();
  const load = await toCome([product, 30]);
  for (const code of serials(9, "RECALL")) await scan(load, code);
  const found = async (from?: string, to?: string) =>
    (await serialsFromTo(product, { from, to, limit: 50 })).items.map(({ code }) => code.slice(-1)).join("");
  expect([
    await found(),
    await found("RECALL000003", "RECALL000005"),
    await found("RECALL000008"),
    await found(undefined, "RECALL000002"),
  ]).toEqual(["123456789", "345", "89", "12"]);
  expect(await codeOf(found("RECALL000005", "RECALL000003"))).toBe("invalid-input");
});

it("says of a piece that was scanned to leave that it is here until it has left, and after that was cancelled", async () => {
  const product = await inverter();
  const load = await toCome([product, 1]);
  await scan(load, "STANDS000001");
  const standing = async () => (await serialsFromTo(product, { limit: 5 })).items[0];
  expect(await standing()).toMatchObject({ state: "expected", scannedFor: { id: load.id, direction: "load" } });
  await close(load);
  expect(await standing()).toMatchObject({ state: "in_stock", loadId: load.id });
  const go = await toGo([product, 1]);
  await scan(go, "STANDS000001");
  const { orderId } = go;
  expect(await standing()).toMatchObject({ state: "in_stock", scannedFor: { id: go.id, orderId } });
  expect((await standing())?.orderId).toBeUndefined();
  await execute(...movementWrites(cancelled(go, now), go));
  expect(await standing()).not.toHaveProperty("scannedFor");
  expect(await standing()).toMatchObject({ state: "in_stock", loadId: load.id });
  const leaves = await toGo([product, 1]);
  await scan(leaves, "STANDS000001");
  await close(leaves);
  expect(await standing()).toMatchObject({ state: "shipped", orderId: leaves.orderId });
});

it("takes no product's code or brand for a serial, nor two reads for one, nor another product's piece", async () => {
  const [product, another] = [await unpriced("inverters", { productCode: `SUN-${newId()}` }), await inverter()];
  const load = await toCome([product, 4]);
  const { productCode } = (await scan(load, "NAMES000001")).serial;
  const refusedAs = (because: string) => ({ code: "not-a-serial", params: { because } });
  for (const name of [productCode, productCode.toLowerCase().replaceAll("-", ""), "Brand"])
    expect(await refusal(scan(load, name, { confirmed: ["other-form", "other-beginning"] })), name).toEqual(
      refusedAs("article-name"),
    );
  for (const two of ["NAMES000002\nNAMES000003", "NAMES000002 NAMES000003"])
    expect(await refusal(scan(load, two)), two).toEqual(refusedAs("two-codes"));
  expect((await scannedSerials(load.id, { limit: 5 })).items.map(({ code }) => code)).toEqual(["NAMES000001"]);
  const other = await toCome([another, 1]);
  expect(await codeOf(scan(other, "NAMES000001", { productId: another }))).toBe("serial-other-article");
});
