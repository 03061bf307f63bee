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

interface Kpi {
  figures: { mark: string; count: number; amount: number; previous: { count: number } }[];
  parts: { part: string; figures: { mark: string; count: number }[] }[];
}
interface Page {
  items: { of: string; number?: string; count: number; amount?: number }[];
  cursor: string | null;
}

it("tells the office how sales go, from the stream, and lists what each figure adds up", async () => {
  const kpi = async (query = ""): Promise<Kpi> => (await admin.call("GET", `/back-office/kpi${query}`)).body;
  const told = ({ figures }: Kpi, mark: string) => figures.find((one) => one.mark === mark);
  const before = await kpi();
  const panels = await firstFound(owner, "category=panels&available=true");
  const order = await buyAndPay(owner, admin, panels, 3);
  await vi.waitFor(async () => expect(told(await kpi(), "paid")?.count).toBe((told(before, "paid")?.count ?? 0) + 1), {
    timeout: 30_000,
    interval: 300,
  });
  const now = await kpi();
  for (const mark of ["placed", "paid", "customer"]) {
    const { count, amount } = told(now, mark)!;
    const page: Page = (await admin.call("GET", `/back-office/kpi/records?period=${month}&mark=${mark}&limit=200`))
      .body;
    expect(page.items.reduce((sum, one) => sum + one.count, 0)).toBe(count);
    if (mark !== "customer") expect(page.items.reduce((sum, one) => sum + (one.amount ?? 0), 0)).toBe(amount);
  }
  const sales = (await admin.call("GET", "/back-office/sales-kpi")).body as Kpi & {
    by: { mark: string; dimension: string; rows: { value: string; count: number; amount: number }[] }[];
    products: { byAmount: { productId: string; name: string; count: number }[] };
  };
  expect(sales.products.byAmount).toContainEqual(expect.objectContaining({ productId: panels.id }));
  const countries = sales.by.find(({ mark, dimension }) => mark === "paid" && dimension === "country")!;
  const [first] = countries.rows;
  const query = `period=${month}&mark=paid&dimension=country&value=${first!.value}&limit=200`;
  const part: Page = (await admin.call("GET", `/back-office/kpi/records?${query}`)).body;
  expect(part.items.reduce((sum, { amount = 0 }) => sum + amount, 0)).toBe(first!.amount);
  expect(part.items.map(({ of }) => of)).toContain(order);
  const year = await kpi(`?period=${month.slice(0, 4)}`);
  expect(year.parts).toHaveLength(12);
  expect((await admin.call("GET", "/back-office/kpi-tech?period=2026-W47")).status).toBe(200);
  for (const wrong of ["2026-13", "2026-W54", "x"])
    expect((await admin.call("GET", `/back-office/kpi?period=${wrong}`)).status).toBe(422);
  expect((await admin.call("GET", "/back-office/kpi/records?cursor=abc")).status).toBe(400);
  expect((await owner.call("GET", "/back-office/kpi")).status).toBe(403);
});
