import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { invoiced, issuedAt, knownPerson, mario } from "../../../../../tests/support/invoiced-order.ts";
import { payment } from "../../../../../tests/support/invoices.ts";
import { useObjectStorage } from "../../../../../tests/support/object-storage.ts";
import { storedPaidOrder } from "../../../../../tests/support/paid-order.ts";
import { requestsOf } from "../../../../../tests/support/requests.ts";
import { dateEarlierOrders } from "../../orders/days/date-earlier-orders.ts";
import { listRows } from "../../orders/finding/back-office.ts";
import { countOrdersToInvoice } from "../../orders/finding/orders-to-invoice.ts";
import { loadOrder, writeOrder, type Order } from "../../orders/index.ts";
import { issueDue } from "./issue-due.ts";
import { issueInvoice } from "./issue-invoice.ts";

useDatabase();
useObjectStorage();

const now = issuedAt;
const admin = { id: "A", roles: ["admin" as const] };

/** An order that is paid by a write, which puts it where it belongs. */
async function due(changes: Partial<Order> = {}): Promise<Order> {
  const open = { status: "pendingPayment" as const, transactions: [payment(1, 319_805)] };
  const before = await storedPaidOrder(open);
  const paid = payment(1, 319_805, { status: "paid", settledOn: "2026-11-20" });
  return writeOrder({
    before,
    after: { ...before, status: "paid", transactions: [paid], ...changes },
    by: "system",
    now,
  });
}

const waiting = async () => (await listRows(admin, { waiting: "invoice", limit: 50 }, now)).items;
const isListed = async ({ id }: Order) => (await waiting()).some((one) => one.id === id);
/** Who bought it, with the code that the exchange asks for. */
const known = ({ userId }: Order) => knownPerson(userId);

it("lists what is due a document by its last day, and no more once it is issued", async () => {
  const whole = await due();
  const deposit = await due({
    status: "pendingPayment",
    transactions: [
      payment(1, 63_961, { status: "paid", settledOn: "2026-11-03" }),
      payment(2, 255_844, { dueDate: "2026-12-20" }),
    ],
  });
  const ended = await due({ status: "failed", failedReason: "given-up" });
  expect((await waiting()).map(({ id, dueDocument }) => [id, dueDocument])).toEqual([
    [deposit.id, { type: "TD02", by: "2026-11-15" }],
    [whole.id, { type: "TD01", by: "2026-12-02" }],
  ]);
  expect(await isListed(ended)).toBe(false);
  expect(await countOrdersToInvoice(200)).toEqual({ count: 2, more: false });
  await invoiced(whole);
  expect(await isListed(whole)).toBe(false);
  expect(await isListed(deposit)).toBe(true);
  await issueInvoice(deposit.id, { type: "TD02", total: 63_961 }, mario, now);
  expect(await waiting()).toEqual([]);
});

it("asks for a page of the list whatever else there is: its shards, its orders at once, whose they are", async () => {
  await due();
  await Promise.all(Array.from({ length: 30 }, () => due({ status: "failed", failedReason: "given-up" })));
  const { requests, result } = await requestsOf(waiting);
  expect(result).toHaveLength(1);
  expect(requests).toBeLessThanOrEqual(6);
});

it("issues several, each whole or not at all, and says of each what became of it", async () => {
  const [good, nameless, other, gone] = await Promise.all([due(), due(), due(), due()]);
  await Promise.all([known(good), known(other)]);
  await invoiced(gone);
  const asked = [
    { orderId: good.id, type: "TD01" as const },
    { orderId: nameless.id, type: "TD01" as const },
    { orderId: other.id, type: "TD02" as const },
    { orderId: gone.id, type: "TD01" as const },
    { orderId: "nowhere", type: "TD01" as const },
  ];
  const [first, ...others] = await issueDue(asked, now);
  expect(others).toEqual([
    { orderId: nameless.id, problem: "document-refused", refusals: [{ code: "00417", field: "fiscalCode" }] },
    { orderId: other.id, problem: "version-conflict" },
    { orderId: gone.id, problem: "already-invoiced" },
    { orderId: "nowhere", problem: "not-found" },
  ]);
  const after = await loadOrder(good.id);
  expect(first).toEqual({ orderId: good.id, number: after.invoices?.[0]?.number });
  expect((await loadOrder(nameless.id)).invoices).toBeUndefined();
  expect(await isListed(nameless)).toBe(true);
  // Asked for again, nothing is issued twice.
  expect(await issueDue(asked.slice(0, 1), now)).toEqual([{ orderId: good.id, problem: "already-invoiced" }]);
  expect((await loadOrder(good.id)).invoices).toHaveLength(1);
});

it("finds the orders of before once", async () => {
  const before = await storedPaidOrder();
  expect(await isListed(before)).toBe(false);
  expect(await dateEarlierOrders(now)).toBeGreaterThan(0);
  expect(await isListed(before)).toBe(true);
  expect(await dateEarlierOrders(now)).toBe(0);
});
