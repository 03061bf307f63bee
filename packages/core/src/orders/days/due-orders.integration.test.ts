import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { beforeAll, expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { exampleOrder } from "../../../../../tests/support/example-order.ts";
import { requestsOf } from "../../../../../tests/support/requests.ts";
import { debitMandates } from "../debits/debit-mandates.ts";
import { listDelayed, listRows } from "../finding/back-office.ts";
import { indexKeysOf, OrderEntity } from "../order.table.ts";
import type { Order } from "../order.ts";
import { expireUnpaidOrders, remindLatePayers } from "../payment/unpaid-orders.ts";
import { loadOrder, writeOrder } from "../stored-order.ts";
import { dateEarlierOrders } from "./date-earlier-orders.ts";
import { ordersToCollect } from "./due-orders.ts";
import { dayWrites } from "./order-days.table.ts";

useDatabase();

const today = "2026-11-24";
const now = new Date(`${today}T09:00:00.000Z`);
/** Orders that wait for their payment on terms of next year: nothing is due. */
const waiting = 240;

const orderOf = (id: string, more: Partial<Order>, payment: Partial<Order["transactions"][number]> = {}): Order => {
  const order = exampleOrder("it", "it");
  const transactions = order.transactions.map((one) => ({ ...one, orderId: id, dueDate: "2027-06-30", ...payment }));
  const placedOn = "2026-11-01T09:00:00.000Z";
  return {
    ...order,
    id,
    placedOn,
    status: "pendingPayment",
    termsOfPayment: "thirty_days_later_end_of_month",
    reserved: true,
    ...more,
    transactions,
  };
};

async function keep(order: Order, dated = true): Promise<void> {
  await OrderEntity.build(PutItemCommand)
    .item({ ...order, lines: [...order.lines], transactions: [...order.transactions], ...indexKeysOf(order) })
    .send();
  const writes = dated ? dayWrites(undefined, order) : [];
  if (writes.length > 0) await execute(...writes);
}

const receipt = { method: "bank_receipt", iban: "IT40S0542811101000000123456" } as const;
const collected = async (day: string) => {
  const found: string[] = [];
  for await (const { id } of ordersToCollect(day)) found.push(id);
  return found;
};

beforeAll(async () => {
  for (let at = 0; at < waiting; at += 20) {
    await Promise.all(
      Array.from({ length: 20 }, (_, more) => keep(orderOf(`W${at + more}`, {}, at % 40 === 0 ? receipt : {}))),
    );
  }
  await keep(orderOf("LATE", {}, { dueDate: "2026-11-20" }));
  await keep(
    orderOf(
      "OLD",
      { termsOfPayment: "hundred_upon_order", placedOn: "2026-10-01T09:00:00.000Z" },
      { dueDate: "2026-10-08" },
    ),
  );
  await keep(orderOf("BANK", {}, { ...receipt, dueDate: "2026-12-04" }));
});

it("asks as little of many orders that wait as of none", async () => {
  // Four shards, and one batch of those that are due.
  const late = await requestsOf(() => listDelayed(now));
  expect(late.result.items.map(({ id }) => id)).toEqual(["OLD", "LATE"]);
  expect(late.requests).toBeLessThanOrEqual(5);
  const bank = await requestsOf(() => collected(today));
  expect(bank.result).toEqual(["BANK"]);
  expect(bank.requests).toBeLessThanOrEqual(5);
  expect((await requestsOf(() => debitMandates(now))).requests).toBeLessThanOrEqual(4);
  // With the write of the one that it is about.
  const ended = await requestsOf(() => expireUnpaidOrders(now));
  expect(ended.result).toBe(1);
  expect(ended.requests).toBeLessThanOrEqual(8);
  expect((await loadOrder("OLD")).failedReason).toBe("expired");
  const reminded = await requestsOf(() => remindLatePayers(now));
  expect(reminded.result).toBe(1);
  expect(reminded.requests).toBeLessThanOrEqual(8);
  expect((await listDelayed(now)).items.map(({ id }) => id)).toEqual(["LATE"]);
});

it("finds an order by its days from the write on that gives it them, and no more after the one that takes them", async () => {
  const before = await loadOrder("W1");
  const [payment] = before.transactions;
  const moved = (dueDate: string) => ({ ...before, transactions: [{ ...payment!, ...receipt, dueDate }] });
  const due = await writeOrder({ before, after: moved("2026-12-01"), now });
  expect(await collected(today)).toContain("W1");
  const later = await writeOrder({ before: due, after: { ...moved("2027-01-31"), version: due.version }, now });
  expect(await collected(today)).not.toContain("W1");
  expect(await collected("2027-01-21")).toContain("W1");
  const { transactions } = later;
  const paid = transactions.map((one) => ({ ...one, status: "paid" as const, settledOn: today, settlementRef: "R" }));
  await writeOrder({ before: later, after: { ...later, transactions: paid, status: "paid" }, now });
  expect(await collected("2027-12-31")).not.toContain("W1");
});

it("dates the orders of before once, and none that was written meanwhile", async () => {
  await keep(orderOf("BEFORE", {}, { dueDate: "2026-11-10" }), false);
  expect((await listDelayed(now)).items.map(({ id }) => id)).not.toContain("BEFORE");
  expect(await dateEarlierOrders(now)).toBeGreaterThan(waiting);
  expect((await listDelayed(now)).items[0]).toMatchObject({ id: "BEFORE" });
  expect(await dateEarlierOrders(now)).toBe(0);
});

it("leaves an order whose goods have left to people: it is owed, and doesn't end anew in each hour", async () => {
  const placedOn = "2026-09-01T09:00:00.000Z";
  await keep(
    orderOf(
      "GONE",
      { status: "failed", fulfilment: "delivered", placedOn },
      { ...receipt, status: "failed", failureCode: "dishonoured", dueDate: "2026-10-31" },
    ),
  );
  expect(await expireUnpaidOrders(now)).toBe(0);
  expect((await loadOrder("GONE")).failedReason).toBeUndefined();
  expect(await collected(today)).toContain("GONE");
});

it("says of each late order what its company owes beside the price, to those alone who may ask for it", async () => {
  const groups = [{ rate: 2200, taxable: 819_670, vat: 180_327 }];
  const invoices = [{ id: "I", type: "TD01", number: "1/2026", date: "2026-01-02", total: 999_997, groups }] as const;
  const late = { dueDate: "2026-02-01", amount: 1_000_000 };
  await keep(orderOf("OWES", { companyId: "C1", invoices }, late));
  const [first, ...others] = (await listDelayed(new Date("2026-03-18T09:00:00.000Z"))).items;
  expect([first?.id, first?.lateClaim]).toEqual([
    "OWES",
    { interest: 12_514, compensation: 4000, total: 16_514, isPart: false },
  ]);
  expect(others.filter(({ lateClaim }) => lateClaim)).toEqual([]);
  const rowOf = async (roles: readonly ("admin" | "customer" | "sales_agent")[]) => {
    const query = { waiting: "late", limit: 200 } as const;
    const { items } = await listRows({ id: "A", roles }, query, new Date("2026-03-18T09:00:00.000Z"));
    return items.find(({ id }) => id === "OWES");
  };
  expect((await rowOf(["admin"]))?.lateClaim?.total).toBe(16_514);
  expect(await rowOf(["sales_agent"])).toBeUndefined();
});
