import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { expect, it } from "vitest";
import { useDatabase } from "../../../../tests/support/database.ts";
import { useObjectStorage } from "../../../../tests/support/object-storage.ts";
import { now, product, readyCart } from "../../../../tests/support/shop.ts";
import { mark } from "../../../../tests/support/transfer.ts";
import { setForecast } from "../logistics/movements/office-acts.ts";
import { addSupplier, assignSupplier } from "../logistics/suppliers.ts";
import { markPaid } from "../orders/payment/settle-transaction.ts";
import { newId } from "../platform/ids.ts";
import { table } from "../platform/table.ts";
import { daysLater, plusDays, romeDate } from "../platform/time.ts";
import { confirmPurchase } from "../purchases/confirm-purchase.ts";
import { createPurchase } from "../purchases/draft-purchase.ts";
import { cancelPurchase, closeShort } from "../purchases/end-purchase.ts";
import { receiveMovement } from "../purchases/receive-movement.ts";
import { sendPurchase } from "../purchases/send-purchase.ts";
import { loadPurchase } from "../purchases/stored-purchase.ts";
import { cancelShipment } from "../shipments/arranging/arrange-shipments.ts";
import { loadShipment } from "../shipments/stored-shipment.ts";
import { setLabel, saveShipment } from "../shipments/keep-shipment.ts";
import { issueTransportDocument } from "../shipments/papers/issue-for-shipment.ts";
import { deliverShipment, handOver, scheduleShipment, setShipmentReady } from "../shipments/send-shipment.ts";
import { countPromises, countPromisesOf, type Subject } from "./count-promises.ts";
import { figuresOf, noPromises, summed, type PromiserKind } from "./given.ts";
import { GivenPromiseEntity } from "./promise.table.ts";
import { listPromises, promiseFigures } from "./read-promises.ts";

useDatabase();
useObjectStorage();

const period = "2026-12";
const [first, second] = ["2026-12-01", "2026-12-10"] as const;
const days = [
  { on: first, quantity: 40 },
  { on: second, quantity: 60 },
];

async function confirmed() {
  const companyName = `Adria ${newId()}`;
  const { id: supplierId } = await addSupplier({ companyName, email: "ordini@adria.example" }, now);
  const productId = await product(0);
  await assignSupplier(productId, { companyId: supplierId, productCode: "ADR-1", price: 8_000 }, now);
  const draft = await createPurchase({ supplierId, lines: [{ productId, quantity: 100 }] }, now);
  const { id, version } = await sendPurchase(draft.id, { version: draft.version }, now);
  const purchase = await confirmPurchase(id, { version, lines: [{ productId, price: 8_000, days }] }, now);
  const [one = "", other = ""] = purchase.movementIds;
  const subject: Subject = { kind: "purchase", id };
  return { id, supplierId, companyName, one, other, subject };
}

const figuresFor = async (kind: PromiserKind, promiser: string) =>
  (await promiseFigures({ kind, period }, now)).items.find((one) => one.promiser === promiser);
const outcomes = async (kind: PromiserKind, promiser: string) =>
  (await listPromises({ kind, period, promiser, limit: 50 }, now)).items.map((one) => [one.promisedOn, one.outcome]);
const on = (day: string) => new Date(`${day}T10:00:00Z`);

it("counts a supplier's first days, and what came by them, however often and in whatever sequence it is told", async () => {
  const { supplierId, companyName, one, other, subject } = await confirmed();
  await Promise.all(Array.from({ length: 5 }, () => countPromisesOf([subject, subject])));
  expect(await figuresFor("supplier", supplierId)).toMatchObject({ name: companyName, promised: 2, open: 2, kept: 0 });
  await receiveMovement({ movementId: one, quantity: 40 }, "warehouse", on(first));
  await Promise.all([countPromises(subject), countPromises(subject)]);
  await receiveMovement({ movementId: other, quantity: 60 }, "warehouse", on("2026-12-13"));
  await countPromises(subject);
  await countPromises(subject);
  expect(await figuresFor("supplier", supplierId)).toMatchObject({
    promised: 2,
    open: 0,
    kept: 1,
    late: 1,
    missing: 0,
    share: 5000,
    meanTenths: 15,
  });
  expect(await outcomes("supplier", supplierId)).toEqual([
    [first, "kept"],
    [second, "late"],
  ]);
});

it("never writes the first day anew: a load that is put off stays promised for the day that was said first", async () => {
  const { id, supplierId, one, subject } = await confirmed();
  await countPromises(subject);
  await setForecast(one, "2026-12-20", now);
  await countPromises(subject);
  expect((await loadPurchase(id)).promised?.map((day) => day.on)).toEqual([first, second]);
  await receiveMovement({ movementId: one, quantity: 40 }, "warehouse", on("2026-12-20"));
  await countPromises(subject);
  expect(await outcomes("supplier", supplierId)).toEqual([
    [first, "late"],
    [second, "open"],
  ]);
});

