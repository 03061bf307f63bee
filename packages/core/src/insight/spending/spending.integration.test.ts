import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { now, product, readyCart } from "../../../../../tests/support/shop.ts";
import { listOwnOrders } from "../../orders/finding/list-own-orders.ts";
import { failOrder } from "../../orders/payment/fail-order.ts";
import { markPaid } from "../../orders/payment/settle-transaction.ts";
import type { User } from "../../platform/access.ts";
import { sumOf } from "../../platform/money.ts";
import { readDashboard } from "../read-dashboard.ts";
import { countEarlierSpending, countSpending } from "./count-spending.ts";
import { readSpending } from "./read-spending.ts";

useDatabase();

const month = "2026-11";

/** So many panels at 100 €, placed and not paid. */
async function placed(pieces: number, user?: User) {
  const cart = await readyCart(await product(100), pieces, user);
  const order = await cart.place();
  return { user: cart.user, order };
}

const pay = ({ id, number }: { id: string; number: string }) =>
  markPaid(`${id}.1`, "manual_wire_transfer", { settledOn: "2026-11-20", settlementRef: number }, now);

it("counts an order once however often it is told of, and follows its money", async () => {
  const { user, order } = await placed(4);
  const { total } = order.amounts;
  await Promise.all(Array.from({ length: 6 }, () => countSpending([order.id, order.id])));
  expect((await readSpending(user, "own", now)).all).toMatchObject({ orders: 1, total, due: total });
  await pay(order);
  await Promise.all([countSpending([order.id]), countSpending([order.id])]);
  const { all, months } = await readSpending(user, "own", now);
  expect(all).toMatchObject({ orders: 1, total, due: 0 });
  expect(months).toHaveLength(12);
  expect(months.at(-1)).toMatchObject({ month, orders: 1, total });
  expect(months[0]).toEqual({ month: "2025-12", orders: 0, total: 0, due: 0, saved: 0 });
});

it("keeps the sums exact when many orders are counted at once, and takes out what failed", async () => {
  const first = await placed(2);
  const { user } = first;
  const orders = [first.order];
  for (let made = 0; made < 4; made += 1) orders.push((await placed(1 + made, user)).order);
  await Promise.all(orders.map(({ id }) => countSpending([id])));
  const total = sumOf(orders.map(({ amounts }) => amounts.total));
  expect((await readSpending(user, "own", now)).all).toMatchObject({ orders: 5, total, due: total });
  await failOrder(orders[0]!.id, "cancelled", now);
  await countSpending(orders.map(({ id }) => id));
  const rest = total - orders[0]!.amounts.total;
  expect((await readSpending(user, "own", now)).all).toMatchObject({ orders: 4, total: rest, due: rest });

  const listed = await listOwnOrders(user, { limit: 2, month }, now);
  const more = await listOwnOrders(user, { limit: 2, month, cursor: listed.cursor ?? "" }, now);
  const shown = [...listed.items, ...more.items];
  expect(shown.map(({ id }) => id).toSorted()).toEqual(
    orders
      .slice(1)
      .map(({ id }) => id)
      .toSorted(),
  );
  expect(sumOf(shown.map(({ amounts }) => amounts.total))).toBe(rest);
  expect((await listOwnOrders(user, { limit: 5, month: "2026-10" }, now)).items).toEqual([]);
});

it("tells a company's orders to its owners and viewers alone, and to whoever left it none of them", async () => {
  const companyId = "COMPANYOFSPENDING000000001";
  const { user: alone } = await placed(1);
  const buyer: User = { ...alone, companyId, memberRole: "buyer" };
  const { order } = await placed(3, buyer);
  await countSpending([order.id]);
  const sums = async (user: User, scope: "own" | "company") => {
    const { scope: told, all } = await readSpending(user, scope, now);
    return [told, all.orders];
  };
  const colleague: User = { ...alone, id: "COLLEAGUEOFSPENDING0000001", companyId, memberRole: "viewer" };
  expect(await sums(colleague, "company")).toEqual(["company", 1]);
  expect(await sums(colleague, "own")).toEqual(["own", 0]);
  expect(await sums({ ...colleague, memberRole: "buyer" }, "company")).toEqual(["own", 0]);
  expect(await sums(buyer, "company")).toEqual(["own", 1]);
  expect(await sums({ ...alone, companyId: undefined, memberRole: undefined }, "own")).toEqual(["own", 0]);
});

it("counts the orders of before once, and shows what is newest", async () => {
  const { user, order } = await placed(2);
  expect(await countEarlierSpending(now)).toBeGreaterThan(0);
  expect(await countEarlierSpending(now)).toBe(0);
  const { all, orders, quotations, milestones } = await readDashboard(user, "own", now);
  expect(all).toMatchObject({ orders: 1, total: order.amounts.total });
  expect(orders.map(({ id }) => id)).toEqual([order.id]);
  expect([quotations, milestones]).toEqual([[], []]);
});
