import { expect, it } from "vitest";
import { useDatabase } from "../../../../tests/support/database.ts";
import { buyer, now, product, readyCart } from "../../../../tests/support/shop.ts";
import { failOrder } from "../orders/payment/fail-order.ts";
import { markPaid } from "../orders/payment/settle-transaction.ts";
import { countFigures } from "./keep/count-figures.ts";
import { countEarlierFigures, recountFigures } from "./keep/count-earlier.ts";
import { listFigureRecords } from "./read/list-records.ts";
import { figuresOf } from "./read/read-figures.ts";
import { rankingOf } from "./read/read-report.ts";

useDatabase();

const month = "2026-11";

const sums = async (mark: string, dimension = "", value = "") => {
  const { sums: all } = await figuresOf(month);
  const found = all.find((one) => one.mark === mark && one.dimension === dimension && one.value === value);
  return { count: found?.count ?? 0, amount: found?.amount ?? 0 };
};
const net = ({ amounts }: { amounts: { total: number; vatAmount: number } }) => amounts.total - amounts.vatAmount;
const subject = ({ id }: { id: string }) => ({ kind: "order" as const, id });

it("counts orders once, however often, late and beside whom they are told of, and follows their money and their end", async () => {
  const before = await sums("placed");
  const productId = await product(100);
  const user = buyer();
  const orders = [];
  for (let pieces = 1; pieces <= 5; pieces += 1) orders.push(await (await readyCart(productId, pieces, user)).place());
  await Promise.all([...orders, ...orders].map((order) => countFigures([subject(order), subject(order)])));
  const all = orders.reduce((sum, order) => sum + net(order), 0);
  expect(await sums("placed")).toEqual({ count: before.count + 5, amount: before.amount + all });
  expect(await sums("placed", "country", "IT")).toEqual(await sums("placed"));
  const [first, second] = orders;
  await markPaid(`${first!.id}.1`, "manual_wire_transfer", { settledOn: "2026-11-18", settlementRef: "A" }, now);
  await failOrder(second!.id, "cancelled", now);
  await Promise.all([countFigures(orders.map(subject)), countFigures(orders.map(subject))]);
  expect(await sums("paid")).toEqual({ count: 1, amount: net(first!) });
  expect(await sums("cancelled")).toEqual({ count: 1, amount: net(second!) });
  expect((await figuresOf("2026-11-18")).sums.find(({ mark }) => mark === "paid")?.count).toBe(1);
  expect((await figuresOf("2026-11-20")).sums.find(({ mark }) => mark === "paid")).toBeUndefined();

  const rows = [];
  let cursor: string | undefined;
  do {
    const page = await listFigureRecords(
      { period: month, mark: "placed", dimension: "country", value: "IT" },
      { limit: 2, cursor },
      now,
    );
    rows.push(...page.items);
    cursor = page.cursor ?? undefined;
  } while (cursor);
  expect({ count: rows.length, amount: rows.reduce((sum, { amount }) => sum + (amount ?? 0), 0) }).toEqual(
    await sums("placed"),
  );
  expect(rows.map(({ of }) => of)).toEqual(expect.arrayContaining(orders.map(({ id }) => id)));
});

it("opens the orders that a product's place in the rankings adds up", async () => {
  const productId = await product(100);
  const user = buyer();
  for (const pieces of [2, 3]) {
    const order = await (await readyCart(productId, pieces, user)).place();
    await markPaid(`${order.id}.1`, "manual_wire_transfer", { settledOn: "2026-11-19", settlementRef: order.id }, now);
    await countFigures([subject(order)]);
  }
  const place = (await rankingOf(month))?.byAmount.find((one) => one.productId === productId);
  const filters = { period: month, dimension: "product", value: productId } as const;
  const { items } = await listFigureRecords({ ...filters, mark: "paid" }, { limit: 50 }, now);
  expect(items).toHaveLength(2);
  expect(items.reduce((sum, { count }) => sum + count, 0)).toBe(5);
  expect(items.reduce((sum, { amount }) => sum + (amount ?? 0), 0)).toBe(place?.amount);
  expect((await listFigureRecords({ ...filters, mark: "placed" }, { limit: 50 }, now)).items).toEqual([]);
});

it("counts what was there before once, and again without moving anything", async () => {
  const { place } = await readyCart(await product(10), 1);
  await place();
  expect(await countEarlierFigures(now)).toBeGreaterThan(0);
  expect(await countEarlierFigures(now)).toBe(0);
  const before = await figuresOf("2026");
  await recountFigures(now);
  expect(await figuresOf("2026")).toEqual(before);
});
