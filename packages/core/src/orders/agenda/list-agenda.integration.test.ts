import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { now, product, readyCart } from "../../../../../tests/support/shop.ts";
import { markPaid } from "../payment/settle-transaction.ts";
import { failOrder } from "../payment/fail-order.ts";
import { ordersAgenda } from "./list-agenda.ts";

useDatabase();

const bought = async () => (await readyCart(await product(9), 1)).place();
const mark = { settledOn: "2026-11-20", settlementRef: "CRO 1" };

it("lists day by day what orders have to do, each once, and nothing of one that has ended", async () => {
  const unpaid = await bought();
  const paid = await bought();
  await markPaid(`${paid.id}.1`, "manual_wire_transfer", mark, now);
  const ended = await bought();
  await failOrder(ended.id, "changed plans", now);
  const of = async (span: "7" | "14" | "30", kind?: "payment" | "shipment") => {
    const { items, more } = await ordersAgenda({ span, kind }, now);
    expect(more).toBe(false);
    return items.map(({ on, kind: what, orderId }) => [on, what, orderId]);
  };
  const payment = ["2026-11-27", "payment", unpaid.id];
  const expiry = ["2026-12-20", "expiry", unpaid.id];
  const month = await of("30");
  expect(month.filter(([, , id]) => id === unpaid.id)).toEqual([payment, expiry]);
  const days = month.map(([on = ""]) => on);
  expect(days).toEqual(days.toSorted((a, b) => a.localeCompare(b)));
  const leaves = month.filter(([, , id]) => id === paid.id);
  expect(leaves).toHaveLength(1);
  expect(leaves[0]?.[1]).toBe("shipment");
  expect(month.some(([, , id]) => id === ended.id)).toBe(false);
  expect((await of("7")).filter(([, , id]) => id === unpaid.id)).toEqual([payment]);
  expect(await of("30", "payment")).toEqual([payment]);
  expect(await ordersAgenda({ span: "7" }, now)).toMatchObject({ today: "2026-11-20", until: "2026-11-27" });
});
