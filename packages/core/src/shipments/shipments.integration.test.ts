import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import fc from "fast-check";
import { expect, it } from "vitest";
import * as z from "zod";
import { useDatabase } from "../../../../tests/support/database.ts";
import { useObjectStorage } from "../../../../tests/support/object-storage.ts";
import { address } from "../../../../tests/support/address.ts";
import { saveAddress } from "../accounts/addresses.ts";
import { now, product, readyCart } from "../../../../tests/support/shop.ts";
import { mark } from "../../../../tests/support/transfer.ts";
import { doneLoad, ledgerWrites, StockEntity, WarehouseStockEntity } from "../logistics/index.ts";
import { mainWarehouse } from "../logistics/warehouses/warehouse.ts";
import { addWarehouse } from "../logistics/warehouses/warehouses.ts";
import { everyMovement } from "../logistics/movements/every-movement.ts";
import { none, stockOf, type Movement } from "../logistics/movements/movement.ts";
import { failOrder } from "../orders/payment/fail-order.ts";
import { markPaid } from "../orders/payment/settle-transaction.ts";
import { PlacedOrder } from "../contract/shapes/order.ts";
import { withShipmentRows } from "../orders/finding/place-earlier-shipments.ts";
import { orderView } from "../orders/finding/list-orders.ts";
import { amountsOf } from "../orders/amounts.ts";
import { taxFactsOf } from "../orders/cart/cart.ts";
import { placeOrder } from "../orders/placing/place-order.ts";
import { setShippingAddress } from "../orders/sending/prepare-order.ts";
import { fulfilmentBy, goodsOf, piecesUnsent } from "../orders/sending/order-shipments.ts";
import { fulfilmentMachine } from "../orders/sending/fulfilment-machine.ts";
import { ShipmentRowEntity } from "../orders/sending/shipment-row.table.ts";
import { findOrder, loadOrder, shipmentsOf, type Order } from "../orders/index.ts";
import { shipmentLeft } from "../orders/order.ts";
import { newId } from "../platform/ids.ts";
import { Problem } from "../platform/problems.ts";
import { cancelShipment, mergeShipments, sendRest, splitShipment } from "./arranging/arrange-shipments.ts";
import { deliverOrder } from "./deliver-order.ts";
import { evaluateShipment } from "./promising/evaluate-shipment.ts";
import { countTroubledShipments } from "./count-troubled.ts";
import { setLabel, saveShipment, setHold, setNotes, setPriority } from "./keep-shipment.ts";
import { listShipments } from "./list-shipments.ts";
import {
  deliverShipment,
  handOver,
  reportProblem,
  resolveProblem,
  scheduleShipment,
  setShipmentReady,
} from "./send-shipment.ts";
import { annulTransportDocument, issueTransportDocument } from "./papers/issue-for-shipment.ts";
import { documentsFor, standingDocument } from "./papers/stored-document.ts";
import { namedBy } from "./papers/transport-document.ts";
import { goodsBack } from "./shipment.ts";
import { loadShipment } from "./stored-shipment.ts";

useDatabase();
useObjectStorage();

const refusal = (code: string) => ({ code });
const carrier = { name: "BRT", adr: true, tailLift: true };

async function paid(productId: string, quantity: number): Promise<Order> {
  const { place } = await readyCart(productId, quantity);
  const { id } = await place();
  await markPaid(`${id}.1`, "manual_wire_transfer", mark, now);
  return loadOrder(id);
}

/** Papers and labels as the warehouse makes them. */
async function withPapers(id: string): Promise<void> {
  await issueTransportDocument(id, {}, now);
  await setLabel(id, true, now);
}

async function sent(id: string): Promise<void> {
  await setShipmentReady(id, true, now);
  await withPapers(id);
  await handOver(id, now);
}

const stock = async (productId: string) => {
  const { Item } = await StockEntity.build(GetItemCommand).key({ productId }).options({ consistent: true }).send();
  const { onHand = 0, available = 0, incoming = 0, elsewhere = 0 } = Item ?? {};
  return { onHand, available, incoming, elsewhere };
};

async function movementsOf(productId: string): Promise<Movement[]> {
  const found: Movement[] = [];
  for await (const movement of everyMovement())
    if (movement.lines.some((line) => line.productId === productId)) found.push(movement);
  return found;
}

const rowOf = async (id: string) =>
  (await ShipmentRowEntity.build(GetItemCommand).key({ id }).options({ consistent: true }).send()).Item;

