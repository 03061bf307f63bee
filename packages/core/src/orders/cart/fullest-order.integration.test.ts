import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { exampleOrder } from "../../../../../tests/support/example-order.ts";
import { now, product, readyCart } from "../../../../../tests/support/shop.ts";
import { newId } from "../../platform/ids.ts";
import { mostOf } from "../../platform/storing/room.ts";
import { instant, romeDate } from "../../platform/time.ts";
import { isFull } from "./cart-room.ts";
import type { LinePart, Order, OrderDocument, OrderLine, Withdrawal } from "../order.ts";
import { hasRoomWith } from "../order-room.ts";
import { indexKeysOf, OrderEntity } from "../order.table.ts";
import { loadOrder, writeOrder } from "../stored-order.ts";
import { declareGuestWithdrawal, declareWithdrawal } from "../../returns/declare-withdrawal.ts";

useDatabase();

/** What the contract lets people write, in letters of three bytes each. */
const words = (characters: number): string => "漢".repeat(characters);
const latin = (characters: number): string => "x".repeat(characters);
const many = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));
const on = instant(now);
const day = romeDate(now);
const most = 99_999_999;

const part = (kind: LinePart["kind"], productId: string): LinePart => ({
  kind,
  quantity: most,
  priceId: `${productId}.IT.pallet_dealer`,
  priceType: "pallet",
  reason: latin(40),
  list: most,
  discount: 9999,
  unit: most,
});

const line = (): OrderLine => {
  const productId = newId();
  const [list, discount, unit] = [most, 9999, most];
  return {
    productId,
    ...part("piece", productId),
    list,
    discount,
    unit,
    parts: [part("container", productId), part("pallet", productId), part("piece", productId)],
    kit: { id: newId(), discount: 9999 },
    equipmentKind: "electrical-equipment",
    wasteFee: most,
    name: words(120),
    language: "bg",
    brand: words(60),
    productCode: latin(32),
    category: "electrical_cabinet",
    imageUrl: latin(300),
    path: latin(200),
    weight: most,
    sizes: [9999, 9999, 9999],
    wattPeak: most,
    wattHours: most,
    minQuantity: most,
    piecesPerPackage: most,
    shippingTime: "request",
    available: most,
  };
};

const document = (): OrderDocument => ({
  id: newId(),
  kind: "transport-document",
  name: words(120),
  key: `orders/${newId()}/${newId()}`,
  contentType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  addedOn: on,
  withdrawn: { on, reason: words(500) },
});

const declaration = (said: Pick<Withdrawal, "lines" | "words">): Withdrawal => ({
  declaredOn: on,
  name: words(120),
  email: latin(254),
  state: "nothing_due",
  ...said,
  amount: most,
  less: { amount: most, reason: words(120) },
  goodsBackOn: day,
  refundedOn: day,
  closedOn: day,
  takenBack: { state: "nothing_due", reason: words(120), on },
});

/** As it is when it comes. */
const said = { name: words(120), email: latin(254), state: "declared", declaredOn: on } as const;

const transaction = (seq: number): Order["transactions"][number] => ({
  orderId: newId(),
  seq,
  userId: newId(),
  amount: most,
  status: "processing_payment",
  method: "compensation_for_insolvency",
  dueDate: day,
  dueDateProvisional: true,
  superseded: true,
  splitOf: 100,
  attempts: 99,
  providerIntentId: latin(28),
  failureCode: latin(40),
  settledOn: day,
  settlementRef: words(60),
  remindedOnDay: 99,
  iban: latin(42),
  setupIntentId: latin(28),
  storedMethodId: latin(28),
  refunded: most,
  refundDue: true,
  createdOn: on,
  version: 999,
});

/** As many lines as a cart takes. */
function filledCart(make: () => OrderLine): OrderLine[] {
  const lines = [];
  while (!isFull(lines)) lines.push(make());
  return lines;
}

/** An order of as many lines as a cart takes, each as long as it can be, paid by a first instalment. */
const longest = (): Order => ({
  ...exampleOrder("bg", "bg"),
  id: newId(),
  lines: filledCart(line),
  notes: words(1000),
  backOfficeNotes: words(2000),
  failedReason: words(500),
  transactions: [],
});

