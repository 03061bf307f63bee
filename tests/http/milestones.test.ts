import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { romeMonth } from "@solvia/core/platform/time";
import type { LocalCloud } from "@solvia/local/cloud";
import { buyAndPay, firstFound } from "../support/buy.ts";
import { Caller, startTestCloud } from "../support/cloud.ts";
import { aMail } from "../support/mail-links.ts";

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

const month = romeMonth(new Date());
const form = (name: string) => ({
  name,
  measure: "orders",
  count: 1,
  category: "panels",
  from: month,
  until: month,
  kind: "percent",
  percent: 500,
  days: 30,
});

interface Milestone {
  id: string;
  status: string;
  value: number;
  version: number;
  redeemUntil?: string;
  coupon?: { code: string; status: string };
}
async function make(name: string): Promise<Milestone> {
  const made = await admin.call("PUT", "/back-office/milestones", form(name));
  expect(made.status).toBe(200);
  const milestone = made.body as Milestone;
  return milestone;
}
const listed = async (caller: Caller, path: string, id: string): Promise<Milestone | undefined> =>
  ((await caller.call("GET", path)).body as { items: Milestone[] }).items.find((one) => one.id === id);
const progress = (caller: Caller, id: string) => listed(caller, "/milestones/progress", id);

it("counts a company's order from the stream, gives the reward once, and takes it back with the order", async () => {
  const { id } = await make("Primo ordine di moduli");
  expect(await progress(owner, id)).toMatchObject({ status: "in_progress", value: 0, target: 1 });
  expect((await owner.call("POST", `/milestones/${id}/redeem`)).status).toBe(409);
  const panels = await firstFound(owner, "category=panels&available=true");
  const order = await buyAndPay(owner, admin, panels, 40);
  const reached = { timeout: 90_000, interval: 100 };
  await vi.waitFor(
    async () => expect(await progress(viewer, id)).toMatchObject({ status: "reached", value: 1 }),
    reached,
  );
  // Its owners are written to, in their language; until when is in the letter.
  const letter = await aMail(
    cloud.mailboxUrl,
    "azienda@solvia.example",
    /^Traguardo raggiunto: 5\s?% di sconto per te$/,
  );
  expect(letter.html).toContain("/dashboard/milestones");
  const { redeemUntil = "" } = (await progress(viewer, id)) ?? {};
  expect(letter.text).toContain(
    new Intl.DateTimeFormat("it", { dateStyle: "long", timeZone: "UTC" }).format(new Date(redeemUntil)),
  );
  expect(await listed(admin, "/back-office/milestones", id)).toMatchObject({ reached: 1, redeemed: 0 });
  expect((await viewer.call("POST", `/milestones/${id}/redeem`)).status).toBe(403);
  expect(await progress(stranger, id)).toMatchObject({ status: "in_progress", value: 0 });
  expect((await stranger.call("POST", `/milestones/${id}/redeem`)).status).toBe(409);

  const both = await Promise.all([1, 2].map(() => owner.call("POST", `/milestones/${id}/redeem`)));
  const [code] = both.map(({ body }) => (body as { code: string }).code);
  expect(both.map(({ status, body }) => [status, body])).toEqual([1, 2].map(() => [200, { code }]));
  const mine = await owner.call("GET", "/coupons/available");
  const own = (mine.body as { items: { code: string; own: boolean }[] }).items.filter((one) => one.code === code);
  expect(own).toMatchObject([{ percent: 500, own: true }]);
  const others = (await stranger.call("GET", "/coupons/available")).body as { items: { code: string }[] };
  expect(others.items.map((one) => one.code)).not.toContain(code);

  const reason = { reason: "ordered twice", returnMoney: true };
  expect((await admin.call("POST", `/back-office/orders/${order}/failed`, reason)).status).toBe(200);
  await vi.waitFor(
    async () =>
      expect(await progress(owner, id)).toMatchObject({ status: "revoked", coupon: { code, status: "disabled" } }),
    reached,
  );
});

it("refuses what makes no milestone at its field, and terms that somebody has changed meanwhile", async () => {
  const put = (body: object) => admin.call("PUT", "/back-office/milestones", body);
  const wrong = await put({ ...form("Sbagliato"), count: undefined, until: "2020-01", percent: undefined });
  expect(wrong.status).toBe(422);
  const { errors } = wrong.body as { errors: { field: string; code: string }[] };
  expect(errors.map(({ field, code }) => `${field} ${code}`).toSorted()).toEqual([
    "count required",
    "percent required",
    "until before-start",
  ]);
  const { id, version } = await make("Da cambiare");
  const changed = { ...form("Cambiato"), id, seen: version, measure: "amount", goods: 100_000 };
  expect((await put(changed)).status).toBe(200);
  expect((await put(changed)).status).toBe(409);
  expect((await put({ ...changed, id: "01M81MC1XTZRXYGTV0ZQBDEN2P" })).status).toBe(404);
  expect((await admin.call("DELETE", `/back-office/milestones/${id}`)).status).toBe(204);
  expect((await admin.call("DELETE", `/back-office/milestones/${id}`)).status).toBe(404);
  expect(await progress(owner, id)).toBeUndefined();
  expect((await owner.call("POST", `/milestones/${id}/redeem`)).status).toBe(404);
});

it("is nobody's business who isn't logged in, nor the office's lists a customer's", async () => {
  const visitor = new Caller(cloud.url);
  expect((await visitor.call("GET", "/milestones/progress")).status).toBe(401);
  expect((await visitor.call("POST", "/milestones/M/redeem")).status).toBe(401);
  expect((await owner.call("GET", "/back-office/milestones")).status).toBe(403);
});

it("takes no field that it doesn't know, nor an amount beside a percentage, and asks about what is ruinous", async () => {
  const put = (body: object) => admin.call("PUT", "/back-office/milestones", body);
  const code = `TEST-${Date.now()}`;
  const coupon = { code, kind: "percent", percent: 1_000, from: "2026-01-01", until: "2026-12-31", maxUses: 1 };
  const make = (more: object) => admin.call("POST", "/back-office/coupons", { ...coupon, ...more });
  for (const answer of [await put({ ...form("Di troppo"), left: 99 }), await make({ left: 99 })])
    expect(answer.body).toMatchObject({ status: 422, errors: [{ field: "left", code: "unknown-field" }] });
  for (const answer of [await put({ ...form("Due premi"), amount: 100 }), await make({ amount: 100 })])
    expect(answer.body).toMatchObject({ status: 422, errors: [{ field: "amount", code: "not-both" }] });
  const all = await make({ percent: 10_000, maxUses: 100_000, until: "2099-12-31" });
  expect(all.body).toMatchObject({ status: 409, code: "confirmation-needed" });
  const far = await put({ ...form("Troppo"), percent: 10_000 });
  expect(far.body).toMatchObject({ code: "confirmation-needed", errors: [{ field: "percent", code: "reward-half" }] });
  expect((await make({})).status).toBe(200);
});

it("finds milestones by words of their names", async () => {
  const { id } = await make("Quadri di primavera");
  const found = async (text: string) => listed(admin, `/back-office/milestones?text=${text}`, id);
  expect(await found("PRIMAVERA%20quadri")).toMatchObject({ id });
  expect(await found("autunno")).toBeUndefined();
});
