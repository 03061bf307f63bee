import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { payment, soldOrder } from "../../../../../tests/support/invoices.ts";
import { storedPaidOrder } from "../../../../../tests/support/paid-order.ts";
import { mark } from "../../../../../tests/support/transfer.ts";
import { bookingWarningCodes } from "../../payments/index.ts";
import { applyReceipt } from "../ledger/apply-receipt.ts";
import { receiptsOf } from "../ledger/earlier-orders.ts";
import { recordSurplus } from "../ledger/record-receipt.ts";
import { waitsForDecision } from "../finding/waiting.ts";
import { markPaid } from "../payment/settle-transaction.ts";
import { loadOrder, writeOrder } from "../stored-order.ts";
import { decideMark, markByHand } from "./mark-by-hand.ts";

useDatabase();

const now = new Date("2026-11-23T10:00:00Z");
const later = new Date("2026-11-23T11:00:00Z");
const [first, second] = [{ id: "FIRST" }, { id: "SECOND" }];
const by = "manual_wire_transfer";

/** An order that waits for so many cents in one payment. */
async function waiting(amount: number): Promise<string> {
  const panels = [{ productId: "P", category: "panels" as const, quantity: 1, unit: amount, wasteFee: 0 }];
  const { amounts, lines } = soldOrder(panels);
  const payments = { status: "pendingPayment" as const, transactions: [payment(1, amount)] };
  const { id } = await storedPaidOrder({ lines, amounts, ...payments });
  return id;
}

const seen = () => ({ ...mark, settlementRef: mark.settlementRef });
const proposalOf = async (id: string) => (await loadOrder(id)).transactions[0]?.markProposal;

it("lets one administrator mark ten thousand euro, and has another one confirm a cent more", async () => {
  const exact = await waiting(1_000_000);
  expect(await markByHand(first, `${exact}.1`, by, seen(), now)).toMatchObject({ status: "paid" });
  const id = await waiting(1_000_001);
  const booked = seen();
  const proposed = await markByHand(first, `${id}.1`, by, booked, now);
  expect(proposed).toMatchObject({ status: "pendingPayment", transactions: [{ status: "pending_payment" }] });
  expect(await receiptsOf(proposed)).toEqual([]);
  expect(waitsForDecision(proposed)).toBe(true);
  // The same mark again proposes nothing anew.
  expect((await markByHand(first, `${id}.1`, by, booked, later)).version).toBe(proposed.version);
  const proposedOn = (await proposalOf(id))?.proposedOn ?? "";
  const confirm = { act: "confirm" as const, proposedOn };
  await expect(decideMark(first, `${id}.1`, confirm, later)).rejects.toMatchObject({ code: "own-proposal" });
  await expect(
    decideMark(second, `${id}.1`, { ...confirm, proposedOn: "2026-11-23T09:00:00.000Z" }, later),
  ).rejects.toMatchObject({ code: "version-conflict" });
  const paid = await decideMark(second, `${id}.1`, confirm, later);
  expect(paid).toMatchObject({
    status: "paid",
    transactions: [{ status: "paid", settledOn: booked.settledOn, settlementRef: booked.settlementRef }],
  });
  expect(paid.transactions[0]).toMatchObject({
    markDecision: { proposedBy: "FIRST", confirmedBy: "SECOND", amount: 1_000_001 },
  });
  expect(paid.transactions[0]?.markProposal).toBeUndefined();
  expect((await receiptsOf(paid)).map(({ amount }) => amount)).toEqual([1_000_001]);
  expect((await decideMark(second, `${id}.1`, confirm, later)).version).toBe(paid.version);
});

it("doesn't let parts of an instalment go round the limit", async () => {
  const id = await waiting(1_800_000);
  const part = await markByHand(first, `${id}.1`, by, { ...seen(), amount: 900_000 }, now);
  expect(part.transactions.map(({ amount, status }) => [amount, status])).toEqual([
    [900_000, "paid"],
    [900_000, "pending_payment"],
  ]);
  const rest = await markByHand(first, `${id}.2`, by, { ...seen(), amount: 900_000 }, now);
  expect(rest).toMatchObject({ status: "pendingPayment", transactions: [{}, { markProposal: { amount: 900_000 } }] });
});

it("books nothing that is refused, also by who has marked it, and lets it be marked anew", async () => {
  const id = await waiting(2_000_000);
  for (const actor of [first, second]) {
    await markByHand(first, `${id}.1`, by, seen(), now);
    const proposedOn = (await proposalOf(id))?.proposedOn ?? "";
    const refused = await decideMark(actor, `${id}.1`, { act: "refuse", proposedOn }, later);
    expect([refused.status, waitsForDecision(refused)]).toEqual(["pendingPayment", false]);
    expect((await decideMark(actor, `${id}.1`, { act: "refuse", proposedOn }, later)).version).toBe(refused.version);
    await expect(decideMark(second, `${id}.1`, { act: "confirm", proposedOn }, later)).rejects.toMatchObject({
      code: "version-conflict",
    });
  }
});

