import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { useObjectStorage } from "../../../../../tests/support/object-storage.ts";
import { now, product, readyCart } from "../../../../../tests/support/shop.ts";
import { failOrder } from "../../orders/payment/fail-order.ts";
import { mark } from "../../../../../tests/support/transfer.ts";
import { markPaid } from "../../orders/payment/settle-transaction.ts";
import { loadOrder, shipmentsOf, writeOrder } from "../../orders/index.ts";
import { cancelShipment, sendRest, splitShipment } from "../arrange-shipments.ts";
import { keepOfShipment, setHold } from "../keep-shipment.ts";
import { loadShipment } from "../stored-shipment.ts";
import { warehouseDay } from "./day.ts";
import { warehouseShipment } from "./warehouse-view.ts";
import { listShipments } from "../list-shipments.ts";
import { issueTransportDocument } from "../papers/issue-for-shipment.ts";
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
  await keepOfShipment(id, { label: true }, now);
  expect(states(await Promise.all([1, 2, 3].map(() => leave(id, now))))).toEqual(["shipped", "shipped", "shipped"]);
  // Whoever picked it in a dead spot and comes back when it has left.
  expect(await setPicked(id, true, now)).toMatchObject({ state: "shipped" });
  await expect(setPicked(id, false, now)).rejects.toMatchObject({ code: "invalid-transition" });
});

it("is found by its carrier and its customer, however they are typed, and no pickup is more than a year ahead", async () => {
  const id = await paid();
  await setPicked(id, true, now);
  const carrier = { name: "Società Trasporti Forlì", adr: true, tailLift: true };
  await expect(scheduleShipment(id, { date: "2027-11-21", carrier }, now)).rejects.toMatchObject({
    code: "invalid-input",
    fields: [{ field: "date", code: "too-far" }],
  });
  await scheduleShipment(id, { date: "2026-11-23", carrier }, now);
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
  await setHold(id, "hold", "Cliente in ferie", now);
  expect(await listedOf(id)).toMatchObject([{ block: "held", held: "Cliente in ferie" }]);
  expect(await warehouseShipment(await loadShipment(id))).toMatchObject({ block: "held", hold: "Cliente in ferie" });
});
