import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { useObjectStorage } from "../../../../../tests/support/object-storage.ts";
import { now, product, readyCart } from "../../../../../tests/support/shop.ts";
import { mark } from "../../../../../tests/support/transfer.ts";
import { customersOrder } from "../../orders/finding/back-office.ts";
import { loadOrder, shipmentsOf } from "../../orders/index.ts";
import { markPaid } from "../../orders/payment/settle-transaction.ts";
import { cancelShipment, mergeShipments, splitShipment } from "../arranging/arrange-shipments.ts";
import { setLabel, saveShipment } from "../keep-shipment.ts";
import { handOver, reportProblem, resolveProblem, scheduleShipment, setShipmentReady } from "../send-shipment.ts";
import { packagesOf } from "../../logistics/index.ts";
import { shipmentView } from "../shipment-view.ts";
import { loadShipment } from "../stored-shipment.ts";
import { annulTransportDocument, issueTransportDocument } from "./issue-for-shipment.ts";
import { documentsFor } from "./stored-document.ts";

useDatabase();
useObjectStorage();

const stands = { code: "transport-document-stands" };
const carrier = { name: "BRT", vatNumber: "00743110157", adr: true, tailLift: true };
const other = { ...carrier, name: "GLS" };

async function ready(quantity: number) {
  const productId = await product(20);
  const { place } = await readyCart(productId, quantity);
  const { id } = await place();
  await markPaid(`${id}.1`, "manual_wire_transfer", mark, now);
  await setShipmentReady(id, true, now);
  return { id, productId };
}

async function labelled(id: string) {
  await setLabel(id, true, now);
}

/** What whoever plans it anew has before them. */
async function seenOf(id: string) {
  const { plannedOn, file } = await loadShipment(id);
  return { date: plannedOn, carrier: file.carrier };
}

it("keeps the pieces that its document names; annulled, they go in parts, each with a document of its own pieces", async () => {
  const { id, productId } = await ready(7);
  await issueTransportDocument(id, {}, now);
  await expect(setShipmentReady(id, false, now)).rejects.toMatchObject(stands);
  expect(shipmentView(await loadShipment(id)).acts).toEqual(["schedule"]);
  await annulTransportDocument(id, "Va in due parti", now);
  await setShipmentReady(id, false, now);
  const { order } = await splitShipment(id, { lines: [{ productId, quantity: 3 }] }, now);
  const part = shipmentsOf(order)[1]?.id ?? "";
  expect((await loadShipment(part)).transportDocument).toBeUndefined();
  for (const [one, pieces] of [
    [id, 4],
    [part, 3],
  ] as const) {
    await setShipmentReady(one, true, now);
    await labelled(one);
    await expect(handOver(one, now)).rejects.toMatchObject({ code: "transport-document-missing" });
    await issueTransportDocument(one, {}, now);
    expect((await handOver(one, now)).lines).toEqual([{ productId, quantity: pieces }]);
    const gone = (await documentsFor(one)).filter(({ state }) => state === "handed_over");
    expect(gone.map(({ content }) => content.lines)).toMatchObject([[{ productId, quantity: pieces }]]);
  }
});

it("is cancelled only once its document is annulled, which stays", async () => {
  const { id } = await ready(2);
  await issueTransportDocument(id, {}, now);
  await expect(cancelShipment(id, now)).rejects.toMatchObject(stands);
  await annulTransportDocument(id, "Non parte", now);
  const cancelled = await cancelShipment(id, now);
  expect([cancelled.state, cancelled.transportDocument]).toEqual(["cancelled", undefined]);
  expect(await documentsFor(id)).toMatchObject([{ state: "annulled", annulled: { reason: "Non parte" } }]);
});

it("goes again with its document when it wasn't picked up, and isn't taken back, or put together, with it", async () => {
  const { id, productId } = await ready(5);
  await setShipmentReady(id, false, now);
  const { order } = await splitShipment(id, { lines: [{ productId, quantity: 2 }] }, now);
  const rest = shipmentsOf(order)[1]?.id ?? "";
  await setShipmentReady(id, true, now);
  await scheduleShipment(id, { date: "2026-11-23", carrier, seen: {} }, now);
  await issueTransportDocument(id, {}, now);
  await reportProblem(id, { kind: "missed", reason: "Non venuto" }, now);
  await expect(resolveProblem(id, "take-back", now)).rejects.toMatchObject(stands);
  const again = await resolveProblem(id, "send-again", now);
  expect(again).toMatchObject({ state: "to_prepare", transportDocument: { on: "2026-11-20" } });
  for (const [one, into] of [
    [id, rest],
    [rest, id],
  ] as const) {
    await expect(mergeShipments(one, { with: into }, now)).rejects.toMatchObject(stands);
  }
  await setShipmentReady(id, true, now);
  await labelled(id);
  const setOut = { ...again.transportDocument, setOutOn: "2026-11-20" };
  expect((await handOver(id, now)).transportDocument).toEqual(setOut);
});

it("goes by the carrier, and as packed, that its document names", async () => {
  const { id } = await ready(2);
  await scheduleShipment(id, { date: "2026-11-23", carrier, seen: {} }, now);
  await issueTransportDocument(id, {}, now);
  const packages = { ...packagesOf([], []), count: 3 };
  await expect(saveShipment(id, { seen: {}, packages }, now)).rejects.toMatchObject(stands);
  await expect(saveShipment(id, { seen: {}, carrier: other }, now)).rejects.toMatchObject(stands);
  await expect(
    scheduleShipment(id, { date: "2026-11-24", carrier: other, seen: await seenOf(id) }, now),
  ).rejects.toMatchObject(stands);
  await scheduleShipment(
    id,
    { date: "2026-11-24", carrier: { ...carrier, telephone: "+390212345" }, seen: await seenOf(id) },
    now,
  );
  expect(await saveShipment(id, { seen: {}, trackingCode: "084" }, now)).toMatchObject({ trackingCode: "084" });
  await annulTransportDocument(id, "Cambia vettore", now);
  expect(await scheduleShipment(id, { date: "2026-11-24", carrier: other, seen: await seenOf(id) }, now)).toMatchObject(
    { carrier: "GLS" },
  );
});

it("is no longer only ready once it is scheduled, whatever its order says", async () => {
  const { id } = await ready(2);
  await scheduleShipment(id, { date: "2026-11-23", carrier, seen: {} }, now);
  await expect(setShipmentReady(id, false, now)).rejects.toMatchObject({ code: "invalid-transition" });
  expect(await loadOrder(id)).toMatchObject({ fulfilment: "ready", shipments: [{ state: "scheduled" }] });
});

it("goes where its papers say: one part ready, its customer sends the order nowhere else", async () => {
  const { id, productId } = await ready(5);
  await setShipmentReady(id, false, now);
  await splitShipment(id, { lines: [{ productId, quantity: 2 }] }, now);
  const actsNow = async () => (await customersOrder(await loadOrder(id), now)).acts;
  expect(await actsNow()).toContain("move");
  await setShipmentReady(id, true, now);
  expect(await loadOrder(id)).toMatchObject({ fulfilment: "none" });
  expect(await actsNow()).not.toContain("move");
});
