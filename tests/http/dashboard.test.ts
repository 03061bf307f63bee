import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { romeMonth } from "@solvia/core/platform/time";
import type { LocalCloud } from "@solvia/local/cloud";
import { buyAndPay, firstFound } from "../support/buy.ts";
import { Caller, startTestCloud } from "../support/cloud.ts";

let cloud: LocalCloud;
let admin: Caller;
let owner: Caller;
let viewer: Caller;
let stranger: Caller;

beforeAll(async () => {
  cloud = await startTestCloud();
  const login = (name: string) => new Caller(cloud.url).login(`${name}@solvia.example`);
  [admin, owner, viewer, stranger] = await Promise.all([
    login("admin"),
    login("azienda"),
    login("contabile"),
    login("cliente"),
  ]);
});
afterAll(() => cloud.stop());

interface Figures {
  orders: number;
  total: number;
}
interface Dashboard {
  scope: string;
  months: (Figures & { month: string })[];
  all: Figures & { due: number };
  orders: { id: string }[];
}
const dashboard = async (caller: Caller, scope: string): Promise<Dashboard> => {
  const { status, body } = await caller.call("GET", `/dashboard-data?scope=${scope}`);
  expect(status).toBe(200);
  return body;
};

const month = romeMonth(new Date());

it("tells from the stream what was ordered, to those who may know it, and lists the orders that add up to it", async () => {
  const before = await dashboard(viewer, "company");
  const strangers = await dashboard(stranger, "company");
  const panels = await firstFound(owner, "category=panels&available=true");
  const order = await buyAndPay(owner, admin, panels, 40);
  await vi.waitFor(async () => expect((await dashboard(viewer, "company")).all.orders).toBe(before.all.orders + 1), {
    timeout: 30_000,
    interval: 300,
  });
  const { scope, months, orders } = await dashboard(viewer, "company");
  expect(scope).toBe("company");
  expect(orders[0]).toMatchObject({ id: order });
  const { body } = await viewer.call("GET", `/orders?scope=company&month=${month}&limit=200`);
  const { items } = body as { items: { total: number }[] };
  expect(months.at(-1)).toMatchObject({
    month,
    orders: items.length,
    total: items.reduce((sum, { total }) => sum + total, 0),
  });
  expect(await dashboard(stranger, "company")).toEqual({ ...strangers, scope: "own" });
});

it("is a customer's, and refuses a month that is none", async () => {
  expect((await new Caller(cloud.url).call("GET", "/dashboard-data")).status).toBe(401);
  expect((await owner.call("GET", "/orders?month=2026-13")).status).toBe(422);
  expect((await owner.call("GET", "/dashboard-data?scope=all")).status).toBe(422);
});
