import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { useObjectStorage } from "../../../../../tests/support/object-storage.ts";
import { now, product, readyCart } from "../../../../../tests/support/shop.ts";
import { failOrder } from "../../orders/payment/fail-order.ts";
import { mark } from "../../../../../tests/support/transfer.ts";
import { markPaid } from "../../orders/payment/settle-transaction.ts";
import { loadOrder, shipmentsOf, writeOrder } from "../../orders/index.ts";
import { cancelShipment, sendRest, splitShipment } from "../arranging/arrange-shipments.ts";
import { setLabel, setHold } from "../keep-shipment.ts";
import { loadShipment } from "../stored-shipment.ts";
import { drawPicking } from "./draw-picking.ts";
import { pickingList } from "./picking-list.ts";
import { walkFor } from "./picking.ts";
import { pdfText } from "../../../../../tests/support/pdf-text.ts";
import { putPlace } from "../../logistics/places/places.ts";
import { mainWarehouseId } from "../../logistics/index.ts";
import { warehouseDay } from "./day.ts";
import { warehouseShipment } from "./warehouse-view.ts";
import { listShipments } from "../list-shipments.ts";
import { issueTransportDocument } from "../papers/issue-for-shipment.ts";
import { standingDocument } from "../papers/stored-document.ts";
import { daysLater } from "../../platform/time.ts";
import { scheduleShipment } from "../send-shipment.ts";
import { leave, setPicked } from "./pick.ts";

useDatabase();
useObjectStorage();

async function paid(): Promise<string> {
  const { place } = await readyCart(await product(10), 2);
  const { id } = await place();
  await markPaid(`${id}.1`, "manual_wire_transfer", mark, now);
  return id;
}

it("is picked and handed over once by two at once, and whoever comes second reads that it is so", async () => {
  const id = await paid();
  const states = (all: { state: string }[]) => all.map(({ state }) => state);
  expect(states(await Promise.all([1, 2, 3].map(() => setPicked(id, true, now))))).toEqual(["ready", "ready", "ready"]);
  await expect(leave(id, now)).rejects.toMatchObject({ code: "transport-document-missing" });
  await issueTransportDocument(id, {}, now);
  await setLabel(id, true, now);
  await expect(leave(id, now, "2026-11-01T08:00:00.000Z")).rejects.toMatchObject({ code: "invalid-input" });
  const start = daysLater(now, 1).toISOString();
  expect(states(await Promise.all([1, 2, 3].map(() => leave(id, now, start))))).toEqual(Array(3).fill("shipped"));
  expect((await standingDocument(id)).content.transportStart).toBe(start);
  // A device of before that comes back says nothing of it, and changes nothing.
  expect(await leave(id, now)).toMatchObject({ state: "shipped" });
  // Whoever picked it in a dead spot and comes back when it has left.
  expect(await setPicked(id, true, now)).toMatchObject({ state: "shipped" });
  await expect(setPicked(id, false, now)).rejects.toMatchObject({ code: "invalid-transition" });
});

it("is found by its carrier and its customer, however they are typed, and no pickup is more than a year ahead", async () => {
  const id = await paid();
  await setPicked(id, true, now);
  const carrier = { name: "Società Trasporti Forlì", adr: true, tailLift: true };
  await expect(scheduleShipment(id, { date: "2027-11-21", carrier, seen: {} }, now)).rejects.toMatchObject({
    code: "invalid-input",
    fields: [{ field: "date", code: "too-far" }],
  });
  await scheduleShipment(id, { date: "2026-11-23", carrier, seen: {} }, now);
  const found = async (text: string) =>
    (await listShipments({ status: "scheduled", text, limit: 50 }, now)).items.map((row) => row.id);
  const [row] = (await listShipments({ status: "scheduled", limit: 50 }, now)).items;
  for (const text of [
    "forli",
    "SOCIETÀ",
    "societa forl",
    row?.orderNumber ?? "",
    row?.customerName.toUpperCase() ?? "",
  ])
    expect(await found(text), text).toEqual([id]);
  expect(await found("forli nobody")).toEqual([]);
});

const listedOf = async (id: string) => {
  const { orderNumber } = await warehouseShipment(await loadShipment(id));
  return (await listShipments({ status: "to_prepare", text: orderNumber, limit: 50 }, now)).items;
};

/** As the bank leaves it that sends a receipt back. */
async function dishonoured(id: string): Promise<void> {
  const before = await loadOrder(id);
  await writeOrder({ before, after: { ...before, status: "failed" }, now });
}

