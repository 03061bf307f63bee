import fc from "fast-check";
import { expect, it } from "vitest";
import { useDatabase } from "../../../../tests/support/database.ts";
import { useObjectStorage } from "../../../../tests/support/object-storage.ts";
import { listPrice, now, readyCart, unpriced } from "../../../../tests/support/shop.ts";
import { mark } from "../../../../tests/support/transfer.ts";
import { stockByPlace } from "../logistics/figures/stock-by-place.ts";
import { addLoad } from "../logistics/movements/office-acts.ts";
import { isOpen, movementsById } from "../logistics/movements/read-movement.ts";
import { addSupplier, assignSupplier } from "../logistics/suppliers.ts";
import { mainWarehouse } from "../logistics/warehouses/warehouse.ts";
import { addWarehouse } from "../logistics/warehouses/warehouses.ts";
import { loadOrder, shipmentsOf } from "../orders/index.ts";
import { markPaid } from "../orders/payment/settle-transaction.ts";
import type { User } from "../platform/access.ts";
import { Problem } from "../platform/problems.ts";
import { confirmPurchase } from "../purchases/confirm-purchase.ts";
import { correctReceipt } from "../purchases/receiving/correct-receipt.ts";
import { createPurchase } from "../purchases/draft-purchase.ts";
import { receiveGoods } from "../purchases/receive-goods.ts";
import { sendPurchase } from "../purchases/send-purchase.ts";
import { loadPurchase } from "../purchases/stored-purchase.ts";
import { changeSerial } from "../serials/change-serial.ts";
import { correctScanned } from "../serials/correct-scanned.ts";
import { serialsFromTo } from "../serials/list-serials.ts";
import { scanSerial } from "../serials/scan/scan-serial.ts";
import { undoScan } from "../serials/scan/undo-scan.ts";
import { serialActions } from "../serials/serial.ts";
import { transferTold } from "../serials/transfer-told.ts";
import { sendRest, splitShipment } from "../shipments/arranging/arrange-shipments.ts";
import { setLabel } from "../shipments/keep-shipment.ts";
import { issueTransportDocument } from "../shipments/papers/issue-for-shipment.ts";
import {
  deliverShipment,
  handOver,
  reportProblem,
  resolveProblem,
  setShipmentReady,
} from "../shipments/send-shipment.ts";
import { goodsBack } from "../shipments/shipment.ts";
import { loadShipment } from "../shipments/stored-shipment.ts";
import { askReturn } from "./ask-return.ts";
import { declareWithdrawal } from "./declare-withdrawal.ts";
import { resolveReturn, type Resolution } from "./resolve-return.ts";
import { loadReturn } from "./stored-return.ts";
import { takeWithdrawalStepBack, takeWithdrawnIn } from "./withdrawal-goods.ts";

useDatabase();
useObjectStorage();

const acts = [
  ...([
    "load",
    "buy",
    "unbuy",
    "correct",
    "move",
    "move-any",
    "order",
    "scan",
    "scan",
    "undo",
    "leave",
    "leave",
  ] as const),
  ...(["rehouse", "again", "back", "rest", "deliver", "return", "withdraw", "step-back", "becomes"] as const),
];

const act = fc.record({
  kind: fc.constantFrom(...acts),
  pick: fc.nat(30),
  pieces: fc.integer({ min: 1, max: 3 }),
  part: fc.boolean(),
});
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

const reason = "Prova";

/** A house with one serialised article of which all pieces are scanned, in two warehouses. */
class Walk {
  readonly #productId: string;
  readonly #supplierId: string;
  readonly #houses: readonly string[];
  readonly #loads: string[] = [];
  readonly #receipts: { id: string; movementId: string }[] = [];
  readonly #orders: { id: string; user: User }[] = [];
  readonly #mark: string;
  #codes = 0;

