import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { romeDate } from "@solvia/core/platform/time";
import type { LocalCloud } from "@solvia/local/cloud";
import { buyAndPay, placeOrder, type Found } from "../support/buy.ts";
import { Caller, mails, startTestCloud } from "../support/cloud.ts";
import { fetchNotices } from "../support/exchange.ts";
import { twoAdministrators } from "../support/two-administrators.ts";

const wait = { timeout: 90_000, interval: 200 };
const reason = "Esportatore abituale";
const protocol = "26112309123456789-000001";
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
  amounts: { total: number; vatAmount: number; groups: { rate: number; taxable: number; vat: number }[] };
  transactions: { amount: number; status: string }[];
  vatChange: {
    options: { rule: string; total: number; asked: number }[];
    proposal?: { rule: string; proposedByName: string; proposedOn: string; total?: number; asked?: number };
    decision?: { rule: string; proposedByName: string; confirmedByName: string };
  };
}
const pathOf = (id: string) => `/back-office/orders/${id}/vat-amount`;
const read = async (id: string): Promise<Answer> => (await first.call("GET", `/back-office/orders/${id}`)).body;
const put = (caller: Caller, id: string, body: object) => caller.call("PUT", pathOf(id), body);
const netOf = ({ amounts }: Answer) => amounts.total - amounts.vatAmount;

/** An unpaid order with a proposal of the first administrator: what confirming or refusing names. */
async function proposed() {
  const id = await placeOrder(buyer, panel, 3, "manual_wire_transfer");
  const before = await read(id);
  const total = netOf(before);
  expect(before.vatChange).toEqual({ options: [{ rule: "declaration-of-intent", total, asked: total }] });
  const { status, body } = await put(first, id, {
    act: "propose",
    rule: "declaration-of-intent",
    reason,
    protocol,
    total,
  });
  const { vatChange, amounts } = body as Answer;
  expect([status, amounts]).toEqual([200, before.amounts]);
  const proposedOn = vatChange.proposal?.proposedOn ?? "";
  return { id, before, total, confirm: { act: "confirm", proposedOn, total }, refuse: { act: "refuse", proposedOn } };
}

it("is open to administrators alone, and refused in words where it isn't right", async () => {
  const id = await placeOrder(buyer, panel, 3, "manual_wire_transfer");
  const total = netOf(await read(id));
  const wish = { act: "propose", rule: "declaration-of-intent", reason, protocol, total };
  for (const other of [agent, buyer]) expect((await put(other, id, wish)).status).toBe(403);
  expect((await put(new Caller(cloud.url), id, wish)).status).toBe(401);
  for (const wrong of [
    { ...wish, reason: "x" },
    { ...wish, protocol: undefined },
    { ...wish, protocol: "abc" },
    { ...wish, protocol: "26112309123456789-00001" },
    { ...wish, protocol: "2611230912345678-000001" },
    { ...wish, rule: "as-placed" },
    { ...wish, rule: "domestic-reduced" },
    { ...wish, vatAmount: 1 },
    { act: "confirm", total },
    {},
  ])
    expect((await put(first, id, wrong)).status).toBe(422);
  expect((await put(first, id, { ...wish, total: total + 1 })).body).toMatchObject({ code: "version-conflict" });
  const { protocol: _, ...plain } = wish;
  expect((await put(first, id, { ...wish, rule: "export" })).status).toBe(422);
  expect((await put(first, id, { ...plain, rule: "export" })).body).toMatchObject({ code: "invalid-transition" });
  const confirm = { act: "confirm", proposedOn: new Date().toISOString(), total };
  expect((await put(second, id, confirm)).body).toMatchObject({ code: "invalid-transition" });
  expect((await put(first, "01JZZZZZZZZZZZZZZZZZZZZZZZ", wish)).status).toBe(404);
});

it("changes nothing before another administrator confirms; then groups, payments and customer follow to the cent", async () => {
  const { id, before, total, confirm } = await proposed();
  expect((await put(first, id, confirm)).body).toMatchObject({ status: 403, code: "own-proposal" });
  expect((await put(second, id, { ...confirm, total: total - 1 })).body).toMatchObject({ code: "version-conflict" });
  expect((await read(id)).amounts).toEqual(before.amounts);
  // Two at once, and once more: one change, the same answer.
  const both = await Promise.all([put(second, id, confirm), put(second, id, confirm)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await put(first, id, confirm)).body).toMatchObject({ code: "own-proposal" });
  const after = await read(id);
  expect(after).toMatchObject({
    amounts: { total, vatAmount: 0, groups: [{ rate: 0, taxable: total, vat: 0 }] },
    vatChange: {
      options: [{ rule: "as-placed", total: before.amounts.total }],
      decision: { rule: "declaration-of-intent", proposedByName: "Irene Leone", confirmedByName: "Anna Seconda" },
    },
  });
  expect(after.transactions.map(({ amount, status }) => [amount, status])).toEqual([[total, "pending_payment"]]);
  expect((await buyer.call("GET", `/orders/${id}`)).body).toMatchObject({ amounts: { total } });
  await expect
    .poll(async () => (await mails(cloud.mailboxUrl)).some(({ html }) => html.includes("26112309123456789")), wait)
    .toBe(true);
  const { items } = (await first.call("GET", `/back-office/orders/${id}/history`)).body as {
    items: { byName: string; changes: { fields: { field: string; from?: unknown; to?: unknown }[] }[] }[];
  };
  const people = new Set(["Anna Seconda", "Irene Leone"]);
  const [confirmed, proposal] = items.filter(({ byName }) => people.has(byName));
  expect([confirmed?.byName, proposal?.byName]).toEqual(["Anna Seconda", "Irene Leone"]);
  const at = (entry: typeof confirmed, name: string) =>
    entry?.changes.flatMap(({ fields }) => fields).find(({ field }) => field === name);
  expect(at(proposal, "vatProposal.rule")).toMatchObject({ to: "declaration-of-intent" });
  expect(at(proposal, "amounts.treatment.rule")).toMatchObject({ from: "domestic", to: "domestic" });
  expect(at(confirmed, "amounts.treatment.rule")).toMatchObject({ from: "domestic", to: "declaration-of-intent" });
  expect(at(confirmed, "amounts.total")).toMatchObject({ from: before.amounts.total, to: total });
});

