import fc from "fast-check";
import { expect, test } from "vitest";
import { Problem } from "../platform/problems.ts";
import {
  chargedBack,
  givenBack,
  dueBackOf,
  withRefundWithdrawn,
  needsPeople,
  reconciled,
  refundableOf,
  refundedOf,
  released,
  reversed,
  reversedOf,
  underWayOf,
  withOutcome,
  withRefund,
  type ProviderRefund,
  type Receipt,
} from "./receipt.ts";

const received = (amount: number, settles: boolean, intentId?: string): Receipt => ({
  orderId: "O1",
  key: "K",
  version: 1,
  method: "card",
  amount,
  currency: "eur",
  settled: settles ? amount : 0,
  intentId,
  settledOn: "2026-11-20",
  receivedOn: "2026-11-20T10:00:00.000Z",
  receivedBy: "provider",
  chargedBack: 0,
  refunds: [],
});
const asked = (amount: number) => ({ amount, reason: "agreed", askedOn: "2026-11-20T10:00:00.000Z", askedBy: "U1" });

/** What may happen to a receipt, in any order; the provider keeps books of its own of what it has sent back. */
type Step = {
  does: "refund" | "answer" | "lose" | "elsewhere" | "release" | "dispute" | "win" | "reverse";
  amount: number;
  refused: boolean;
};
const steps = fc.array(
  fc.record({
    does: fc.constantFrom(
      "refund" as const,
      "answer" as const,
      "lose" as const,
      "elsewhere" as const,
      "release" as const,
      "dispute" as const,
      "win" as const,
      "reverse" as const,
    ),
    amount: fc.integer({ min: 1, max: 600 }),
    refused: fc.boolean(),
  }),
  { maxLength: 25 },
);

const struckOut = { reason: "wrong order", on: "2026-11-20T10:00:00.000Z", by: "U1" };

interface World {
  receipt: Receipt;
  provider: ProviderRefund[];
}

const sent = (provider: readonly ProviderRefund[]) =>
  provider.reduce((sum, { state, amount }) => (state === "done" ? sum + amount : sum), 0);

const atProvider = (
  { receipt, provider }: World,
  amount: number,
  refused: boolean,
  refundId?: string,
): ProviderRefund => ({
  providerRefundId: `re_${provider.length}`,
  amount,
  state: refused || sent(provider) + amount > receipt.amount - receipt.chargedBack ? "failed" : "done",
  refundId,
  doneOn: "2026-11-20",
  askedOn: "2026-11-20T10:00:00.000Z",
});

/** What of the money stands for its payment again, which may be of less by now; nothing of it where there is a reason against. */
const won = ({ why }: Receipt, settled: number) => ({ settled, ...(why && { why }) });

function after(world: World, { does, amount, refused }: Step): World {
  const { receipt, provider } = world;
  const open = receipt.refunds.find(({ state }) => state === "asked");
  switch (does) {
    case "refund":
      return { receipt: withRefund(receipt, asked(amount)).receipt, provider };
    case "answer":
    case "lose": {
      if (!open || provider.some(({ refundId }) => refundId === open.id)) {
        return { receipt: reconciled(receipt, provider), provider };
      }
      const made = atProvider(world, open.amount, refused, open.id);
      const known = does === "answer" ? reconciled(receipt, [made]) : receipt;
      return { receipt: known, provider: [...provider, made] };
    }
    case "elsewhere": {
      // Only while nothing of ours is under way: the provider refuses more than it has.
      if (open) return world;
      const made = atProvider(world, amount, refused);
      return { receipt: reconciled(receipt, [...provider, made]), provider: [...provider, made] };
    }
    case "release":
      return { receipt: released(receipt, "order-cancelled"), provider };
    case "win":
      return receipt.chargedBack > 0 ? { receipt: givenBack(receipt, won(receipt, amount)), provider } : world;
    case "reverse":
      return { receipt: reversed(receipt, struckOut), provider };
    case "dispute":
      return receipt.chargedBack > 0 || open ? world : { receipt: chargedBack(receipt), provider };
  }
}

test("no cent of a receipt gets lost or counts twice, whatever is asked, answered, lost or refused, in any order", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000 }), fc.boolean(), steps, (amount, settles, walk) => {
      let world: World = { receipt: received(amount, settles, "pi_1"), provider: [] };
      for (const step of walk) {
        try {
          world = after(world, step);
        } catch (error) {
          expect(error).toBeInstanceOf(Problem);
        }
        const { receipt } = world;
        const parts = [
          receipt.settled,
          dueBackOf(receipt),
          refundedOf(receipt),
          underWayOf(receipt),
          receipt.chargedBack,
          reversedOf(receipt),
        ];
        expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
      }
      const { receipt, provider } = world;
      const known = reconciled(receipt, provider);
      expect(refundedOf(known)).toBe(sent(provider));
      expect(reconciled(known, provider)).toEqual(known);
      expect(refundableOf(known)).toBeLessThanOrEqual(amount - sent(provider));
    }),
  );
});

type Act = { does: "ask" | "withdraw" | "done" | "failed"; amount: number };
const acts = fc.array(
  fc.record({
    does: fc.constantFrom("ask" as const, "withdraw" as const, "done" as const, "failed" as const),
    amount: fc.integer({ min: 1, max: 700 }),
  }),
  { maxLength: 25 },
);

function acted(receipt: Receipt, { does, amount }: Act): Receipt {
  const open = receipt.refunds.find(({ state }) => state === "asked");
  if (does === "ask")
    return open ? receipt : withRefund(receipt, asked(Math.min(amount, refundableOf(receipt)))).receipt;
  const states = { withdraw: "withdrawn", done: "done", failed: "failed" } as const;
  return open ? withOutcome(receipt, open.id, { state: states[does] }) : receipt;
}

