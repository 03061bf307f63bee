import { afterAll, beforeAll, expect, it } from "vitest";
import { confirmPaid } from "@solvia/core/collections/confirm-paid";
import { slipLineMachine } from "@solvia/core/collections/collection-machines";
import { claimMachine } from "@solvia/core/insurances/claim-machine";
import { entryMachine } from "@solvia/core/payments/statement/entry-machine";
import { romeDate } from "@solvia/core/platform/time";
import type { LocalCloud } from "@solvia/local/cloud";
import { camtFile } from "../support/bank-files.ts";
import { firstFound, placeOrder } from "../support/buy.ts";
import { Caller, startTestCloud } from "../support/cloud.ts";
import { refusesTheRest } from "../support/forbidden.ts";
import { owedAgo } from "../support/order-as-if.ts";
import { dueByReceipt, mayOwe } from "../support/receipts.ts";

const today = romeDate(new Date());
let cloud: LocalCloud;
let admin: Caller;
let buyer: Caller;

beforeAll(async () => {
  cloud = await startTestCloud();
  admin = await new Caller(cloud.url).login("admin@solvia.example");
  buyer = await new Caller(cloud.url).login("azienda@solvia.example");
  await mayOwe(admin, buyer);
});
afterAll(() => cloud.stop());

const done = ({ status, body }: { status: number; body: unknown }): never => {
  expect(status, JSON.stringify(body)).toBe(200);
  return body as never;
};

/** Strikes out the money that was booked for an order; where none was, there is nothing to strike out. */
async function struckOut(order: string) {
  const { receipts } = done(await admin.call("GET", `/back-office/orders/${order}`)) as { receipts: { id: string }[] };
  const id = receipts[0]?.id ?? `${order}.none`;
  return admin.call("POST", `/back-office/receipts/${id}/reverse`, { reason: "Sbagliato" });
}
const nothingBooked = { "strike-out": [404, "not-found"] } as const;

/** A slip of one bank receipt, and each act with its line. */
async function slip() {
  const { payment, order } = await dueByReceipt(admin, buyer);
  const wish = { kind: "riba", transactions: [payment] };
  const { id } = done(await admin.call("POST", "/back-office/collections", wish)) as { id: string };
  const path = `/back-office/collections/${id}`;
  const acts = {
    "confirm-paid": () => admin.call("POST", `${path}/paid`),
    "come-back": () =>
      admin.call("POST", `${path}/unpaid`, { transaction: payment, on: today, fee: 550, reason: "Insoluto" }),
    recall: () => admin.call("POST", `${path}/recalled`, { transaction: payment, reason: "Paga altrimenti" }),
    "strike-out": () => struckOut(order),
  };
  const read = async () => {
    const whole = done(await admin.call("GET", path)) as { lines: { outcome?: string }[] };
    const { transactions } = done(await admin.call("GET", `/back-office/orders/${order}`)) as { transactions: unknown };
    return { state: whole.lines[0]?.outcome ?? "asked", whole: { whole, transactions } };
  };
  const refuses = (state: string, again: readonly string[]) =>
    refusesTheRest({ machine: slipLineMachine, acts, again, otherwise: nothingBooked, read }, state);
  return { id, acts, read, refuses };
}

it("a slip's line: asked for, recalled, unpaid, paid", async () => {
  const recalled = await slip();
  // The bank's days haven't passed.
  expect((await recalled.acts["confirm-paid"]()).body).toMatchObject({ code: "invalid-transition" });
  done(await recalled.acts.recall());
  await recalled.refuses("recalled", ["recall"]);
  const unpaid = await slip();
  done(await unpaid.acts["come-back"]());
  await unpaid.refuses("unpaid", ["come-back"]);
  const paid = await slip();
  await confirmPaid(paid.id, new Date(Date.now() + 60 * 24 * 3600 * 1000));
  await paid.refuses("paid", ["confirm-paid"]);
  done(await paid.acts["strike-out"]());
  expect((await paid.read()).state).toBe("asked");
});