it("stands on the invoice with its nature and reason, after which a correction alone changes it: with VAT, once the exchange has answered", async () => {
  const { id, total, before, confirm } = await proposed();
  expect((await put(second, id, confirm)).status).toBe(200);
  const seq = (await read(id)).transactions.length;
  const settlement = { settledOn: romeDate(new Date()), settlementRef: "CRO 77001", amount: total };
  const of = (await first.call("GET", `/back-office/orders/${id}`)).body as { transactions: { id: string }[] };
  const paid = `/back-office/transactions/${of.transactions.at(-1)?.id}/paid-by-bank-transfer`;
  expect([seq, (await first.call("POST", paid, settlement)).status]).toEqual([seq, 200]);
  const issued = await first.call("POST", `/back-office/orders/${id}/invoice`, { type: "TD01", total });
  expect(issued.status).toBe(200);
  const { documents } = (await first.call("GET", `/back-office/orders/${id}/invoicing`)).body as {
    documents: { reason?: string; groups: { natura?: string }[] }[];
  };
  expect(documents).toMatchObject([
    {
      reason: `Dichiarazione d'intento, protocollo ${protocol}. ${reason}`,
      groups: [{ rate: 0, natura: "N3.5", taxable: total }],
    },
  ]);
  const back = { act: "propose", rule: "as-placed", reason, total };
  expect((await put(second, id, back)).body).toMatchObject({ status: 409, code: "already-invoiced" });
  const plan = () => first.call("GET", `/back-office/orders/${id}/correction-plan?kind=wrong-vat&vat=full`);
  await vi.waitFor(async () => {
    await fetchNotices(cloud);
    expect((await plan()).status).toBe(200);
  }, wait);
  const { steps } = (await plan()).body as { steps: { name: string; amount: number }[] };
  const more = before.amounts.total - total;
  expect(steps.map(({ name, amount }) => [name, amount])).toEqual([
    ["credit", total],
    ["retax", 0 - more],
    ["payment", more],
    ["invoice", before.amounts.total],
  ]);
  const wish = { kind: "wrong-vat", vat: "full", amends: "refund", reason: "Dichiarazione d'intento non valida" };
  const seen = steps.map(({ amount }) => amount);
  expect((await first.call("POST", `/back-office/orders/${id}/corrections`, { ...wish, seen })).status).toBe(200);
  const after = await read(id);
  expect(after).toMatchObject({ amounts: before.amounts, transactions: [{ status: "paid" }, { amount: more }] });
  expect(after.vatChange.decision).toBeUndefined();
  const { documents: all } = (await first.call("GET", `/back-office/orders/${id}/invoicing`)).body as {
    documents: { type: string; total: number; reason?: string }[];
  };
  expect(all.map((one) => [one.type, one.total])).toEqual([
    ["TD01", total],
    ["TD04", total],
    ["TD01", before.amounts.total],
  ]);
  expect(all.at(-1)?.reason).toBeUndefined();
  // Its customer reads of the correction, and of no certificate that they never had.
  await expect
    .poll(async () => (await mails(cloud.mailboxUrl)).some(({ subject }) => subject.includes("IVA corretta")), wait)
    .toBe(true);
});

it("is refused by the other or taken back by who proposed; of a confirmation and a refusal at once one counts", async () => {
  const taken = await proposed();
  expect((await put(first, taken.id, taken.refuse)).body).toMatchObject({ amounts: taken.before.amounts });
  expect((await put(first, taken.id, taken.refuse)).status).toBe(200);
  expect((await put(second, taken.id, taken.confirm)).body).toMatchObject({ code: "invalid-transition" });
  for (const [one, other] of [
    ["confirm", "refuse"],
    ["refuse", "confirm"],
  ] as const) {
    const { id, total, before, ...acts } = await proposed();
    const both = await Promise.all([put(second, id, acts[one]), put(second, id, acts[other])]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const confirmed = both[one === "confirm" ? 0 : 1]?.status === 200;
    expect((await read(id)).amounts.total).toBe(confirmed ? total : before.amounts.total);
  }
});

it("asks for what it makes dearer, and takes nothing off that is paid already", async () => {
  const { id, before, confirm } = await proposed();
  await put(second, id, confirm);
  const total = before.amounts.total;
  const wish = { act: "propose", rule: "as-placed", reason: "Protocollo non valido", total };
  const { vatChange } = (await put(second, id, wish)).body as Answer;
  const again = { act: "confirm", proposedOn: vatChange.proposal?.proposedOn, total };
  expect((await put(second, id, again)).body).toMatchObject({ code: "own-proposal" });
  expect((await put(first, id, again)).body).toMatchObject({
    amounts: before.amounts,
    transactions: [{ amount: total, status: "pending_payment" }],
  });
  const paid = await buyAndPay(buyer, first, panel, 3);
  const net = netOf(await read(paid));
  const lower = { act: "propose", rule: "declaration-of-intent", reason, protocol, total: net };
  const proposal = ((await put(first, paid, lower)).body as Answer).vatChange.proposal;
  const confirming = { act: "confirm", proposedOn: proposal?.proposedOn, total: net };
  expect((await put(second, paid, confirming)).body).toMatchObject({ status: 409, code: "something-paid" });
});
