import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import fc from "fast-check";
import { expect, it } from "vitest";
import { useDatabase } from "../../../../tests/support/database.ts";
import { useObjectStorage } from "../../../../tests/support/object-storage.ts";
import { now, product, readyCart } from "../../../../tests/support/shop.ts";
import { mark } from "../../../../tests/support/transfer.ts";
import { StockEntity } from "../logistics/index.ts";
import { everyMovement } from "../logistics/movements/every-movement.ts";
import { none, stockOf, type Movement } from "../logistics/movements/movement.ts";
import { loadOrder, piecesUnsent, shipmentsOf } from "../orders/index.ts";
import { shipmentLeft } from "../orders/order.ts";
import { markPaid } from "../orders/payment/settle-transaction.ts";
import { Problem } from "../platform/problems.ts";
import { declareWithdrawal } from "../returns/declare-withdrawal.ts";
import { cancelShipment, splitShipment } from "./arranging/arrange-shipments.ts";
import { deliverOrder } from "./deliver-order.ts";
import { setLabel } from "./keep-shipment.ts";
import { annulTransportDocument, issueTransportDocument } from "./papers/issue-for-shipment.ts";
import { standingDocument } from "./papers/stored-document.ts";
import { handOver, setShipmentReady } from "./send-shipment.ts";
import { loadShipment } from "./stored-shipment.ts";

useDatabase();
useObjectStorage();

const consumer = { name: "Ada Neri", email: "ada@example.com" };
const despite = ["partly-withdrawn", "money-partly-returned"] as const;

async function paid(productId: string, quantity: number) {
  const { place, user } = await readyCart(productId, quantity);
  const { id } = await place();
  await markPaid(`${id}.1`, "manual_wire_transfer", mark, now);
  const withdraw = (pieces: number) =>
    declareWithdrawal(user, id, { ...consumer, lines: [{ productId, quantity: pieces }] }, now);
  return { id, withdraw };
}

const ready = (id: string) => setShipmentReady(id, true, now, { despite });
const label = (id: string) => setLabel(id, true, now);

const figures = async (productId: string) => {
  const { Item } = await StockEntity.build(GetItemCommand).key({ productId }).options({ consistent: true }).send();
  const { onHand = 0, available = 0, incoming = 0 } = Item ?? {};
  return { onHand, available, incoming };
};

async function summed(productId: string) {
  const found: Movement[] = [];
  for await (const movement of everyMovement())
    if (movement.lines.some((line) => line.productId === productId)) found.push(movement);
  return stockOf(found).get(productId) ?? none;
}

it("leaves without the pieces from which its consumer has withdrawn, which are free at once", async () => {
  const productId = await product(10);
  const { id, withdraw } = await paid(productId, 5);
  await withdraw(2);
  expect((await loadShipment(id)).lines).toEqual([{ productId, quantity: 3 }]);
  expect(await figures(productId)).toMatchObject({ onHand: 10, available: 7 });
  await ready(id);
  await issueTransportDocument(id, {}, now);
  await label(id);
  await handOver(id, now);
  expect((await standingDocument(id)).content.lines).toMatchObject([{ productId, quantity: 3 }]);
  expect(await figures(productId)).toMatchObject({ onHand: 7, available: 7 });
  expect(await summed(productId)).toEqual(await figures(productId));
  expect(piecesUnsent(await loadOrder(id))).toEqual([]);
});

it("doesn't leave with a document that names withdrawn pieces; annulled, they go out of it by themselves", async () => {
  const productId = await product(10);
  const { id, withdraw } = await paid(productId, 4);
  await ready(id);
  await issueTransportDocument(id, {}, now);
  await label(id);
  await withdraw(1);
  expect((await loadShipment(id)).lines).toEqual([{ productId, quantity: 4 }]);
  const refused = { code: "withdrawn-pieces", params: { productId, name: "Brand Panel", pieces: 1 } };
  await expect(handOver(id, now)).rejects.toMatchObject(refused);
  await expect(deliverOrder(id, now, { despite })).rejects.toMatchObject(refused);
  await annulTransportDocument(id, "Recesso di un pezzo", now);
  expect((await loadShipment(id)).lines).toEqual([{ productId, quantity: 3 }]);
  await deliverOrder(id, now, { despite });
  expect((await standingDocument(id)).content.lines).toMatchObject([{ productId, quantity: 3 }]);
  expect(await figures(productId)).toMatchObject({ onHand: 7, available: 7 });
});

it("takes them from what hasn't left: a part of which nothing stays is cancelled, and what has arrived was all of it", async () => {
  const productId = await product(10);
  const { id, withdraw } = await paid(productId, 5);
  const { order } = await splitShipment(id, { lines: [{ productId, quantity: 2 }] }, now);
  const second = shipmentsOf(order)[1]?.id ?? "";
  await ready(id);
  await issueTransportDocument(id, {}, now);
  await label(id);
  await handOver(id, now);
  await withdraw(2);
  expect((await loadShipment(second)).state).toBe("cancelled");
  expect(await loadOrder(id)).toMatchObject({ fulfilment: "shipped" });
  expect(await figures(productId)).toMatchObject({ onHand: 7, available: 7 });
  await withdraw(1);
  expect((await loadShipment(id)).lines).toEqual([{ productId, quantity: 3 }]);
  expect(await figures(productId)).toMatchObject({ onHand: 7, available: 7 });
});

const act = fc.record({
  kind: fc.constantFrom("withdraw", "split", "ready", "paper", "annul", "hand-over", "cancel", "arrives"),
  pick: fc.nat(9),
  pieces: fc.integer({ min: 1, max: 3 }),
});

it("adds up whatever is withdrawn from, and when: nothing leaves that nobody wants any more", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 10 }), async (acts) => {
      const productId = await product(12);
      const { id: orderId, withdraw } = await paid(productId, 6);
      for (const { kind, pick, pieces } of acts) {
        const before = await loadOrder(orderId);
        const all = shipmentsOf(before);
        const id = all[pick % all.length]?.id ?? "";
        const doing: Record<typeof kind, () => Promise<unknown>> = {
          withdraw: () => withdraw(pieces),
          split: () => splitShipment(id, { lines: [{ productId, quantity: pieces }] }, now),
          ready: () => ready(id),
          paper: () => issueTransportDocument(id, {}, now).then(() => label(id)),
          annul: () => annulTransportDocument(id, "Altro vettore", now),
          "hand-over": () => handOver(id, now),
          cancel: () => cancelShipment(id, now),
          arrives: () => deliverOrder(orderId, now, { despite }),
        };
        try {
          await doing[kind]();
        } catch (error) {
          if (!(error instanceof Problem)) throw error;
        }
        const after = await loadOrder(orderId);
        const gone = (shipments: typeof all) =>
          shipments
            .filter((one) => one.state !== "cancelled" && shipmentLeft(one))
            .flatMap(({ lines }) => lines)
            .reduce((sum, { quantity }) => sum + quantity, 0);
        const withdrawn = (after.withdrawals ?? [])
          .flatMap(({ lines }) => lines)
          .reduce((sum, { quantity }) => sum + quantity, 0);
        const left = gone(shipmentsOf(after));
        if (left > gone(all)) expect(left).toBeLessThanOrEqual(6 - withdrawn);
      }
      expect(await summed(productId)).toEqual(await figures(productId));
    }),
    { numRuns: 15 },
  );
}, 120_000);
