import { describe, expect, it } from "vitest";
import { isLed, transactionMachine, transactionStatuses, type Transaction } from "./transaction.ts";

type Status = Transaction["status"];
const leading = (code: string | undefined): Status[] =>
  transactionStatuses.filter(
    (status) => status !== "failed" && isLed({ status }, { status: "failed", failureCode: code }),
  );

describe("a transaction that has failed", () => {
  it.each([
    ["expired", ["pending_payment"]],
    ["charge-back", ["paid", "pending_payment", "processing_payment"]],
    ["given-up", ["paid", "pending_payment", "processing_payment"]],
    ["reopened", ["pending_payment"]],
    ["card_declined", ["pending_payment", "processing_payment"]],
    [undefined, ["pending_payment", "processing_payment"]],
  ] as const)("by its code %s has come from %j alone", (code, states) => {
    expect(leading(code)).toEqual(states);
  });

  /** Between what a slip of the bank's asks for, and what it doesn't. */
  const bySlip = new Set([
    "processing_payment pending_payment",
    "failed processing_payment",
    "paid processing_payment",
  ]);

  it("is led elsewhere as the machine says, whatever its code was, to and from the bank only by a slip", () => {
    for (const before of transactionStatuses) {
      for (const after of ["paid", "pending_payment", "processing_payment"] as const) {
        const led = before === after || transactionMachine.leads(before, after);
        const alone = isLed({ status: before }, { status: after });
        expect([before, after, alone]).toEqual([before, after, led && !bySlip.has(`${before} ${after}`)]);
        const slip = { collectionId: "C1" };
        expect([before, after, isLed({ status: before, ...slip }, { status: after, ...slip })]).toEqual([
          before,
          after,
          led,
        ]);
      }
    }
  });
});

it("forgets why it failed when it is tried again", () => {
  const failed: Transaction = {
    orderId: "O1",
    seq: 1,
    userId: "U1",
    amount: 100,
    status: "failed",
    failureCode: "given-up",
    method: "card",
    dueDateProvisional: false,
    superseded: false,
    attempts: 1,
    createdOn: "2026-11-22T10:00:00.000Z",
    version: 1,
  };
  const again = transactionMachine.after(failed, "retry", "customer");
  expect([again.status, again.failureCode, again.attempts]).toEqual(["pending_payment", undefined, 2]);
});
