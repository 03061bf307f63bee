import { expect, it } from "vitest";
import { useDatabase } from "../../../../tests/support/database.ts";
import { useObjectStorage } from "../../../../tests/support/object-storage.ts";
import { listPrice, now, product, readyCart, unpriced } from "../../../../tests/support/shop.ts";
import { mark } from "../../../../tests/support/transfer.ts";
import { addStock } from "../logistics/set-stock.ts";
import { loadOrder, setReady, shipmentsOf } from "../orders/index.ts";
import { markPaid } from "../orders/payment/settle-transaction.ts";
import { serialsOfCode } from "../serials/index.ts";
import { scanSerial } from "../serials/scan/scan-serial.ts";
import { splitShipment } from "./arranging/arrange-shipments.ts";
import { deliverOrder } from "./deliver-order.ts";
import { setHold } from "./keep-shipment.ts";
import { issueTransportDocument } from "./papers/issue-for-shipment.ts";
import { documentsFor, standingDocument } from "./papers/stored-document.ts";
import { reportProblem, scheduleShipment, setShipmentReady } from "./send-shipment.ts";
import { loadShipment } from "./stored-shipment.ts";

useDatabase();
useObjectStorage();

async function paid(productId: string, quantity: number): Promise<string> {
  const { place } = await readyCart(productId, quantity);
  const { id } = await place();
  await markPaid(`${id}.1`, "manual_wire_transfer", mark, now);
  return id;
}

async function ready(productId: string, quantity: number): Promise<string> {
  const id = await paid(productId, quantity);
  await setReady(id, true, now);
  return id;
}

async function inverter(pieces: number): Promise<string> {
  const id = await unpriced("inverters");
  await listPrice(id, 10_000);
  await addStock(id, pieces);
  return id;
}

const placeOf = (number: string | undefined): number => Number(/^DDT (\d+)\//.exec(number ?? "")?.[1]);

it("issues the document of what leaves with it, handed over already, and names it in the order", async () => {
  const productId = await product(10);
  const id = await ready(productId, 4);
  const { shipments, fulfilment } = await deliverOrder(id, now);
  const document = await standingDocument(id);
  expect(fulfilment).toBe("delivered");
  expect(document).toMatchObject({ state: "handed_over", handedOverOn: now.toISOString() });
  expect(document.content.lines).toMatchObject([{ productId, quantity: 4 }]);
  expect(shipments).toMatchObject([
    { id, state: "delivered", transportDocument: { number: document.content.number, on: document.content.date } },
  ]);
});

it("goes with the document that stands, and gives no second one", async () => {
  const id = await ready(await product(10), 2);
  const issued = await issueTransportDocument(id, {}, now);
  await deliverOrder(id, now);
  expect(await documentsFor(id)).toMatchObject([{ state: "handed_over" }]);
  const setOut = { ...issued.transportDocument, setOutOn: "2026-11-20" };
  expect((await loadShipment(id)).transportDocument).toEqual(setOut);
});

it("numbers several shipments of an order in one act, and orders at once, without a gap", async () => {
  const productId = await product(40);
  const parts = await paid(productId, 5);
  await splitShipment(parts, { lines: [{ productId, quantity: 2 }] }, now);
  for (const { id } of shipmentsOf(await loadOrder(parts))) await setShipmentReady(id, true, now);
  const others = await Promise.all([1, 2, 3].map(() => ready(productId, 1)));
  const before = placeOf(
    (await deliverOrder(await ready(productId, 1), now)).shipments?.[0]?.transportDocument?.number,
  );
  const orders = await Promise.all([parts, ...others].map((id) => deliverOrder(id, now)));
  const numbers = orders.flatMap(({ shipments = [] }) =>
    shipments.map((one) => placeOf(one.transportDocument?.number)),
  );
  expect(numbers.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5].map((nth) => before + nth));
});

it("asks for the serials of what is told apart, tells which articles lack how many, and keeps why they went without", async () => {
  const [some, others] = [await inverter(5), await inverter(5)];
  const scannedFor = await ready(some, 2);
  const { movementId } = await loadShipment(scannedFor);
  await scanSerial(movementId, { code: "ARRIVES000001" }, now);
  await expect(deliverOrder(scannedFor, now)).rejects.toMatchObject({
    code: "serials-missing",
    params: { articles: [{ productId: some, name: "Brand Panel", expected: 2, scanned: 1, missing: 1 }] },
  });
  expect(await documentsFor(scannedFor)).toEqual([]);
  await scanSerial(movementId, { code: "ARRIVES000002" }, now);
  await deliverOrder(scannedFor, now);
  expect(await serialsOfCode("ARRIVES000001")).toMatchObject([{ state: "shipped", orderId: scannedFor }]);
  const unscanned = await ready(others, 1);
  await deliverOrder(unscanned, now, { withoutSerials: "Ritirato al banco, etichetta illeggibile" });
  expect((await loadShipment(unscanned)).file.withoutSerials).toMatchObject({
    reason: "Ritirato al banco, etichetta illeggibile",
  });
});

it("is refused while a part stays: held, in preparation, or never picked up", async () => {
  const productId = await product(20);
  const held = await ready(productId, 1);
  await setHold(held, { which: "hold", reason: "Cliente in ferie" }, now);
  await expect(deliverOrder(held, now)).rejects.toMatchObject({ code: "shipment-held" });
  const parts = await paid(productId, 3);
  const { order } = await splitShipment(parts, { lines: [{ productId, quantity: 1 }] }, now);
  const second = shipmentsOf(order)[1]?.id ?? "";
  await setShipmentReady(parts, true, now);
  await expect(deliverOrder(parts, now)).rejects.toMatchObject({ code: "invalid-transition" });
  await setShipmentReady(second, true, now);
  await scheduleShipment(
    second,
    { date: "2026-11-23", carrier: { name: "BRT", adr: true, tailLift: true }, seen: {} },
    now,
  );
  await reportProblem(second, { kind: "missed", reason: "Non passato" }, now);
  await expect(deliverOrder(parts, now)).rejects.toMatchObject({ code: "invalid-transition" });
});

it("happens once, of several who say it at once", async () => {
  const id = await ready(await product(5), 3);
  const clicks = await Promise.allSettled([deliverOrder(id, now), deliverOrder(id, now), deliverOrder(id, now)]);
  expect(clicks.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await documentsFor(id)).toHaveLength(1);
});
