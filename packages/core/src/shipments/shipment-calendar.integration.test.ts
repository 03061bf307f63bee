import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { expect, it } from "vitest";
import { useDatabase } from "../../../../tests/support/database.ts";
import { now, product, readyCart } from "../../../../tests/support/shop.ts";
import { mark } from "../../../../tests/support/transfer.ts";
import { loadOrder } from "../orders/index.ts";
import { markPaid } from "../orders/payment/settle-transaction.ts";
import { instant, plusDays, romeDate } from "../platform/time.ts";
import { SerialEntity, serialItem } from "../serials/serial.table.ts";
import { cancelShipment } from "./arranging/arrange-shipments.ts";
import { saveShipment, setHold, shownPackages } from "./keep-shipment.ts";
import { loadShipment } from "./stored-shipment.ts";
import { listShipments } from "./list-shipments.ts";
import { scheduleShipment, setShipmentReady } from "./send-shipment.ts";
import { shipmentCalendar } from "./shipment-calendar.ts";

useDatabase();

const carrier = { name: "BRT", adr: true, tailLift: true };
const today = romeDate(now);

async function ready(productId: string, quantity: number): Promise<string> {
  const { place } = await readyCart(productId, quantity);
  const { id } = await place();
  await markPaid(`${id}.1`, "manual_wire_transfer", mark, now);
  await setShipmentReady(id, true, now);
  return id;
}

it("tells what leaves on which day, with what was packed, across the end of a month", async () => {
  const productId = await product(20);
  const [first, later, beyond, unplanned] = [
    await ready(productId, 2),
    await ready(productId, 3),
    await ready(productId, 1),
    await ready(productId, 1),
  ];
  const last = plusDays(today, 12);
  await scheduleShipment(first, { date: today, slot: "morning", carrier, seen: {} }, now);
  await scheduleShipment(later, { date: last, carrier, seen: {} }, now);
  await scheduleShipment(beyond, { date: plusDays(today, 14), carrier, seen: {} }, now);
  const packages = { count: 4, pallets: 2, appearance: "pallet", grossGrams: 900_000, netGrams: 850_000 } as const;
  const seen = { packages: shownPackages(await loadShipment(first)) };
  await saveShipment(first, { seen, packages, confirmed: ["unusual-weight"] }, now);
  const { items, more } = await shipmentCalendar({ from: today, to: last });
  expect(items.map(({ id, plannedOn }) => [id, plannedOn])).toEqual([
    [first, today],
    [later, last],
  ]);
  expect(last.slice(0, 7)).not.toBe(today.slice(0, 7));
  expect(items[0]).toMatchObject({ slot: "morning", pallets: 2, grossGrams: 900_000, carrier: "BRT", shippable: true });
  expect(items[1]?.slot).toBeUndefined();
  expect(more).toBe(false);
  expect((await shipmentCalendar({ from: today, to: today })).items).toHaveLength(1);
  expect((await shipmentCalendar({ from: today, to: last, warehouse: "elsewhere" })).items).toEqual([]);
  await cancelShipment(first, now);
  expect((await shipmentCalendar({ from: today, to: today })).items).toEqual([]);
  expect((await listShipments({ status: "ready", limit: 50 }, now)).items.map(({ id }) => id)).toEqual([unplanned]);
});

it("is found by its telephone, its article, its carrier as it was said since, and a serial with which it goes", async () => {
  const productId = await product(10);
  const { place } = await readyCart(productId, 2);
  const { id } = await place();
  const order = await loadOrder(id);
  const find = async (text: string) =>
    (await listShipments({ period: "2026-11", text, limit: 50 }, now)).items.map((one) => one.id);
  const telephone = order.address === "pickup" ? undefined : order.address.telephone;
  if (telephone) expect(await find(telephone)).toContain(id);
  expect(await find(order.lines[0]?.productCode ?? "")).toContain(id);
  expect(await find("arco spedizioni")).not.toContain(id);
  await saveShipment(id, { seen: {}, carrier: { ...carrier, name: "Arco Spedizioni" } }, now);
  expect(await find("arco")).toContain(id);
  const piece = { code: "SEARCH000001", productId, productCode: "X", brand: "B", name: "N", state: "shipped" as const };
  const dates = { createdOn: instant(now), changedOn: instant(now), version: 1 };
  await SerialEntity.build(PutItemCommand)
    .item(serialItem({ ...piece, ...dates, shipmentId: id }))
    .send();
  expect(await find("search000001")).toEqual([id]);
  const inState = (status: "shipped" | "to_prepare") => listShipments({ status, text: "SEARCH000001", limit: 50 }, now);
  expect((await inState("shipped")).items).toEqual([]);
  expect((await inState("to_prepare")).items.map((one) => one.id)).toEqual([id]);
});

it("refuses days the wrong way round, and more than two weeks", async () => {
  const refused = { code: "invalid-input" };
  await expect(shipmentCalendar({ from: today, to: plusDays(today, -1) })).rejects.toMatchObject(refused);
  await expect(shipmentCalendar({ from: today, to: plusDays(today, 14) })).rejects.toMatchObject(refused);
});

it("lists who holds a shipment, and one that was let go though its order isn't paid", async () => {
  const { place } = await readyCart(await product(5), 2);
  const { id } = await place();
  const row = async () =>
    (await listShipments({ status: "to_prepare", limit: 50 }, now)).items.find((one) => one.id === id);
  expect(await row()).toMatchObject({ shippable: false, shippingHolds: [], pieces: 2 });
  await setHold(id, { which: "hold", reason: "Manca la gru" }, now);
  await setHold(id, { which: "release", reason: "Accordo del titolare" }, now);
  expect(await row()).toMatchObject({ shippable: true, held: "Manca la gru" });
  expect((await loadOrder(id)).status).toBe("pendingPayment");
});