it("is the order itself until something is said of it: made ready, handed over, delivered", async () => {
  const productId = await product(10);
  const { id } = await paid(productId, 4);
  expect(await rowOf(id)).toMatchObject({ id, orderId: id, state: "to_prepare", pieces: 4, warehouseId: "main" });
  await expect(handOver(id, now)).rejects.toMatchObject(refusal("invalid-transition"));
  await setShipmentReady(id, true, now);
  expect(await loadOrder(id)).toMatchObject({ fulfilment: "ready", paymentNoticeDate: "2026-11-20" });
  await expect(handOver(id, now)).rejects.toMatchObject(refusal("transport-document-missing"));
  await withPapers(id);
  await setLabel(id, false, now);
  await expect(handOver(id, now)).rejects.toMatchObject(refusal("label-missing"));
  await setLabel(id, true, now);
  await handOver(id, now);
  expect(await loadOrder(id)).toMatchObject({ fulfilment: "shipped", reserved: true });
  expect(await stock(productId)).toEqual({ onHand: 6, available: 6, incoming: 0, elsewhere: 0 });
  await deliverShipment(id, now);
  expect(await loadOrder(id)).toMatchObject({ fulfilment: "delivered", deliveredOn: now.toISOString() });
  expect((await rowOf(id))?.documentNumber).toMatch(/^DDT \d+\/2026$/);
  expect(await rowOf(id)).toMatchObject({ state: "delivered" });
  expect(await documentsFor(id)).toMatchObject([{ state: "handed_over" }]);
  expect(await stock(productId)).toMatchObject({ onHand: 6, available: 6 });
});

it("is planned with a carrier that gets there and can unload there alone, and keeps what its place was", async () => {
  const { user, id } = await readyCart(await product(10), 4);
  const site = { tailLift: true, truckAccess: false, forklift: false, island: true };
  const saved = await saveAddress(user, address(site), undefined, now);
  const expectedTotal = amountsOf(await setShippingAddress(user, id, saved.id, now), taxFactsOf(user, now)).total;
  const placed = await placeOrder(user, id, { method: "card", expectedTotal }, now);
  expect(placed).toMatchObject({ address: site });
  await markPaid(`${id}.1`, "manual_wire_transfer", mark, now);
  expect(await rowOf(id)).toMatchObject({ siteNeeds: ["tail-lift", "small-vehicle", "ferry"] });
  await setShipmentReady(id, true, now);
  const by = (able: object) =>
    scheduleShipment(id, { date: "2026-11-24", carrier: { ...carrier, ...able }, seen: {} }, now);
  for (const [able, lacks] of [
    [{ tailLift: false }, "tail-lift"],
    [{}, "small-vehicle"],
    [{ smallVehicle: true }, "ferry"],
  ] as const)
    await expect(by(able)).rejects.toMatchObject({ code: "carrier-unfit", params: { lacks } });
  expect(await by({ smallVehicle: true, ferry: true })).toMatchObject({ state: "scheduled" });
});

it("goes in parts, each with its movement; a part that has left frees nothing and takes nothing twice", async () => {
  const productId = await product(10);
  const { id } = await paid(productId, 7);
  await expect(splitShipment(id, { lines: [{ productId, quantity: 8 }] }, now)).rejects.toMatchObject(
    refusal("pieces-beyond-shipment"),
  );
  const split = await splitShipment(id, { lines: [{ productId, quantity: 3 }] }, now);
  const [first, second] = shipmentsOf(split.order);
  expect([first?.lines, second?.lines]).toEqual([[{ productId, quantity: 4 }], [{ productId, quantity: 3 }]]);
  expect(await stock(productId)).toMatchObject({ onHand: 10, available: 3 });
  await sent(second?.id ?? "");
  expect(await loadOrder(id)).toMatchObject({ fulfilment: "partlyShipped" });
  expect(await stock(productId)).toMatchObject({ onHand: 7, available: 3 });
  await expect(failOrder(id, "no", now)).rejects.toMatchObject(refusal("something-paid"));
  await sent(id);
  expect(await loadOrder(id)).toMatchObject({ fulfilment: "shipped" });
  await deliverShipment(second?.id ?? "", now);
  expect(await loadOrder(id)).toMatchObject({ fulfilment: "shipped" });
  await deliverShipment(id, now);
  expect(await loadOrder(id)).toMatchObject({ fulfilment: "delivered" });
  expect(await stock(productId)).toMatchObject({ onHand: 3, available: 3 });
});