/** Adds one after the other as long as there is room. */
function filled<T>(order: Order, added: Parameters<typeof hasRoomWith>[1], most: number, add: (order: Order) => T) {
  let full = order;
  for (let count = 0; count < most; count++) {
    const next = { ...full, ...add(full) };
    if (!hasRoomWith(next, added)) break;
    full = next;
  }
  return full;
}

const withdrawn = ({ lines }: Order) => lines.map(({ productId }) => ({ productId, quantity: 999_999 }));

/** Everything that is ever said of what an order holds, in the most words. */
const allSaid = (order: Order): Order => ({
  ...order,
  documents: order.documents?.map((one) => ({ ...one, withdrawn: { on, reason: words(500) } })),
  withdrawals: order.withdrawals?.map((one) => ({ ...declaration(one), lines: one.lines, words: one.words })),
});

const bytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

it("stays within what the table takes, however full and whatever is said later", async () => {
  const order = longest();
  const orders = [order, { ...order, id: newId(), lines: order.lines.slice(0, 3) }].map((one) => {
    const files = filled(one, "document", mostOf.orderDocuments, ({ documents = [] }) => ({
      documents: [...documents, { ...document(), withdrawn: undefined }],
    }));
    const inWords = filled(files, "withdrawal", mostOf.withdrawalsInWords, ({ withdrawals = [] }) => ({
      withdrawals: [...withdrawals, { ...said, lines: [], words: words(1000) }],
    }));
    const parts = filled(inWords, "withdrawal", mostOf.withdrawals, ({ withdrawals = [] }) => ({
      withdrawals: [...withdrawals, { ...said, lines: withdrawn(one) }],
    }));
    const paid = filled(parts, "transaction", mostOf.transactions, ({ transactions }) => ({
      transactions: [...transactions, transaction(transactions.length + 1)],
    }));
    return allSaid({ ...paid, withdrawals: [...(paid.withdrawals ?? []), { ...said, lines: withdrawn(one) }] });
  });
  for (const full of orders) {
    expect(full.documents?.length).toBeGreaterThan(3);
    expect(full.withdrawals?.length).toBeGreaterThan(5);
    expect(full.transactions.length).toBeGreaterThan(30);
    expect(bytes(full)).toBeLessThan(405_000);
    const { id } = full;
    await OrderEntity.build(PutItemCommand)
      .item({ ...full, lines: [...full.lines], transactions: [...full.transactions], ...indexKeysOf(full) })
      .send();
    expect((await loadOrder(id)).withdrawals).toHaveLength(full.withdrawals?.length ?? 0);
  }
});

it("is refused by the table beyond that, which is why there is a limit", async () => {
  const full = { ...longest(), documents: many(mostOf.orderDocuments, document) };
  const write = OrderEntity.build(PutItemCommand)
    .item({ ...full, lines: [...full.lines], transactions: [], ...indexKeysOf(full) })
    .send();
  await expect(write).rejects.toThrow(/size has exceeded/i);
});

it("takes no further part of a withdrawal into a full order, and always what is left of it", async () => {
  const productId = await product(9);
  const { user, place } = await readyCart(productId, 3);
  const before = await loadOrder((await place()).id);
  const full = filled(before, "withdrawal", 1000, ({ notes = "" }) => ({ notes: notes + words(300) }));
  await writeOrder({ before, after: full, now });
  const by = { name: words(120), email: "ada@example.com" };
  const some = { ...by, lines: [{ productId, quantity: 1 }] };
  await expect(declareWithdrawal(user, full.id, some, now)).rejects.toMatchObject({
    code: "limit-reached",
    params: { maximum: 0 },
  });
  await declareGuestWithdrawal(before.number, { ...by, email: before.customer.email, words: "One of them." }, now);
  expect((await loadOrder(full.id)).withdrawals).toBeUndefined();
  expect((await declareWithdrawal(user, full.id, by, now)).withdrawals).toHaveLength(1);
});