it("asks the proposer what it asks of every mark", async () => {
  const id = await waiting(2_000_000);
  const tomorrow = { ...seen(), settledOn: "2026-11-24" };
  await expect(markByHand(first, `${id}.1`, by, tomorrow, now)).rejects.toMatchObject({ code: "invalid-input" });
  const much = { ...seen(), amount: 2_000_001 };
  await expect(markByHand(first, `${id}.1`, by, much, now)).rejects.toMatchObject({ code: "amount-not-allowed" });
  const early = { ...seen(), settledOn: "2026-10-01" };
  await expect(markByHand(first, `${id}.1`, by, early, now)).rejects.toMatchObject({ code: "confirmation-needed" });
  expect(await proposalOf(id)).toBeUndefined();
});

const dueBack = async (id: string, reference: string, amount: number): Promise<string> => {
  await recordSurplus(id, { settledOn: mark.settledOn, reference, amount, confirmed: [...bookingWarningCodes] }, now);
  const receipt = (await receiptsOf(await loadOrder(id))).find((one) => one.reference === reference);
  if (!receipt) throw new Error("no receipt");
  return `${id}.${receipt.key}`;
};

it("counts what one person has booked as due back among the parts that they mark by themselves", async () => {
  const id = await waiting(1_500_000);
  const [one, two] = [await dueBack(id, "PART 1", 900_000), await dueBack(id, "PART 2", 600_000)];
  // Outside a request "office" is who has booked them.
  await applyReceipt(one, { by: "office" }, now);
  await expect(applyReceipt(two, { by: "office" }, now)).rejects.toMatchObject({ code: "own-proposal" });
  await applyReceipt(two, { by: second.id }, now);
  expect((await loadOrder(id)).status).toBe("paid");
});

it("counts what one person marks of a whole order, which its terms can part, and not what a statement tells", async () => {
  const halves = async () => {
    const id = await waiting(1_195_800);
    const order = await loadOrder(id);
    const transactions = [payment(1, 597_900), payment(2, 597_900)].map((one) => ({ ...one, orderId: id }));
    await writeOrder({ before: order, after: { ...order, transactions }, now });
    return id;
  };
  // Outside a request "office" is who has booked it.
  const office = { id: "office" };
  const id = await halves();
  await markByHand(office, `${id}.1`, by, seen(), now);
  const proposed = await markByHand(office, `${id}.2`, by, { ...seen(), settlementRef: "OTHER" }, now);
  expect(proposed).toMatchObject({
    status: "pendingPayment",
    transactions: [{ status: "paid" }, { markProposal: {} }],
  });
  expect((await markByHand(second, `${id}.2`, by, { ...seen(), settlementRef: "OTHER" }, now)).status).toBe("paid");
  const stated = await halves();
  await markPaid(`${stated}.1`, by, { ...seen(), bankEntry: "E" }, now);
  expect((await markByHand(office, `${stated}.2`, by, { ...seen(), settlementRef: "LAST" }, now)).status).toBe("paid");
});

it("keeps what waits for the second administrator when a part is paid otherwise, and its place in the payment", async () => {
  const id = await waiting(2_000_000);
  await markByHand(first, `${id}.1`, by, { ...seen(), amount: 1_500_000 }, now);
  const [little, much] = [await dueBack(id, "LITTLE", 400_000), await dueBack(id, "MUCH", 600_000)];
  await expect(applyReceipt(much, {}, now)).rejects.toMatchObject({ code: "amount-not-allowed" });
  await applyReceipt(little, {}, now);
  const { transactions } = await loadOrder(id);
  expect(transactions).toMatchObject([
    { status: "paid", amount: 400_000 },
    { status: "pending_payment", amount: 1_600_000, markProposal: { amount: 1_500_000 } },
  ]);
  expect(transactions[0]?.markProposal).toBeUndefined();
  const proposedOn = transactions[1]?.markProposal?.proposedOn ?? "";
  const booked = await decideMark(second, `${id}.2`, { act: "confirm", proposedOn }, later);
  expect(booked.transactions.map(({ status, amount, markProposal }) => [status, amount, markProposal])).toEqual([
    ["paid", 400_000, undefined],
    ["paid", 1_500_000, undefined],
    ["pending_payment", 100_000, undefined],
  ]);
});

it("lets of a confirmation and a refusal at once one count", async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const id = await waiting(2_000_000);
    await markByHand(first, `${id}.1`, by, seen(), now);
    const proposedOn = (await proposalOf(id))?.proposedOn ?? "";
    const [confirmed, refused] = await Promise.allSettled([
      decideMark(second, `${id}.1`, { act: "confirm", proposedOn }, later),
      decideMark(first, `${id}.1`, { act: "refuse", proposedOn }, later),
    ]);
    const isBooked = (await receiptsOf(await loadOrder(id))).length > 0;
    expect([confirmed.status, refused.status]).toEqual(
      isBooked ? ["fulfilled", "rejected"] : ["rejected", "fulfilled"],
    );
  }
});

it("asks whoever confirms what has come to stand in the way since", async () => {
  const [id, other] = [await waiting(2_000_000), await waiting(50_000)];
  const large = seen();
  await markByHand(first, `${id}.1`, by, large, now);
  await markByHand(first, `${other}.1`, by, large, now);
  const proposedOn = (await proposalOf(id))?.proposedOn ?? "";
  const confirm = { act: "confirm" as const, proposedOn };
  await expect(decideMark(second, `${id}.1`, confirm, later)).rejects.toMatchObject({ code: "confirmation-needed" });
  const confirmed = ["reference-elsewhere"];
  const paid = await decideMark(second, `${id}.1`, { ...confirm, confirmed }, later);
  expect(paid.status).toBe("paid");
});