it("counts what an order that was closed short lacks as never come, and nothing of one that was called off", async () => {
  const short = await confirmed();
  await receiveMovement({ movementId: short.one, quantity: 40 }, "warehouse", on(first));
  await closeShort(short.id, { version: (await loadPurchase(short.id)).version, reason: "no more of it" }, now);
  await countPromises(short.subject);
  expect(await figuresFor("supplier", short.supplierId)).toMatchObject({ kept: 1, missing: 1, open: 0, share: 5000 });
  const off = await confirmed();
  await countPromises(off.subject);
  await cancelPurchase(off.id, { version: (await loadPurchase(off.id)).version }, now);
  await countPromises(off.subject);
  expect(await figuresFor("supplier", off.supplierId)).toBeUndefined();
  expect(await outcomes("supplier", off.supplierId)).toEqual([]);
});

/** An order that is paid, its shipment planned with a carrier. */
async function planned(name: string) {
  const { place } = await readyCart(await product(10, 10_000, { shippingTime: "1-2" }), 4);
  const { id } = await place();
  await markPaid(`${id}.1`, "manual_wire_transfer", mark, now);
  await setShipmentReady(id, true, now);
  await scheduleShipment(id, { date: "2026-11-24", carrier: { name, adr: true, tailLift: true }, seen: {} }, now);
  return { id, subject: { kind: "order", id } satisfies Subject };
}

async function delivered(id: string, day: string) {
  await issueTransportDocument(id, {}, now);
  await setLabel(id, true, now);
  await handOver(id, now);
  await deliverShipment(id, on(day));
}

const monthOf = (day: string) => day.slice(0, 7);

it("counts a shipment for its carrier by the day that its customer was told first, and goes along to another", async () => {
  const [mine, other] = [`Po ${newId()}`, `Adige ${newId()}`];
  const { id, subject } = await planned(mine);
  await countPromises(subject);
  const logged = await loggedDay(id);
  const read = async (name: string) =>
    (await promiseFigures({ kind: "carrier", period: monthOf(logged) }, now)).items.find((one) => one.name === name);
  expect(await read(mine)).toMatchObject({ promised: 1, open: 1 });
  await saveShipment(
    id,
    { seen: (await loadShipment(id)).file, carrier: { name: `  ${other.toUpperCase()} `, adr: true, tailLift: true } },
    now,
  );
  await countPromises(subject);
  expect(await read(mine)).toBeUndefined();
  await delivered(id, plusDays(logged, 3));
  await countPromises(subject);
  expect(await read(other.toUpperCase())).toMatchObject({ promised: 1, late: 1, meanTenths: 30, share: 0 });
  const { items } = await listPromises(
    { kind: "carrier", period: monthOf(logged), promiser: other.toLowerCase(), outcome: "late", limit: 10 },
    now,
  );
  expect(items).toMatchObject([{ aboutId: id, promisedOn: logged, cameOn: plusDays(logged, 3), pieces: 4 }]);
  expect(items[0]?.leftOn).toBe(romeDate(now));
});

async function loggedDay(id: string): Promise<string> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ partition: `PROMISES#${id}` })
    .entities(GivenPromiseEntity)
    .options({ consistent: true })
    .send();
  return Items[0]?.promisedOn ?? "";
}

it("comes to what a recount of its list comes to, of many shipments of one carrier counted at once", async () => {
  const name = `Insieme ${newId()}`;
  const all = [];
  for (let nth = 0; nth < 6; nth++) all.push(await planned(name));
  await Promise.all(all.map(({ subject }) => countPromises(subject)));
  const logged = await loggedDay(all[0]?.id ?? "");
  await delivered(all[0]?.id ?? "", plusDays(logged, -2));
  await delivered(all[1]?.id ?? "", plusDays(logged, 5));
  await cancelShipment(all[2]?.id ?? "", now);
  await Promise.all([...all, ...all].map(({ subject }) => countPromises(subject)));
  const wanted = { kind: "carrier", period: monthOf(logged) } as const;
  const figures = (await promiseFigures(wanted, now)).items.find((one) => one.name === name);
  const { items } = await listPromises({ ...wanted, promiser: name.toLowerCase(), limit: 50 }, now);
  const counted = items
    .map(({ kind, ...row }) => figuresOf({ ...row, kind }))
    .reduce((sum, one) => summed(sum, one), noPromises);
  expect(items).toHaveLength(5);
  expect(figures).toMatchObject({ open: counted.open, kept: counted.kept, late: counted.late, promised: 5 });
  expect(figures).toMatchObject({ open: 3, kept: 1, late: 1, meanTenths: 15 });
  // The day stays logged of what was cancelled.
  expect(await loggedDay(all[2]?.id ?? "")).toBe(logged);
});

it("asks for the current month of suppliers where nothing is said", async () => {
  const { supplierId, subject } = await confirmed();
  await countPromises(subject);
  const { items } = await promiseFigures({}, daysLater(now, 20));
  expect(items.find((one) => one.promiser === supplierId)).toMatchObject({ period, open: 2 });
});