it("isn't picked once its order has failed: told in the list and on its page, refused in words, its pieces kept", async () => {
  const productId = await product(10);
  const { place } = await readyCart(productId, 4);
  const { id } = await place();
  await markPaid(`${id}.1`, "manual_wire_transfer", mark, now);
  await splitShipment(id, { lines: [{ productId, quantity: 1 }] }, now);
  const [one, other] = shipmentsOf(await loadOrder(id)).map((shipment) => shipment.id);
  expect((await listedOf(id)).map(({ block }) => block)).toEqual([undefined, undefined]);
  const { toPrepare } = await warehouseDay(undefined, now);
  await cancelShipment(other ?? "", now);
  await dishonoured(id);
  expect((await warehouseDay(undefined, now)).toPrepare.count).toBe(toPrepare.count - 2);
  expect(await listedOf(id)).toMatchObject([{ id: one, block: "order-stopped" }]);
  expect(await warehouseShipment(await loadShipment(id))).toMatchObject({ block: "order-stopped", acts: [] });
  const refused = { code: "order-stopped" };
  await expect(sendRest(id, now)).rejects.toMatchObject(refused);
  await expect(setPicked(id, true, now)).rejects.toMatchObject(refused);
  await expect(cancelShipment(id, now)).rejects.toMatchObject(refused);
  expect(shipmentsOf(await loadOrder(id)).map(({ state }) => state)).toEqual(["to_prepare", "cancelled"]);
  await failOrder(id, "Non paga", now, true);
  expect(await listedOf(id)).toEqual([]);
  await expect(sendRest(id, now)).rejects.toMatchObject({
    code: expect.stringMatching(/^(order-stopped|nothing-to-send)$/),
  });
});

it("tells why it isn't to be picked: not paid, or held by the office", async () => {
  const { place } = await readyCart(await product(10), 2);
  const { id } = await place();
  expect(await listedOf(id)).toMatchObject([{ block: "not-released" }]);
  expect(await warehouseShipment(await loadShipment(id))).toMatchObject({ block: "not-released" });
  await markPaid(`${id}.1`, "manual_wire_transfer", mark, now);
  expect((await warehouseShipment(await loadShipment(id))).block).toBeUndefined();
  await setHold(id, { which: "hold", reason: "Cliente in ferie" }, now);
  expect(await listedOf(id)).toMatchObject([{ block: "held", held: "Cliente in ferie" }]);
  expect(await warehouseShipment(await loadShipment(id))).toMatchObject({ block: "held", hold: "Cliente in ferie" });
});

it("gives one walk for what nothing blocks: by place, summed, parted by shipment, on paper too", async () => {
  const [near, far] = [await product(50), await product(50)];
  const buys = async (productId: string, pieces: number) => {
    const { id } = await (await readyCart(productId, pieces)).place();
    await markPaid(`${id}.1`, "manual_wire_transfer", mark, now);
    return id;
  };
  const [one, two, other] = [await buys(far, 3), await buys(far, 4), await buys(near, 1)];
  const held = await buys(near, 9);
  await setHold(held, { which: "hold", reason: "Cliente in ferie" }, now);
  await putPlace(far, mainWarehouseId, "B-12");
  await putPlace(near, mainWarehouseId, "B-2");
  const all = await pickingList({ warehouseId: mainWarehouseId, ids: [one, two, other, held] }, now);
  expect(all.shipments.map(({ id }) => id).toSorted()).toEqual([one, two, other].toSorted());
  expect(walkFor(all.shipments)).toMatchObject([
    { productId: near, place: "B-2", quantity: 1, of: [{ shipmentId: other }] },
    { productId: far, place: "B-12", quantity: 7, of: [{ quantity: 3 }, { quantity: 4 }] },
  ]);
  const text = await pdfText(await drawPicking(all, "it", now));
  for (const word of ["B-2", "B-12", "Preso", ...all.shipments.map(({ orderNumber }) => `Ordine${orderNumber}`)])
    expect(text).toContain(word);
  await setPicked(two, true, now);
  const rest = await pickingList({ warehouseId: mainWarehouseId, ids: [one, two] }, now);
  expect(rest.shipments.map(({ id }) => id)).toEqual([one]);
  await expect(pickingList({ warehouseId: "nowhere" }, now)).rejects.toMatchObject({ code: "not-found" });
});