it("is put together again, before one of them is ready", async () => {
  const productId = await product(10);
  const { id } = await paid(productId, 5);
  const { order } = await splitShipment(id, { lines: [{ productId, quantity: 2 }] }, now);
  const other = shipmentsOf(order)[1]?.id ?? "";
  const merged = await mergeShipments(id, { with: other }, now);
  expect(merged.lines).toEqual([{ productId, quantity: 5 }]);
  expect(await rowOf(other)).toMatchObject({ state: "cancelled" });
  expect(await stock(productId)).toMatchObject({ onHand: 10, available: 5 });
  await expect(mergeShipments(id, { with: other }, now)).rejects.toMatchObject(refusal("invalid-transition"));
});

it("moves to another warehouse where enough lies there, and leaves from there", async () => {
  const productId = await product(3);
  const lines = [{ productId, quantity: 4 }];
  const { id: warehouseId } = await addWarehouse({ ...mainWarehouse, name: "Torino", ddtSeries: "TO" });
  const there = doneLoad({ id: newId(), cause: "adjustment", warehouseId, lines }, now);
  await execute(...ledgerWrites([{ after: there }]));
  const { id } = await paid(productId, 6);
  expect((await evaluateShipment(id, now)).state).toBe("waiting_stock");
  await expect(splitShipment(id, { lines: [{ productId, quantity: 5 }], warehouseId }, now)).rejects.toMatchObject(
    refusal("insufficient-stock"),
  );
  const { order } = await splitShipment(id, { lines: [{ productId, quantity: 4 }], warehouseId }, now);
  const torino = shipmentsOf(order)[1]?.id ?? "";
  for (const one of [id, torino]) expect((await evaluateShipment(one, now)).state).toBe("to_prepare");
  await sent(torino);
  const key = { productId, warehouseId };
  const { Item } = await WarehouseStockEntity.build(GetItemCommand).key(key).options({ consistent: true }).send();
  expect(Item).toMatchObject({ onHand: 0, available: 0 });
  expect(await stock(productId)).toEqual({ onHand: 3, available: 1, incoming: 0, elsewhere: 0 });
});

it("is held and let go with a reason, and released though its order isn't shippable yet", async () => {
  const productId = await product(10);
  const { place } = await readyCart(productId, 2);
  const { id } = await place();
  await expect(setShipmentReady(id, true, now)).rejects.toMatchObject(refusal("not-shippable"));
  const second = await splitShipment(id, { lines: [{ productId, quantity: 1 }] }, now);
  await setHold(id, { which: "release", reason: "Paga alla consegna" }, now);
  await setHold(id, { which: "hold", reason: "Cliente in ferie" }, now);
  await expect(setShipmentReady(id, true, now)).rejects.toMatchObject(refusal("shipment-held"));
  // Its order says so, in its pages and lists.
  const held = orderView(await loadOrder(id), now);
  expect(held).toMatchObject({ shipmentHeld: true, shipments: [{ id, held: { reason: "Cliente in ferie" } }, {}] });
  expect(held.shipments[1]?.held).toBeUndefined();
  // Its customer hears that it waits, not why.
  const told = z.object({ shipments: PlacedOrder.shape.shipments }).parse(held);
  expect(told.shipments[0]?.held).toEqual({ on: now.toISOString() });
  // Nor is it made ready with its order.
  expect(() => fulfilmentMachine.demand({ ...held, status: "paid" }, "mark-ready", "back-office")).toThrow(
    "shipment-held",
  );
  await setHold(id, { which: "hold", seen: (await loadShipment(id)).file.hold?.on }, now);
  const freed = orderView(await loadOrder(id), now);
  expect(freed).toMatchObject({ shipmentHeld: false });
  expect(freed.shipments[0]?.held).toBeUndefined();
  expect((await setShipmentReady(id, true, now)).state).toBe("ready");
  const other = shipmentsOf(second.order)[1]?.id ?? "";
  await expect(setShipmentReady(other, true, now)).rejects.toMatchObject(refusal("not-shippable"));
});

