import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { beforeAll, describe, expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { exampleOrder } from "../../../../../tests/support/example-order.ts";
import type { Receipt } from "../../payments/index.ts";
import { bookingOf, keyOfReference } from "../ledger/stored-receipts.ts";
import { notedBooking, transferOf } from "../ledger/transfers.ts";
import { officeActsOf } from "../acts/office-acts.ts";
import { listRows } from "./back-office.ts";
import { listOrders, orderView, type OrderFilters } from "./list-orders.ts";
import { fulfilments, type Order } from "../order.ts";
import { placeEarlierOrders } from "./place-earlier-orders.ts";
import { countWaitingOrders } from "./queue.ts";
import { indexKeysOf, OrderEntity } from "../order.table.ts";

useDatabase();

const now = new Date("2026-11-25T09:00:00.000Z");

async function keepOrder(order: Order, keys: Partial<ReturnType<typeof indexKeysOf>> = {}): Promise<void> {
  const placed = { ...order, lines: [...order.lines], transactions: [...order.transactions] };
  await OrderEntity.build(PutItemCommand)
    .item({ ...placed, ...indexKeysOf(placed), ...keys })
    .send();
}

/** Placed on a day of November; those of its first half are late by the 25th. */
async function placedOn(day: number) {
  const at = `2026-11-${String(day).padStart(2, "0")}T09:00:00.000Z`;
  const order = { ...exampleOrder("it", "it"), id: `O${String(day).padStart(2, "0")}`, createdOn: at, placedOn: at };
  const transactions = order.transactions.map((one) => ({ ...one, orderId: order.id, dueDate: undefined }));
  const placed = { ...order, lines: [...order.lines], transactions, termsOfPayment: "hundred_upon_order" as const };
  await OrderEntity.build(PutItemCommand)
    .item({ ...placed, ...indexKeysOf(placed) })
    .send();
}

beforeAll(async () => {
  for (let day = 1; day <= 24; day += 1) await placedOn(day);
});

async function pages(filters: Partial<OrderFilters>, limit: number, inReach?: Parameters<typeof listOrders>[3]) {
  const found: string[][] = [];
  let cursor: string | undefined;
  do {
    const page = await listOrders({ period: "2026-11", ...filters }, { cursor, limit }, now, inReach);
    found.push(page.items.map(({ id }) => id));
    cursor = page.cursor ?? undefined;
  } while (cursor);
  return found;
}

it("fills each page with what fits, however far apart it lies", async () => {
  const late = Array.from({ length: 17 }, (_, index) => `O${String(17 - index).padStart(2, "0")}`);
  expect(await pages({ late: true }, 3)).toEqual([
    ...Array.from({ length: 5 }, (_, page) => late.slice(page * 3, page * 3 + 3)),
    late.slice(15),
  ]);
  expect((await pages({}, 7)).flat()).toHaveLength(24);
  expect(await pages({ userId: "U1", late: true }, 50)).toEqual([late]);
});

it("fills a page with what is in reach of whoever asks", async () => {
  const even = (id: string) => Number(id.slice(1)) % 2 === 0;
  const found = await pages({}, 8, async (orders) => orders.filter(({ id }) => even(id)));
  expect(found).toEqual([
    ["O24", "O22", "O20", "O18", "O16", "O14", "O12", "O10"],
    ["O08", "O06", "O04", "O02"],
  ]);
});

it("lists what waits for somebody, the oldest of all months first, and counts the same", async () => {
  const put = async (id: string, change: Partial<Order>) => {
    const at = `2026-0${id.slice(1)}-01T09:00:00.000Z`;
    const order = { ...exampleOrder("it", "it"), id, createdOn: at, placedOn: at, ...change };
    const placed = { ...order, lines: [...order.lines], transactions: [...order.transactions] };
    await OrderEntity.build(PutItemCommand)
      .item({ ...placed, ...indexKeysOf(placed) })
      .send();
  };
  const sent = exampleOrder("it", "it");
  const transfer = sent.transactions.map((one) => ({
    ...one,
    method: "manual_wire_transfer" as const,
    status: "pending_payment" as const,
  }));
  const card = transfer.map((one) => ({ ...one, method: "card" as const }));
  await put("W3", { status: "paid", fulfilment: "ready" });
  await put("W1", { status: "paid", fulfilment: "none" });
  await put("W2", { status: "paid", fulfilment: "delivered" });
  await put("W4", { status: "pendingPayment", transactions: transfer });
  await put("W5", { status: "pendingPayment", transactions: card });
  const before = await countWaitingOrders({ id: "admin", roles: ["admin"] }, now);
  expect((await pages({ waiting: "shipping" }, 1)).flat()).toEqual(["W1", "W3"]);
  expect(before.shipping).toEqual({ count: 2, more: false });
  const transfers = (await pages({ waiting: "transfer" }, 50)).flat();
  expect(transfers).toContain("W4");
  expect(transfers).not.toContain("W5");
  expect(before.transfers).toEqual({ count: transfers.length, more: false });
  // What is still to come is said, whatever of the order had come before.
  const [first] = transfer;
  const half = [
    { ...first!, status: "paid" as const, amount: 76_040 },
    { ...first!, seq: 2, amount: 31_985 },
    { ...first!, seq: 3, amount: 999, method: "card" as const },
    { ...first!, seq: 4, amount: 998, superseded: true },
  ];
  await put("W6", { status: "pendingPayment", transactions: half });
  const rows = await listRows({ id: "admin", roles: ["admin"] }, { waiting: "transfer", limit: 50 }, now);
  expect(rows.items.find(({ id }) => id === "W6")).toMatchObject({ awaited: 31_985 });
  const proposed = { reason: "Ceduta", proposedBy: "A1", proposedOn: "2026-06-01T09:00:00.000Z" };
  const giving = transfer.map((one) => ({ ...one, giftProposal: { ...proposed, amount: one.amount } }));
  await put("W6", { status: "pendingPayment", transactions: giving });
  await put("W7", { status: "paid", vatProposal: { ...proposed, rule: "as-placed" } });
  expect((await pages({ waiting: "decision" }, 1)).flat()).toEqual(["W6", "W7"]);
  const { decisions } = await countWaitingOrders({ id: "admin", roles: ["admin"] }, now);
  expect(decisions).toEqual({ count: 2, more: false });
  const given = giving.map((one) => ({ ...one, method: "gift" as const }));
  await put("W6", { status: "pendingPayment", transactions: given });
  await put("W7", { status: "paid", fulfilment: "none" });
  expect((await pages({ waiting: "decision" }, 50)).flat()).toEqual([]);
  await put("W7", { status: "paid", fulfilment: "delivered" });
  await put("W3", { status: "paid", fulfilment: "shipped" });
  expect((await pages({ waiting: "shipping" }, 50)).flat()).toEqual(["W1"]);
  // A subscriber's with priority goes first, however young it is, on whatever page.
  await put("W3", { status: "paid", fulfilment: "none", priority: 1 });
  await put("W2", { status: "paid", fulfilment: "none", priority: 1 });
  expect(await pages({ waiting: "shipping" }, 1)).toEqual([["W2"], ["W3"], ["W1"]]);
  for (const id of ["W2", "W3"]) await put(id, { status: "paid", fulfilment: "delivered", priority: 1 });
});

it("has in the list of what is to be sent, and counts, all that is shippable, in the house and not held, and nothing else", async () => {
  const [payment] = exampleOrder("it", "it").transactions;
  const debit = { ...payment!, method: "sepa_direct_debit" as const, status: "processing_payment" as const };
  const withdrawn = {
    declaredOn: "2026-11-03T09:00:00.000Z",
    name: "Ada",
    email: "a@example.com",
    state: "declared" as const,
    lines: exampleOrder("it", "it").lines.map(({ productId, quantity }) => ({ productId, quantity })),
  };
  const ways: Partial<Order>[] = [
    {},
    { method: "sepa_direct_debit", transactions: [debit] },
    { termsOfPayment: "thirty_days_later_end_of_month" },
    { termsOfPayment: "thirty_days_later_end_of_month", invoiceNumber: "2026/1" },
    { termsOfPayment: "hundred_upon_shipment" },
  ];
  const marks: Partial<Order>[] = [
    {},
    { troubled: true },
    { withdrawals: [withdrawn] },
    { transactions: [{ ...payment!, status: "paid", refunded: payment!.amount }] },
    { transactions: [{ ...payment!, status: "paid", refunded: 1 }] },
  ];
  const statuses = ["awaitingApproval", "pendingPayment", "processingPayment", "paid", "failed"] as const;
  const all = statuses.flatMap((status) =>
    fulfilments.flatMap((fulfilment) =>
      ways.flatMap((way) => marks.map((mark) => ({ status, fulfilment, ...way, ...mark }))),
    ),
  );
  const at = (nth: number) => `2026-06-${String((nth % 28) + 1).padStart(2, "0")}T09:00:00.000Z`;
  const orders = all.map((change, nth): Order => {
    const id = `S${String(nth).padStart(3, "0")}`;
    return { ...exampleOrder("it", "it"), id, createdOn: at(nth), placedOn: at(nth), ...change };
  });
  await Promise.all(orders.map((order) => keepOrder(order)));
  const views = orders.map((order) => orderView(order, now));
  const decided = new Set(["money-partly-returned", "partly-withdrawn"]);
  const inHouse = views.filter(({ fulfilment }) => ["none", "ready", "partlyShipped"].includes(fulfilment));
  const toSend = inHouse.filter(
    ({ status, fulfilment, shippable, shippingHolds, termsOfPayment }) =>
      ["pendingPayment", "processingPayment", "paid"].includes(status) &&
      (shippable || (termsOfPayment === "hundred_upon_shipment" && fulfilment === "none")) &&
      shippingHolds.every((hold) => decided.has(hold)),
  );
  expect(new Set(toSend.map(({ status }) => status))).toEqual(
    new Set(["pendingPayment", "processingPayment", "paid"] as const),
  );
  const listed = (await pages({ waiting: "shipping" }, 7)).flat().filter((id) => id.startsWith("S"));
  expect(listed.toSorted()).toEqual(toSend.map(({ id }) => id).toSorted());
  // Each of them has its next step for the office, which those without one don't.
  const goesOn = views.filter((order) =>
    ["deliver" as const, "mark-ready" as const].some((act) => officeActsOf(order, "back-office").includes(act)),
  );
  const here = goesOn.filter(({ fulfilment }) => fulfilment !== "shipped");
  expect(here.map(({ id }) => id)).toEqual(toSend.map(({ id }) => id));
  // What is troubled stands there too until it has left, unless it has ended.
  const stopped = inHouse.filter(
    ({ troubled, status, reserved }) => troubled && status !== "awaitingApproval" && (status !== "failed" || reserved),
  );
  expect(stopped.map(({ status }) => status)).toEqual(expect.arrayContaining(["paid", "pendingPayment", "failed"]));
  const troubled = (await pages({ waiting: "troubled" }, 7)).flat().filter((id) => id.startsWith("S"));
  expect(troubled.toSorted()).toEqual(stopped.map(({ id }) => id).toSorted());
  const counted = await countWaitingOrders({ id: "admin", roles: ["admin"] }, now);
  expect(counted.troubled).toEqual({ count: (await pages({ waiting: "troubled" }, 50)).flat().length, more: false });
  const { shipping, transfers } = await countWaitingOrders({ id: "admin", roles: ["admin"] }, now);
  expect(shipping).toEqual({ count: (await pages({ waiting: "shipping" }, 50)).flat().length, more: false });
  expect(transfers.count).toBeGreaterThan(0);
});

it("asks to make ready what is paid then, once all that is due before is paid, till it waits for its money", async () => {
  const [payment] = exampleOrder("it", "it").transactions;
  const instalments = (first: "paid" | "pending_payment") => [
    { ...payment!, seq: 1, status: first },
    { ...payment!, seq: 2, status: "pending_payment" as const },
  ];
  const rest = { status: "pendingPayment", termsOfPayment: "ten_upon_order_rest_on_ship" } as const;
  const some: Partial<Order>[] = [
    { id: "R1", ...rest, transactions: instalments("paid") },
    { id: "R2", ...rest, transactions: instalments("pending_payment") },
    { id: "R3", ...rest, transactions: instalments("paid"), fulfilment: "ready" },
  ];
  const placedOn = "2026-05-02T09:00:00.000Z";
  for (const one of some) await keepOrder({ ...exampleOrder("it", "it"), placedOn, ...one });
  expect((await pages({ waiting: "shipping" }, 50)).flat().filter((id) => id.startsWith("R"))).toEqual(["R1"]);
});

it("gives orders of before the place that today's rule gives them, once", async () => {
  const placedOn = "2026-05-03T09:00:00.000Z";
  const order = { ...exampleOrder("it", "it"), id: "P1", status: "paid" as const, troubled: true, placedOn };
  await keepOrder(order, { gsi3pk: "ORDERSTATUS#paid#3" });
  const listed = async () => (await pages({ waiting: "troubled" }, 50)).flat().includes("P1");
  expect(await listed()).toBe(false);
  expect(await placeEarlierOrders(now)).toBe(1);
  expect(await listed()).toBe(true);
  expect(await placeEarlierOrders(now)).toBe(0);
});

it("lists an order of the first hours of a month in Rome in that month, whatever UTC's is", async () => {
  for (const [id, at] of [
    ["E1", "2026-08-31T21:59:59.000Z"],
    ["E2", "2026-08-31T22:32:00.000Z"],
  ] as const) {
    const order = { ...exampleOrder("it", "it"), id, createdOn: at, placedOn: at };
    const placed = { ...order, lines: [...order.lines], transactions: [...order.transactions] };
    await OrderEntity.build(PutItemCommand)
      .item({ ...placed, ...indexKeysOf(placed) })
      .send();
  }
  expect(await pages({ period: "2026-08" }, 50)).toEqual([["E1"]]);
  expect(await pages({ period: "2026-09" }, 50)).toEqual([["E2"]]);
});

describe("money that a bank's reference names", () => {
  const transferred = (
    order: Pick<Order, "id" | "number" | "userId">,
    reference: string,
    more: Partial<Receipt> = {},
  ) => {
    const receipt: Receipt = {
      orderId: order.id,
      key: keyOfReference(0, reference),
      version: 1,
      userId: order.userId,
      orderNumber: order.number,
      method: "manual_wire_transfer",
      amount: 4200,
      currency: "eur",
      settled: 0,
      why: "surplus",
      reference,
      settledOn: "2026-11-20",
      receivedOn: "2026-11-20T09:00:00.000Z",
      receivedBy: "U9",
      chargedBack: 0,
      refunds: [],
      ...more,
    };
    return receipt;
  };
  const book = async (receipt: Receipt) =>
    execute(bookingOf(receipt), notedBooking(await transferOf(receipt.reference ?? ""), receipt));
  const older = { ...exampleOrder("it", "it"), id: "X1", number: "X1X1-X1X1", placedOn: "2026-03-01T09:00:00.000Z" };
  const user = (text: string, filters: Partial<OrderFilters> = {}, limit = 5) =>
    listOrders({ period: "2026-11", user: text, ...filters }, { limit }, now).then(({ items }) =>
      items.map(({ id, reference }) => `${id} ${reference}`),
    );

  beforeAll(async () => {
    const placed = { ...older, lines: [...older.lines], transactions: [...older.transactions] };
    await OrderEntity.build(PutItemCommand)
      .item({ ...placed, ...indexKeysOf(placed) })
      .send();
    const settled = transferred(older, "TRN 4711/B", { settled: 4200, why: undefined });
    for (const receipt of [transferred(older, "CRO 0007 ROSSI"), settled]) await book(receipt);
  });

  it("finds the order of any month, whether the money pays something or nothing", async () => {
    for (const text of ["CRO 0007 ROSSI", "cro-0007 rossi", "0007"])
      expect(await user(text)).toEqual(["X1 CRO 0007 ROSSI"]);
    expect(await user("trn 4711 b")).toEqual(["X1 TRN 4711/B"]);
    for (const other of ["CRO 0008 ROSSI", "CRO"]) expect(await user(other)).toEqual([]);
  });

  it("finds it under the other filters and within reach alone", async () => {
    expect(await user("0007", { status: older.status })).toHaveLength(1);
    expect(await user("0007", { status: "failed" })).toEqual([]);
    expect(await user("0007", { userId: "U2" })).toEqual([]);
    const none = await listOrders({ period: "2026-11", user: "0007" }, { limit: 5 }, now, async () => []);
    expect(none.items).toEqual([]);
  });

  it("stands once and first among others that the words name", async () => {
    await book(transferred({ ...older, id: "O05" }, `Saldo ${older.customer.name}`));
    const found = await pages({ user: older.customer.name }, 5);
    expect(found[0]?.[0]).toBe("O05");
    expect(found.flat().toSorted()).toEqual([...new Set(found.flat())].toSorted());
    expect(found.flat()).toHaveLength(24);
    expect(found.every((page) => page.length <= 5)).toBe(true);
  });
});
