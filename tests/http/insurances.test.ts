import { afterAll, beforeAll, expect, it } from "vitest";
import type { LocalCloud } from "@solvia/local/cloud";
import { romeDate } from "@solvia/core/platform/time";
import { Caller, startTestCloud } from "../support/cloud.ts";
import { owedAgo } from "../support/order-as-if.ts";
import { dueByReceipt, mayOwe } from "../support/receipts.ts";

let cloud: LocalCloud;
let admin: Caller;
let buyer: Caller;
let userId: string;

beforeAll(async () => {
  cloud = await startTestCloud();
  admin = await new Caller(cloud.url).login("admin@solvia.example");
  buyer = await new Caller(cloud.url).login("azienda@solvia.example");
  await mayOwe(admin, buyer);
  userId = ((await buyer.call("GET", "/user")).body as { user: { id: string } }).user.id;
});
afterAll(() => cloud.stop());

const on = romeDate(new Date());
const cover = { amount: 90_000_000, percent: 9000, from: on, reference: "FIDO-1" };

interface View {
  id: string;
  orders: { id: string; amount: number; expected: number; declareBy?: string }[];
}

it("goes from the request to the insurer's answer on a claim, and ends the company's credit", async () => {
  const asked = await admin.call("POST", "/back-office/insurances", { userId, amount: 90_000_000, on });
  expect(asked.body).toMatchObject({ state: "requested", asked: 90_000_000, covers: [], claims: [] });
  const { id } = asked.body as View;
  const address = `/back-office/insurances/${id}`;
  expect((await admin.call("POST", `${address}/covers`, { ...cover, amount: 0 })).body).toMatchObject({
    errors: [{ field: "reason", code: "required" }],
  });
  expect((await admin.call("POST", `${address}/covers`, cover)).body).toMatchObject({
    state: "covered",
    percent: 9000,
  });
  const { order } = await dueByReceipt(admin, buyer);
  const claim = { orderId: order, on, reference: "SIN-1" };
  expect((await admin.call("POST", `${address}/claims`, claim)).body).toMatchObject({ code: "invalid-transition" });
  await owedAgo(order, 20);
  const view = (await admin.call("GET", address)).body as View;
  const late = view.orders.find((one) => one.id === order);
  expect(late).toMatchObject({ declareBy: expect.any(String) });
  const list = await admin.call("GET", "/back-office/insurances?toDeclare=true&state=covered");
  expect(list.body).toMatchObject({ items: [{ id, state: "covered", declareBy: late?.declareBy }] });
  for (let time = 0; time < 2; time += 1) {
    expect((await admin.call("POST", `${address}/claims`, claim)).body).toMatchObject({
      openClaims: 1,
      claims: [{ orderId: order, state: "declared", amount: late?.amount, expected: late?.expected }],
    });
  }
  const credit = (await admin.call("GET", `/back-office/companies/${id}/credit`)).body;
  expect(credit).not.toHaveProperty("limit");
  const answer = { state: "accepted", on, indemnity: late?.expected };
  expect((await admin.call("POST", `${address}/claims/${order}`, answer)).body).toMatchObject({
    claims: [{ state: "accepted", indemnity: late?.expected, fromInsurer: 0, unpaid: late?.amount }],
  });
  const withdrawn = { state: "withdrawn", on, reason: "Ha pagato" };
  expect((await admin.call("POST", `${address}/claims/${order}`, withdrawn)).body).toMatchObject({ openClaims: 0 });
  expect((await admin.call("POST", `${address}/claims/${order}`, answer)).body).toMatchObject({
    status: 409,
    code: "invalid-transition",
  });
});

it("is the office's alone, for companies alone", async () => {
  const somebody = await new Caller(cloud.url).login("cliente@solvia.example");
  const { user } = (await somebody.call("GET", "/user")).body as { user: { id: string } };
  const wish = { userId: user.id, amount: 1, on };
  expect((await admin.call("POST", "/back-office/insurances", wish)).body).toMatchObject({ code: "not-eligible" });
  const nobody = "01J0000000000000000000000A";
  expect((await admin.call("GET", `/back-office/insurances/${nobody}`)).status).toBe(404);
  for (const [method, path] of [
    ["GET", "/back-office/insurances"],
    ["POST", "/back-office/insurances"],
    ["GET", `/back-office/insurances/${nobody}`],
    ["POST", `/back-office/insurances/${nobody}/covers`],
    ["POST", `/back-office/insurances/${nobody}/claims`],
    ["POST", `/back-office/insurances/${nobody}/claims/${nobody}`],
  ] as const) {
    expect((await buyer.call(method, path, method === "POST" ? wish : undefined)).status, path).toBe(403);
  }
});
