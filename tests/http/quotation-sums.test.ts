import { afterAll, beforeAll, expect, it } from "vitest";
import { romeDate } from "@solvia/core/platform/time";
import type { LocalCloud } from "@solvia/local/cloud";
import { firstFound } from "../support/buy.ts";
import { Caller, startTestCloud } from "../support/cloud.ts";

let cloud: LocalCloud;
let buyer: Caller;
let admin: Caller;
let userId: string;

beforeAll(async () => {
  cloud = await startTestCloud();
  buyer = await new Caller(cloud.url).login("azienda@solvia.example");
  admin = await new Caller(cloud.url).login("admin@solvia.example");
  userId = ((await buyer.call("GET", "/user")).body as { user: { id: string } }).user.id;
});
afterAll(() => cloud.stop());

interface Amounts {
  total: number;
  productsAmount: number;
  shipmentCost: number;
}
interface View {
  id: string;
  standing: string;
  current: { hash: string; lines: { lineId: string; quantity: number }[]; amounts: Amounts };
  balance: { lineId: string; offered: number; ordered: number; left: number }[];
  acceptances: { orderId: string }[];
}
type Wish = { lineId: string; quantity: number }[];

/** Two lines of one inverter at two prices, a structure and a service, at a price for delivery that no cents divide, a fifth of it with the order. */
async function sent(): Promise<View> {
  const inverter = await firstFound(buyer, "category=inverters&available=true&sort=price");
  const structure = await firstFound(buyer, "category=structures&available=true&sort=price");
  const lines = [
    { productId: inverter.id, quantity: 3, discount: 0.033 },
    { productId: inverter.id, quantity: 2 },
    { productId: structure.id, quantity: 7, discount: 0.017 },
    { service: { category: "preparation_costs", name: "Collaudo" }, price: 7_77, quantity: 1 },
  ];
  const terms = { addressId: "pickup", shipmentCost: 10_01, termsOfPayment: "twenty_upon_order_rest_on_ship" };
  const drafted = await admin.call("POST", "/back-office/quotations", { userId, lines, ...terms });
  expect([drafted.status, drafted.body]).toMatchObject([200, { status: "draft" }]);
  const { id, revision } = drafted.body as { id: string; revision: number };
  const path = `/back-office/quotations/${id}/status`;
  expect((await admin.call("POST", path, { revision, action: "send" })).status).toBe(200);
  return read(id);
}

const read = async (id: string): Promise<View> => (await buyer.call("GET", `/quotations/${id}`)).body;

/** Accepts and orders these pieces, or all that is left: what was told before, and what the order asks. */
async function ordered({ id, current: { hash } }: View, lines?: Wish) {
  const told = await buyer.call("POST", `/quotations/${id}/acceptance-amounts`, { hash, lines });
  expect(told.status).toBe(200);
  const { dueNow, amounts } = told.body as { dueNow: number; amounts: Amounts };
  const accepted = await buyer.call("POST", `/orders/offer/${id}`, { hash, name: "Luca Serra", lines });
  expect([accepted.status, accepted.body]).toMatchObject([200, { amounts }]);
  const { id: order } = accepted.body as { id: string };
  const wish = { method: "manual_wire_transfer", expectedTotal: amounts.total, salesConditionsAccepted: true };
  const placed = await buyer.call("POST", `/orders/${order}/pay`, wish);
  expect([placed.status, placed.body]).toMatchObject([200, { amounts }]);
  const { transactions } = placed.body as { transactions: { amount: number }[] };
  return { order, amounts, dueNow, instalments: transactions.map(({ amount }) => amount) };
}

const left = ({ balance }: View): number[] => balance.map((one) => one.left);