test("takes of what it settles what went or is on its way, and nothing for what was taken back or failed, in any order", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000 }), fc.nat(1_000), acts, (amount, due, walk) => {
      const settled = amount - Math.min(due, amount);
      let receipt: Receipt = { ...received(amount, true), settled };
      for (const act of walk) {
        if (refundableOf(receipt) === 0 && act.does === "ask") continue;
        receipt = acted(receipt, act);
        const gone = refundedOf(receipt) + underWayOf(receipt);
        expect(receipt.settled + dueBackOf(receipt)).toBe(amount - gone);
        if (gone === 0) expect([receipt.settled, dueBackOf(receipt)]).toEqual([settled, amount - settled]);
      }
      const last = receipt.refunds.at(-1);
      if (last?.state !== "asked") return;
      const before = { ...receipt, settled: receipt.settled + (last.ofSettled ?? 0) };
      for (const state of ["withdrawn", "failed"] as const)
        expect(withOutcome(receipt, last.id, { state }).settled).toBe(before.settled);
    }),
  );
});

test("makes a refund that doesn't go due back where its order ended meanwhile", () => {
  const { receipt, refund } = withRefund(received(1_000, true), asked(300));
  const ended = withOutcome(released(receipt, "order-cancelled"), refund.id, { state: "withdrawn" });
  expect([ended.settled, dueBackOf(ended)]).toEqual([0, 1_000]);
});

test("stays a task when the provider refused its last refund, until somebody says that none is made", () => {
  const { receipt, refund } = withRefund(received(1_000, true, "pi_1"), asked(300));
  const failed = withOutcome(receipt, refund.id, { state: "failed" });
  expect([failed.settled, needsPeople(failed)]).toEqual([1_000, true]);
  expect(needsPeople(withRefundWithdrawn(failed, refund.id, "U1"))).toBe(false);
  expect(withRefundWithdrawn(receipt, refund.id, "U1")).toMatchObject({
    settled: 1_000,
    refunds: [{ state: "withdrawn" }],
  });
});

test("takes a refund first of what is due back, then of what is settled", () => {
  const part: Receipt = { ...received(1_000, false, "pi_1"), settled: 700 };
  expect(withRefund(part, asked(300)).receipt).toMatchObject({ settled: 700 });
  expect(withRefund(part, asked(301)).receipt).toMatchObject({ settled: 699 });
  expect(() => withRefund(part, asked(1_001))).toThrow("amount-not-allowed");
});

test("gives the number of a refund away once, also of one that failed", () => {
  const { receipt, refund } = withRefund(received(1_000, true, "pi_1"), asked(10));
  const failed = withOutcome(receipt, refund.id, { state: "failed" });
  expect(withRefund(failed, asked(10)).refund.id).toBe("2");
});

test("is a task while money is due back or a refund's end isn't known, but a gift never", () => {
  expect(needsPeople(received(10, true))).toBe(false);
  expect(needsPeople(received(10, false))).toBe(true);
  expect(needsPeople(withRefund(received(10, true), asked(10)).receipt)).toBe(true);
  expect(needsPeople({ ...received(10, false), method: "gift" })).toBe(false);
});

test("owes a refund again that the card's bank has sent back after it was done", () => {
  const told: ProviderRefund = {
    providerRefundId: "re_1",
    amount: 10,
    state: "done",
    doneOn: "2026-11-20",
    askedOn: "2026-11-20T10:00:00.000Z",
  };
  const done = reconciled(received(10, false, "pi_1"), [told]);
  expect([refundedOf(done), dueBackOf(done)]).toEqual([10, 0]);
  const back = reconciled(done, [{ ...told, state: "failed", failureCode: "lost_or_stolen_card" }]);
  expect([refundedOf(back), dueBackOf(back)]).toEqual([0, 10]);
});

test("strikes a booking out while nothing has been sent back for it, once, and never what the provider told", () => {
  const booked = received(10, true);
  const slip = reversed(booked, struckOut);
  expect(slip).toMatchObject({ amount: 10, settled: 0, reversal: struckOut });
  expect([dueBackOf(slip), refundableOf(slip), needsPeople(slip)]).toEqual([0, 0, false]);
  expect(() => reversed(slip, struckOut)).toThrow("reversal-not-possible");
  expect(() => withRefund(slip, asked(1))).toThrow("refund-not-possible");
  expect(() => reversed(received(10, true, "pi_1"), struckOut)).toThrow("reversal-not-possible");
  const { receipt, refund } = withRefund(booked, asked(4));
  expect(() => reversed(receipt, struckOut)).toThrow("reversal-not-possible");
  expect(() => reversed(withOutcome(receipt, refund.id, { state: "done" }), struckOut)).toThrow(
    "reversal-not-possible",
  );
  expect(reversed(withOutcome(receipt, refund.id, { state: "withdrawn" }), struckOut).settled).toBe(0);
});

test("what came off the order's price stays due back where its refund is withdrawn or fails; what was agreed stands again", () => {
  const came = received(1_000, true);
  for (const cameOff of [true, undefined] as const) {
    const { receipt, refund } = withRefund(came, { ...asked(300), of: "settled", cameOff });
    expect([receipt.settled, dueBackOf(receipt)]).toEqual([700, 0]);
    for (const off of [
      withRefundWithdrawn(receipt, refund.id, "U1"),
      withOutcome(receipt, refund.id, { state: "failed" }),
    ]) {
      expect([off.settled, dueBackOf(off)]).toEqual(cameOff ? [700, 300] : [1_000, 0]);
      expect(needsPeople(off)).toBe(cameOff ?? off.refunds[0]?.state === "failed");
    }
  }
});
