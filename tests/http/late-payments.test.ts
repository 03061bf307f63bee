import { afterAll, beforeAll, expect, it } from "vitest";
import { daysBetween, romeDate } from "@solvia/core/platform/time";
import type { LocalCloud } from "@solvia/local/cloud";
import { firstFound, placeOrder } from "../support/buy.ts";
import { Caller, startTestCloud } from "../support/cloud.ts";
import { dueAgo, owedAgo } from "../support/order-as-if.ts";
import { dueByReceipt, mayOwe } from "../support/receipts.ts";
import { mark } from "../support/transfer.ts";

let cloud: LocalCloud;
let admin: Caller;
let agent: Caller;
let buyer: Caller;
let person: Caller;

beforeAll(async () => {
  cloud = await startTestCloud();
  const login = (name: string) => new Caller(cloud.url).login(`${name}@solvia.example`);
  [admin, agent, buyer, person] = (await Promise.all(["admin", "agente", "azienda", "cliente"].map(login))) as [
    Caller,
    Caller,
    Caller,
    Caller,
  ];
  await mayOwe(admin, buyer);
});
afterAll(() => cloud.stop());

const today = romeDate(new Date());
/** A Wednesday of the first half of 2026, whose reference rate the table knows: 48 of its days come after. */
const dueOn = "2026-05-13";
/** 2.15 % and eight points more, basis points (art. 2 D.Lgs. 231/2002). */
const rate = 1015;

interface Row {
  id: string;
  lateDays: number;
  lateClaim?: { interest: number; compensation: number; total: number; isPart: boolean };
}
interface Claim {
  interest: number;
  compensation: number;
  total: number;
  unknown: string[];
  payments: {
    amount: number;
    days: number;
    dueOn: string;
    paidOn?: string;
    parts: { half: string; days: number; rate?: number; interest?: number }[];
  }[];
}

const delayed = async (): Promise<Row[]> =>
  ((await admin.call("GET", "/back-office/delayed-payments")).body as { items: Row[] }).items;
const rowOf = async (id: string): Promise<Row | undefined> => (await delayed()).find((one) => one.id === id);
const waitingLate = async (caller: Caller, id: string): Promise<Row | undefined> =>
  ((await caller.call("GET", "/back-office/orders?waiting=late&limit=200")).body as { items: Row[] }).items.find(
    (one) => one.id === id,
  );
const claimOf = async (id: string, query = ""): Promise<Claim> => {
  const { status, body } = await admin.call("GET", `/back-office/orders/${id}/late-claim${query}`);
  expect(status).toBe(200);
  return body;
};

it("says of each late order of a company the interest and the flat sum, in every list the same, and of an administrator's alone", async () => {
  const { user } = (await buyer.call("GET", "/user")).body as { user: { id: string } };
  const { user: seller } = (await agent.call("GET", "/user")).body as { user: { id: string } };
  const owner = await admin.call("POST", `/back-office/users/${user.id}/owner`, { ownerId: seller.id });
  expect(owner.status).toBeLessThan(300);
  const { order, payment } = await dueByReceipt(admin, buyer);
  expect(await rowOf(order)).toBeUndefined();
  await owedAgo(order, daysBetween(dueOn, today));

  const claim = await claimOf(order);
  const [late] = claim.payments;
  expect(claim.payments).toHaveLength(1);
  expect(late).toMatchObject({ dueOn, days: daysBetween(dueOn, today) });
  // 14 May to 30 June, of the whole gross amount, on a year of 365 days.
  expect(late!.parts[0]).toEqual({
    half: "2026-1",
    days: 48,
    rate,
    interest: Math.round((late!.amount * rate * 48) / 3_650_000),
  });
  expect(claim.interest).toBe(late!.parts.reduce((sum, { interest = 0 }) => sum + interest, 0));
  expect([claim.compensation, claim.total]).toEqual([4000, claim.interest + 4000]);

  const { interest, compensation, total, unknown } = claim;
  const told = { interest, compensation, total, isPart: unknown.length > 0 };
  const rows = [await rowOf(order), await waitingLate(admin, order)];
  expect(rows.map((row) => row?.lateClaim)).toEqual([told, told]);
  expect(rows.map((row) => row?.lateDays)).toEqual([late!.days, late!.days]);
  const sellers = await waitingLate(agent, order);
  expect(sellers?.lateDays).toBe(late!.days);
  expect(sellers).not.toHaveProperty("lateClaim");
  expect((await agent.call("GET", "/back-office/delayed-payments")).status).toBe(403);

  // Once it is paid it is late no more; what its delay has cost stays to be read, to the day on which the money came.
  const paid = await admin.call("POST", `/back-office/transactions/${payment}/paid-by-bank-transfer`, {
    ...mark,
    settledOn: today,
  });
  expect([paid.status, paid.body]).toMatchObject([200, {}]);
  expect(await rowOf(order)).toBeUndefined();
  expect(await claimOf(order)).toMatchObject({ total, payments: [{ paidOn: today }] });
});

it("keeps apart what no rate is known of, and asks nothing of a private person", async () => {
  const { order } = await dueByReceipt(admin, buyer);
  await owedAgo(order, 20);
  const row = await rowOf(order);
  const claim = await claimOf(order);
  expect(row?.lateClaim?.isPart).toBe(claim.unknown.length > 0);
  expect(row?.lateClaim).toMatchObject({ compensation: 4000, total: claim.total });
  // With the rate that the Ministry has published nothing is missing.
  const whole = await claimOf(order, "?referenceRate=200");
  expect(whole.unknown).toEqual([]);
  expect(whole.interest).toBeGreaterThan(0);

  const theirs = await placeOrder(
    person,
    await firstFound(person, "category=panels&available=true"),
    1,
    "manual_wire_transfer",
  );
  await dueAgo(theirs, 20);
  const privateOne = await rowOf(theirs);
  expect(privateOne?.lateDays).toBeGreaterThan(0);
  expect(privateOne).not.toHaveProperty("lateClaim");
  expect(await claimOf(theirs)).toMatchObject({ none: "private-person", total: 0 });
});