  constructor(productId: string, supplierId: string, second: string, walk: number) {
    [this.#productId, this.#supplierId] = [productId, supplierId];
    this.#houses = ["main", second];
    this.#mark = `WK${String(walk).padStart(3, "0")}`;
  }

  /** The pieces as they stand, by code. */
  async pieces() {
    return (await serialsFromTo(this.#productId, { limit: 200 })).items;
  }

  async #lying(house: string): Promise<string[]> {
    const lying = (await this.pieces()).filter((one) => one.state === "in_stock" && !one.scannedFor);
    return lying.filter(({ warehouseId }) => warehouseId === house).map(({ code }) => code);
  }

  /** Some pieces are scanned for a movement: those that are expected, or new ones. */
  async #scanInto(movementId: string, count: number): Promise<void> {
    const expected = (await this.pieces()).filter(({ state, scannedFor }) => state === "expected" && !scannedFor);
    for (let at = 0; at < count; at += 1) {
      const code = expected[at]?.code ?? `${this.#mark}${String(this.#codes++).padStart(5, "0")}`;
      await scanSerial(movementId, { code }, now);
    }
  }

  async #load(house: string, quantity: number): Promise<void> {
    const lines = [{ productId: this.#productId, quantity }];
    const said = { cause: "adjustment", warehouseId: house, lines, reason } as const;
    const { id } = await addLoad({ ...said, forecastOn: "2026-11-25" }, now);
    await this.#scanInto(id, quantity);
    await receiveGoods(id, {}, "warehouse", now);
    this.#loads.push(id);
  }

  async #buy(house: string, quantity: number): Promise<void> {
    const [supplierId, productId] = [this.#supplierId, this.#productId];
    const draft = await createPurchase({ supplierId, warehouseId: house, lines: [{ productId, quantity }] }, now);
    const { version } = await sendPurchase(draft.id, { version: draft.version }, now);
    const lines = [{ productId, price: 8_000, days: [{ on: "2026-12-10", quantity }] }];
    const { id, movementIds } = await confirmPurchase(draft.id, { version, lines }, now);
    const movementId = movementIds[0] ?? "";
    await this.#scanInto(movementId, quantity);
    await receiveGoods(movementId, {}, "warehouse", now);
    this.#receipts.push({ id, movementId });
  }

  /** Of what a load brought and still lies by it, so many. */
  async #by(load: string, count: number): Promise<string[]> {
    const pieces = (await this.pieces()).filter(({ movementId, state }) => movementId === load && state === "in_stock");
    return pieces.slice(0, count).map(({ code }) => code);
  }

  async #order(quantity: number): Promise<void> {
    const { place, user } = await readyCart(this.#productId, quantity);
    const { id } = await place();
    await markPaid(`${id}.1`, "manual_wire_transfer", mark, now);
    this.#orders.push({ id, user });
    await setShipmentReady(id, true, now);
  }

  async #shipment(pick: number): Promise<string> {
    const all = await Promise.all(this.#orders.map(async ({ id }) => shipmentsOf(await loadOrder(id))));
    const flat = all.flat();
    return flat[pick % Math.max(1, flat.length)]?.id ?? "none";
  }

  async #leave(id: string): Promise<void> {
    const { movementId, warehouseId, lines } = await loadShipment(id);
    const lying = await this.#lying(warehouseId);
    for (const code of lying.slice(0, lines[0]?.quantity)) await scanSerial(movementId, { code }, now);
    await setShipmentReady(id, true, now);
    await issueTransportDocument(id, {}, now);
    await setLabel(id, true, now);
    await handOver(id, now);
  }

