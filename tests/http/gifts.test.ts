import { afterAll, beforeAll, expect, it } from "vitest";
import { romeDate } from "@solvia/core/platform/time";
import type { LocalCloud } from "@solvia/local/cloud";
import { placeOrder, type Found } from "../support/buy.ts";
import { type Caller, startTestCloud } from "../support/cloud.ts";
import { twoAdministrators } from "../support/two-administrators.ts";

const reason = "Campione per la fiera";
let cloud: LocalCloud;
let first: Caller;
let second: Caller;
let agent: Caller;
let buyer: Caller;
let panel: Found;

beforeAll(async () => {
  cloud = await startTestCloud();
  ({ first, second, agent, buyer, panel } = await twoAdministrators(cloud.url));
});
afterAll(() => cloud.stop());

interface Answer {
  transactions: { id: string; method: string; amount: number }[];
  gifts: { decided: boolean; amount: number; proposedOn: string; proposedByName: string; confirmedByName?: string }[];
}
const put = (caller: Caller, id: string, body: object) =>
  caller.call("PUT", `/back-office/transactions/${id}.1/method`, { method: "gift", ...body });

it("a dear order is given away by two administrators, with a reason that no customer reads", async () => {
  const id = await placeOrder(buyer, panel, 20, "manual_wire_transfer");
  for (const other of [agent, buyer]) expect((await put(other, id, { reason })).status).toBe(403);
  expect((await put(first, id, {})).body).toMatchObject({ status: 422, errors: [{ field: "reason" }] });
  const proposal = (await put(first, id, { reason })).body as Answer;
  expect(proposal).toMatchObject({
    transactions: [{ method: "manual_wire_transfer" }],
    gifts: [{ decided: false, proposedByName: "Irene Leone" }],
  });
  const [{ proposedOn, amount } = { proposedOn: "", amount: 0 }] = proposal.gifts;
  expect(amount).toBeGreaterThan(50_000);
  const confirms = { proposedOn, amount };
  expect((await put(first, id, { confirms })).body).toMatchObject({ status: 403, code: "own-proposal" });
  expect((await put(second, id, { confirms })).body).toMatchObject({
    transactions: [{ method: "gift" }],
    gifts: [{ decided: true, proposedByName: "Irene Leone", confirmedByName: "Anna Seconda" }],
  });
  const misnamed = await put(first, id, { proposedOn, reason });
  expect(misnamed.status).toBe(422);
  const own = await buyer.call("GET", `/orders/${id}`);
  expect(own).toMatchObject({ status: 200, body: { status: "paid" } });
  expect((own.body as { acts: string[] }).acts).not.toContain("pay");
  expect((await buyer.call("GET", `/transactions/${id}.1/ways-to-pay`)).body).toEqual({ items: [] });
  for (const way of ["pay-offline", "create-payment-intent-with-payment-method/card"])
    expect((await buyer.call("POST", `/transactions/${id}.1/${way}`)).status).toBe(409);
  expect((await first.call("GET", `/back-office/orders/${id}`)).body).toMatchObject({ gifts: [{ decided: true }] });
  expect(JSON.stringify(own.body)).not.toContain(reason);
});

it("is refused by the other, after which its customer may pay as before", async () => {
  const id = await placeOrder(buyer, panel, 20, "manual_wire_transfer");
  const { gifts } = (await put(first, id, { reason })).body as Answer;
  const refuses = gifts[0]?.proposedOn;
  expect((await put(second, id, { refuses })).body).toMatchObject({
    gifts: [],
    transactions: [{ method: "manual_wire_transfer" }],
  });
  expect((await put(second, id, { confirms: { proposedOn: refuses, amount: 1 } })).body).toMatchObject({ status: 409 });
});

it("a payment above 10,000 € that one administrator marks by hand is booked once another has confirmed it", async () => {
  const id = await placeOrder(buyer, panel, 160, "manual_wire_transfer");
  const { amounts } = (await buyer.call("GET", `/orders/${id}`)).body as { amounts: { total: number } };
  expect(amounts.total).toBeGreaterThan(1_000_000);
  const address = `/back-office/transactions/${id}.1`;
  const booked = { settledOn: romeDate(new Date()), settlementRef: `CRO ${crypto.randomUUID()}` };
  const marked = (await first.call("POST", `${address}/paid-by-bank-transfer`, booked)).body as {
    marks: { proposedOn: string }[];
  };
  expect(marked).toMatchObject({
    status: "pendingPayment",
    receipts: [],
    marks: [{ proposedByName: "Irene Leone", settlementRef: booked.settlementRef }],
  });
  const proposedOn = marked.marks[0]?.proposedOn;
  const decide = (caller: Caller, act: string) => caller.call("POST", `${address}/paid-decision`, { act, proposedOn });
  for (const other of [agent, buyer]) expect((await decide(other, "confirm")).status).toBe(403);
  expect((await decide(first, "confirm")).body).toMatchObject({ status: 403, code: "own-proposal" });
  expect((await decide(second, "confirm")).body).toMatchObject({
    status: "paid",
    marks: [],
    receipts: [{ reference: booked.settlementRef }],
  });
  const own = await buyer.call("GET", `/orders/${id}`);
  expect(JSON.stringify(own.body)).not.toMatch(/mark(Proposal|Decision)|proposedBy/);
});