it("deposit and balance of each part are its total to the cent, and the parts are the quotation, line by line", async () => {
  const quotation = await sent();
  const { current } = quotation;
  const [plainer, reduced, structure, service] = current.lines.map(({ lineId }) => lineId) as [
    string,
    string,
    string,
    string,
  ];
  const plans = (await buyer.call("GET", `/quotations/${quotation.id}/pay-plans`)).body as {
    items: { agreed: boolean; instalments: { amount: number }[] }[];
  };
  const agreed = plans.items.find((plan) => plan.agreed)!.instalments.map(({ amount }) => amount);
  expect(agreed).toEqual([
    Math.round(current.amounts.total / 5),
    current.amounts.total - Math.round(current.amounts.total / 5),
  ]);

  const first = await ordered(quotation, [
    { lineId: plainer, quantity: 1 },
    { lineId: reduced, quantity: 1 },
    { lineId: structure, quantity: 0 },
    { lineId: service, quantity: 0 },
  ]);
  expect(left(await read(quotation.id))).toEqual([2, 1, 7, 1]);
  const second = await ordered(quotation, [
    { lineId: plainer, quantity: 0 },
    { lineId: reduced, quantity: 1 },
    { lineId: structure, quantity: 6 },
    { lineId: service, quantity: 1 },
  ]);
  const between = await read(quotation.id);
  expect(left(between)).toEqual([2, 0, 1, 0]);
  // Of what is ordered nothing is left: one line of an article has no pieces of its other line.
  const more = await buyer.call("POST", `/orders/offer/${quotation.id}`, {
    hash: current.hash,
    name: "Luca Serra",
    lines: [{ lineId: reduced, quantity: 1 }],
  });
  expect([more.status, more.body]).toMatchObject([409, { code: "quotation-accepted" }]);
  const last = await ordered(quotation);

  const parts = [first, second, last];
  for (const { amounts, dueNow, instalments } of parts) {
    expect(instalments).toEqual([dueNow, amounts.total - dueNow]);
    expect(dueNow).toBe(Math.round(amounts.total / 5));
  }
  const together = (of: (amounts: Amounts) => number) => parts.reduce((sum, { amounts }) => sum + of(amounts), 0);
  expect(together(({ productsAmount }) => productsAmount)).toBe(current.amounts.productsAmount);
  expect(together(({ shipmentCost }) => shipmentCost)).toBe(10_01);
  // Each order rounds its own VAT: a cent for each order and rate at most.
  expect(Math.abs(together(({ total }) => total) - current.amounts.total)).toBeLessThanOrEqual(parts.length);

  const done = await read(quotation.id);
  expect(left(done)).toEqual([0, 0, 0, 0]);
  expect(done.acceptances.map(({ orderId }) => orderId).toSorted()).toEqual(parts.map(({ order }) => order).toSorted());
  const after = await buyer.call("POST", `/orders/offer/${quotation.id}`, { hash: current.hash, name: "Luca Serra" });
  expect(after.status).toBeGreaterThanOrEqual(400);
  expect(after.status).toBeLessThan(500);
});

it("is won as soon as the money of its last order has come, without waiting for the hourly look", async () => {
  const quotation = await sent();
  const { order } = await ordered(quotation);
  const standing = async () => (await read(quotation.id)).standing;
  expect(await standing()).toBe("accepted");
  const settlement = { settledOn: romeDate(new Date()), settlementRef: `CRO ${crypto.randomUUID()}` };
  const paid = await admin.call("POST", `/back-office/transactions/${order}.1/paid-by-bank-transfer`, settlement);
  expect([paid.status, paid.body]).toMatchObject([200, {}]);
  await expect.poll(standing, { timeout: 20_000 }).toBe("won");
});

it("pieces of an order that ended are left again, by their own lines, at their own price", async () => {
  const quotation = await sent();
  const [plainer, reduced] = quotation.current.lines.map(({ lineId }) => lineId) as [string, string];
  const wish = [
    { lineId: plainer, quantity: 2 },
    { lineId: reduced, quantity: 0 },
  ];
  const first = await ordered(quotation, wish);
  const offered = quotation.current.lines.map(({ quantity }) => quantity);
  expect(left(await read(quotation.id))).toEqual([offered[0]! - 2, ...offered.slice(1)]);
  const failed = await admin.call("POST", `/back-office/orders/${first.order}/failed`, {
    reason: "ordinato due volte",
  });
  expect(failed.status).toBe(200);
  expect(left(await read(quotation.id))).toEqual(offered);
  const again = await ordered(quotation, wish);
  expect(again.amounts).toEqual(first.amounts);
  expect(again.instalments).toEqual(first.instalments);
});