it("is picked up on a day, by whom the customer reads; said again, the former day was missed", async () => {
  const productId = await product(10);
  const { id } = await paid(productId, 2);
  await setShipmentReady(id, true, now);
  await expect(scheduleShipment(id, { date: "2026-11-19", carrier, seen: {} }, now)).rejects.toMatchObject(
    refusal("forecast-in-past"),
  );
  await scheduleShipment(id, { date: "2026-11-23", carrier, seen: {} }, now);
  const again = await scheduleShipment(id, { date: "2026-11-24", seen: { date: "2026-11-23" } }, now);
  expect(again.file.days.map(({ deliveryStatus }) => deliveryStatus)).toEqual(["missed", "planned"]);
  expect(again).toMatchObject({ state: "scheduled", plannedOn: "2026-11-24", carrier: "BRT" });
  expect((await listShipments({ status: "scheduled", limit: 50 }, now)).items.map((row) => row.id)).toContain(id);
  const november = async (text: string) =>
    (await listShipments({ period: "2026-11", text, limit: 50 }, now)).items.map((row) => row.id);
  expect(await november("brt")).toContain(id);
  expect(await november("084")).toEqual([]);
  await saveShipment(id, { seen: {}, trackingCode: "084", trackingUrl: "https://vas.example/084" }, now);
  expect(await november("084")).toEqual([id]);
});

it("is delivered and signed, as its document keeps; without a name that stays as it was handed over", async () => {
  const [one, other] = [await paid(await product(10), 2), await paid(await product(10), 2)];
  for (const { id } of [one, other]) await sent(id);
  expect((await deliverShipment(one.id, now, "Luca Bianchi")).state).toBe("delivered");
  await deliverShipment(other.id, now);
  expect(await standingDocument(one.id)).toMatchObject({ state: "delivered_signed", signed: { name: "Luca Bianchi" } });
  expect(await standingDocument(other.id)).toMatchObject({ state: "handed_over" });
  await expect(deliverShipment(one.id, now, "Un altro")).rejects.toMatchObject(refusal("invalid-transition"));
});

it("comes back from a problem: sent again from the house, or for good, its rest sent otherwise", async () => {
  const productId = await product(10);
  const { id } = await paid(productId, 4);
  await sent(id);
  const { count } = await countTroubledShipments(200);
  await reportProblem(id, { kind: "missed", reason: "Nessuno in casa" }, now);
  expect(await loadOrder(id)).toMatchObject({ fulfilment: "shipped" });
  expect(await countTroubledShipments(200)).toEqual({ count: count + 1, more: false });
  await resolveProblem(id, "send-again", now);
  expect(await countTroubledShipments(200)).toEqual({ count, more: false });
  expect(await loadOrder(id)).toMatchObject({ fulfilment: "none" });
  expect(await stock(productId)).toMatchObject({ onHand: 10, available: 6 });
  await sent(id);
  await reportProblem(id, { kind: "refused", reason: "Assente" }, now);
  await resolveProblem(id, "take-back", now);
  expect(await stock(productId)).toMatchObject({ onHand: 10, available: 10 });
  expect(piecesUnsent(await loadOrder(id))).toEqual([{ productId, quantity: 4 }]);
  const rest = await sendRest(id, now);
  expect(await stock(productId)).toMatchObject({ onHand: 10, available: 6 });
  await expect(sendRest(id, now)).rejects.toMatchObject(refusal("nothing-to-send"));
  await sent(rest.id);
  await deliverOrder(id, now);
  expect(await stock(productId)).toMatchObject({ onHand: 6, available: 6 });
});

it("keeps notes over those that were seen, and its order's priority", async () => {
  const { id } = await paid(await product(3), 1);
  await setNotes(id, "warehouseNotes", { notes: "Sponda", seen: "" }, now);
  await expect(setNotes(id, "warehouseNotes", { notes: "Altro", seen: "" }, now)).rejects.toMatchObject(
    refusal("version-conflict"),
  );
  await setPriority(id, { priority: 2, seen: 0 }, now);
  expect(await loadShipment(id)).toMatchObject({ file: { warehouseNotes: "Sponda" }, order: { priority: 2 } });
});

it("gets its row where its order is older than rows, once and again", async () => {
  const { id } = await paid(await product(3), 1);
  expect(await withShipmentRows(now)).toBeGreaterThan(0);
  expect(await rowOf(id)).toMatchObject({ state: "to_prepare" });
});

it("takes its document back with a reason before it leaves, and gets the next number", async () => {
  const { id } = await paid(await product(5), 1);
  await expect(issueTransportDocument(id, {}, now)).rejects.toMatchObject(refusal("invalid-transition"));
  await setShipmentReady(id, true, now);
  const first = (await issueTransportDocument(id, {}, now)).transportDocument?.number;
  await expect(issueTransportDocument(id, {}, now)).rejects.toMatchObject(refusal("transport-document-there"));
  await annulTransportDocument(id, "Vettore cambiato", now);
  expect((await loadShipment(id)).transportDocument).toBeUndefined();
  const second = (await issueTransportDocument(id, {}, now)).transportDocument?.number;
  expect(second).not.toBe(first);
  expect((await documentsFor(id)).map(({ state }) => state)).toEqual(["annulled", "issued"]);
});