it("a claim at the insurer: declared, refused, accepted, withdrawn", async () => {
  const { user } = done(await buyer.call("GET", "/user")) as { user: { id: string } };
  const asked = { userId: user.id, amount: 90_000_000, on: today };
  const { id } = done(await admin.call("POST", "/back-office/insurances", asked)) as { id: string };
  const path = `/back-office/insurances/${id}`;
  const cover = { amount: 90_000_000, percent: 9000, from: today, reference: "FIDO-1" };
  done(await admin.call("POST", `${path}/covers`, cover));
  const { order } = await dueByReceipt(admin, buyer);
  await owedAgo(order, 20);
  let told = 0;
  const answer = (state: string, more: object) => () => {
    told += 1;
    // Each time in other words: the same again is a second click.
    return admin.call("POST", `${path}/claims/${order}`, { state, on: today, reason: `Lettera ${told}`, ...more });
  };
  const acts = {
    declare: () => admin.call("POST", `${path}/claims`, { orderId: order, on: today, reference: "SIN-1" }),
    accept: answer("accepted", { indemnity: 100 }),
    refuse: answer("refused", {}),
    withdraw: answer("withdrawn", {}),
  };
  const read = async () => {
    const { claims } = done(await admin.call("GET", path)) as { claims: { state: string }[] };
    return { state: claims[0]?.state ?? "", whole: claims };
  };
  const refuses = (state: string) => refusesTheRest({ machine: claimMachine, acts, again: ["declare"], read }, state);
  done(await acts.declare());
  await refuses("declared");
  done(await acts.refuse());
  await refuses("refused");
  done(await acts.accept());
  await refuses("accepted");
  done(await acts.withdraw());
  await refuses("withdrawn");
  done(await acts.declare());
  expect((await read()).state).toBe("declared");
});

it("a bank's entry: open, set aside, booked", async () => {
  const order = await placeOrder(
    buyer,
    await firstFound(buyer, "category=panels&available=true"),
    1,
    "manual_wire_transfer",
  );
  const { number, amounts } = done(await buyer.call("GET", `/orders/${order}`)) as {
    number: string;
    amounts: { total: number };
  };
  const cents = amounts.total;
  const file = camtFile([{ day: today, cents, reference: "WALK1", text: number }]);
  done(await admin.call("POST", "/back-office/bank-statements", { name: "s.xml", content: btoa(file) }));
  const inState = async (state: string) => {
    const { items } = done(await admin.call("GET", `/back-office/bank-entries?state=${state}&text=walk1`)) as {
      items: { id: string }[];
    };
    return items[0];
  };
  const id = (await inState("open"))?.id ?? "";
  const read = async () => {
    for (const state of entryMachine.states) {
      const whole = await inState(state);
      if (whole) return { state, whole };
    }
    throw new Error("the entry is gone");
  };
  const acts = {
    // Several are booked together: each is answered by itself.
    book: async () => {
      const matches = [{ id, orders: [{ number, amount: cents - 1 }] }];
      const { refused } = done(await admin.call("POST", "/back-office/bank-entries/confirm", { matches })) as {
        refused: { code: string }[];
      };
      return refused[0] ? { status: 409, body: refused[0] } : { status: 200, body: {} };
    },
    "set-aside": () =>
      admin.call("POST", `/back-office/bank-entries/${id}/aside`, { reason: `Altro ${crypto.randomUUID()}` }),
    "take-up": () => admin.call("POST", `/back-office/bank-entries/${id}/open`),
    "strike-out": () => struckOut(order),
  };
  const refuses = (state: string, again: readonly string[] = []) =>
    refusesTheRest({ machine: entryMachine, acts, again, otherwise: nothingBooked, read }, state);
  await refuses("open", ["take-up"]);
  done(await acts["set-aside"]());
  await refuses("aside");
  done(await acts["take-up"]());
  const matches = [{ id, orders: [{ number, amount: cents }] }];
  expect((await admin.call("POST", "/back-office/bank-entries/confirm", { matches })).body).toMatchObject({
    booked: 1,
  });
  await refuses("booked");
  done(await acts["strike-out"]());
  expect((await read()).state).toBe("open");
});