  /** Pieces that went with an order and are out. */
  async #outOf(orderId: string, count: number): Promise<string[]> {
    const out = (await this.pieces()).filter((one) => one.state === "shipped" && one.orderId === orderId);
    return out.slice(0, count).map(({ code }) => code);
  }

  async #return({ id, user }: { id: string; user: User }, { pieces, part }: Act): Promise<void> {
    const productId = this.#productId;
    const serials = await this.#outOf(id, pieces);
    const quantity = serials.length;
    const asked = await askReturn(user, id, { lines: [{ productId, quantity, reason: "defective" }] }, now);
    const step = async (resolution: Resolution) => {
      const { revision } = await loadReturn(asked.id);
      return resolveReturn(asked.id, { ...resolution, revision }, now);
    };
    await step({ action: "approve" });
    const condition = part ? ("as-new" as const) : ("damaged" as const);
    await step({ action: "receive", lines: [{ productId, condition, quantity, serials }] });
  }

  async #withdraw({ id, user }: { id: string; user: User }, { pieces, part }: Act): Promise<void> {
    const productId = this.#productId;
    const serials = await this.#outOf(id, pieces);
    const quantity = serials.length;
    const consumer = { name: "Ada Neri", email: "ada@example.com", language: "it" as const };
    await declareWithdrawal(user, id, { ...consumer, lines: [{ productId, quantity }] }, now);
    const place = ((await loadOrder(id)).withdrawals?.length ?? 1) - 1;
    const condition = part ? ("as-new" as const) : ("damaged" as const);
    await takeWithdrawnIn(id, place, [{ productId, condition, quantity, serials }], now);
  }

  /** Does one thing, as somebody may who can't know whether it is possible. */
  async does(one: Act): Promise<void> {
    const { kind, pick, pieces: count, part } = one;
    const productId = this.#productId;
    const house = this.#houses[pick % 2] ?? "main";
    const other = this.#houses[(pick + 1) % 2] ?? "main";
    const order = this.#orders[pick % Math.max(1, this.#orders.length)];
    const known = await this.pieces();
    const any = known[pick % Math.max(1, known.length)]?.code ?? "NOBODY";
    const doing: Record<(typeof acts)[number], () => Promise<unknown>> = {
      load: () => this.#load(house, count),
      buy: () => this.#buy(house, count),
      unbuy: async () => {
        const receipt = this.#receipts[pick % Math.max(1, this.#receipts.length)];
        if (!receipt) return;
        const { id, movementId } = receipt;
        const { version, receipts } = await loadPurchase(id);
        const came = receipts.find((its) => its.movementId === movementId)?.quantity ?? 0;
        const serials = await this.#by(movementId, count);
        const quantity = part ? serials.length : came;
        await correctReceipt(id, { version, movementId, quantity: Math.max(1, quantity), serials, reason }, now);
      },
      correct: async () => {
        const id = this.#loads[pick % Math.max(1, this.#loads.length)] ?? "none";
        const serials = await this.#by(id, count);
        const lines = part ? [{ productId, quantity: Math.max(1, serials.length), serials }] : undefined;
        await correctScanned(id, { reason, lines }, now);
      },
      move: async () => {
        const serials = (await this.#lying(house)).slice(0, count);
        const lines = [{ productId, quantity: Math.max(1, serials.length), serials }];
        await transferTold({ warehouseId: house, toWarehouseId: other, lines }, now);
      },
      "move-any": () =>
        transferTold(
          { warehouseId: house, toWarehouseId: other, lines: [{ productId, quantity: 1, serials: [any] }] },
          now,
        ),
      order: () => this.#order(count),
      scan: async () => scanSerial((await loadShipment(await this.#shipment(pick))).movementId, { code: any }, now),
      undo: () => undoScan(any, productId, now),
      leave: async () => this.#leave(await this.#shipment(pick)),
      rehouse: async () => {
        const { id, lines } = await loadShipment(await this.#shipment(pick));
        await splitShipment(id, { lines, warehouseId: other }, now);
      },
      again: async () => this.#problem(await this.#shipment(pick), "send-again", goodsBack[count % 3]),
      back: async () => this.#problem(await this.#shipment(pick), "take-back", goodsBack[count % 3]),
      rest: async () => order && sendRest(order.id, now),
      deliver: async () => deliverShipment(await this.#shipment(pick), now),
      return: async () => order && this.#return(order, one),
      withdraw: async () => order && this.#withdraw(order, one),
      "step-back": async () => order && takeWithdrawalStepBack(order.id, 0, reason, now),
      becomes: () => changeSerial(any, { productId, action: serialActions[count % 3] ?? "scrap", reason }, now),
    };
    try {
      await doing[kind]();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
    }
  }

  async #problem(id: string, how: "send-again" | "take-back", goods: (typeof goodsBack)[number] | undefined) {
    await reportProblem(id, { kind: "refused", reason }, now);
    await resolveProblem(id, how, now, goods);
  }

  /** What isn't as it has to be: each piece in one place, in each warehouse as many as the movements say, and who has it said of what is out alone. */
  async faults(): Promise<string[]> {
    const pieces = await this.pieces();
    const faults: string[] = [];
    if (new Set(pieces.map(({ code }) => code)).size !== pieces.length) faults.push("a piece stands twice");
    const stock = (await stockByPlace([this.#productId], this.#houses.slice(1))).get(this.#productId);
    for (const house of this.#houses) {
      const here = pieces.filter(({ state, warehouseId }) => state === "in_stock" && warehouseId === house).length;
      const onHand = stock?.places.get(house)?.onHand ?? 0;
      if (here !== onHand) faults.push(`${house}: ${here} by serials, ${onHand} by movements`);
    }
    const ids = pieces.flatMap(({ scannedFor }) => scannedFor?.id ?? []);
    const open = new Set((await movementsById([...new Set(ids)])).filter(isOpen).map(({ id }) => id));
    for (const id of ids) if (!open.has(id)) faults.push(`scanned for ${id}, which is over`);
    for (const { code, state, orderId } of pieces)
      if (state === "shipped" && orderId === undefined) faults.push(`${code} is out and nobody has it`);
    return faults;
  }
}

let walks = 0;

it("has each piece in one place, and as many in each warehouse as its movements say, whatever is done to them", async () => {
  const { id: second } = await addWarehouse({ ...mainWarehouse, name: "Torino", ddtSeries: "WALK" });
  const supplier = await addSupplier(
    { companyName: "Adria Walk", email: "ordini@adria.example", language: "it", vatNumber: "IT12345670157" },
    now,
  );
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 6, maxLength: 20 }), async (chain) => {
      const productId = await unpriced("inverters");
      await listPrice(productId, 10_000);
      await assignSupplier(productId, { companyId: supplier.id, productCode: "ADR-1", price: 8_000 }, now);
      const walk = new Walk(productId, supplier.id, second, walks++);
      const all: Act[] = [
        { kind: "buy", pick: 0, pieces: 3, part: false },
        { kind: "load", pick: 0, pieces: 3, part: false },
        ...chain,
      ];
      for (const one of all) {
        await walk.does(one);
        expect(await walk.faults()).toEqual([]);
      }
    }),
    { numRuns: 15 },
  );
}, 300_000);