it("gives each of twenty shipments a number at once, none twice and none missing", async () => {
  const productId = await product(40);
  const orders = await Promise.all(Array.from({ length: 20 }, () => paid(productId, 1)));
  for (const { id } of orders) await setShipmentReady(id, true, now);
  const issued = await Promise.all(orders.map(({ id }) => issueTransportDocument(id, {}, now)));
  const numbers = issued.map(({ transportDocument }) =>
    Number(/^DDT (\d+)/.exec(transportDocument?.number ?? "")?.[1]),
  );
  const sorted = numbers.toSorted((a, b) => a - b);
  expect(sorted).toEqual(Array.from({ length: 20 }, (_, at) => (sorted[0] ?? 0) + at));
});

it("hands over once, of two who do it at once", async () => {
  const productId = await product(5);
  const { id } = await paid(productId, 3);
  await setShipmentReady(id, true, now);
  await withPapers(id);
  const clicks = await Promise.allSettled([handOver(id, now), handOver(id, now), handOver(id, now)]);
  expect(clicks.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await stock(productId)).toMatchObject({ onHand: 2, available: 2 });
});

const act = fc.record({
  kind: fc.constantFrom(
    "split",
    "merge",
    "ready",
    "unready",
    "papers",
    "hand-over",
    "deliver",
    "report",
    "again",
    "back",
    "cancel",
    "rest",
    "evaluate",
    "arrives",
  ),
  pick: fc.nat(9),
  pieces: fc.integer({ min: 1, max: 4 }),
});

it("adds up after any sequence of acts: pieces, movements, stock, rows; nothing leaves without its document", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 14 }), async (acts) => {
      const productId = await product(12);
      const { id: orderId } = await paid(productId, 8);
      for (const { kind, pick, pieces } of acts) {
        const order = await loadOrder(orderId);
        const all = shipmentsOf(order);
        const id = all[pick % all.length]?.id ?? "";
        const other = all[(pick + 1) % all.length]?.id ?? "";
        const doing: Record<typeof kind, () => Promise<unknown>> = {
          split: () => splitShipment(id, { lines: [{ productId, quantity: pieces }] }, now),
          merge: () => mergeShipments(id, { with: other }, now),
          ready: () => setShipmentReady(id, true, now),
          unready: () => setShipmentReady(id, false, now),
          papers: () => withPapers(id),
          "hand-over": () => handOver(id, now),
          deliver: () => deliverShipment(id, now),
          report: () => reportProblem(id, { kind: "lost", reason: "Smarrito" }, now),
          again: () => resolveProblem(id, "send-again", now, goodsBack[pick % 3]),
          back: () => resolveProblem(id, "take-back", now, goodsBack[pick % 3]),
          cancel: () => cancelShipment(id, now),
          rest: () => sendRest(orderId, now),
          evaluate: () => evaluateShipment(id, now),
          arrives: () => deliverOrder(orderId, now),
        };
        try {
          await doing[kind]();
        } catch (error) {
          if (!(error instanceof Problem)) throw error;
        }
        const after = await loadOrder(orderId);
        const shipments = shipmentsOf(after);
        const live = shipments.filter(({ state }) => state !== "cancelled");
        const held = live.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0);
        const unsent = after.shipments ? piecesUnsent(after).reduce((sum, { quantity }) => sum + quantity, 0) : 0;
        expect(held + unsent).toBe(goodsOf(after)[0]?.quantity);
        if (after.shipments) expect(after.fulfilment).toBe(fulfilmentBy(after.shipments));
        for (const one of live.filter(shipmentLeft)) {
          const { content, state } = await standingDocument(one.id);
          expect(state).toBe("handed_over");
          expect(one.transportDocument).toEqual(namedBy({ state, content }));
          expect(content.lines.map(({ productId: id, quantity }) => ({ productId: id, quantity }))).toEqual(one.lines);
        }
        for (const one of shipments) expect((await rowOf(one.id))?.state).toBe(one.state);
      }
      const { elsewhere: _elsewhere, ...figures } = await stock(productId);
      expect(stockOf(await movementsOf(productId)).get(productId) ?? none).toEqual(figures);
      expect(await findOrder(orderId)).toBeDefined();
    }),
    { numRuns: 25 },
  );
}, 120_000);
