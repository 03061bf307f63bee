import { expect } from "vitest";
import type { OfficeAct } from "@solvia/core/orders/acts/act-codes";
import { officeActsOf } from "@solvia/core/orders/acts/office-acts";
import type { Order } from "@solvia/core/orders/order";
import { passableHolds } from "@solvia/core/orders/sending/hold-codes";
import {
  chargeBack,
  expiredCode,
  givenUpCode,
  reopenedCode,
  transactionMachine,
  type Transaction,
} from "@solvia/core/payments/transaction";
import type { Problem } from "@solvia/core/platform/problems";

/** What an offered act may still be asked about or refused for: money and holds of a part, pieces that somebody else has bought. */
const asks = new Set(["something-paid", "not-enough-stock"]);
const isAsked = ({ code, params }: Problem): boolean =>
  asks.has(code) ||
  (code === "shipping-held" &&
    ((params as { holds?: readonly string[] }).holds ?? []).every((hold) =>
      passableHolds.some((passable) => passable === hold),
    ));

/** What the office is offered of an order is not refused, and what it isn't offered is. */
export function checkOffer(act: OfficeAct | undefined, order: Order, refusal: Problem | undefined): void {
  if (!act) return;
  const offered = officeActsOf(order, "back-office").includes(act);
  if (!offered) expect([act, refusal?.code]).toEqual([act, expect.any(String)]);
  else if (refusal) expect([act, refusal.code, isAsked(refusal)]).toEqual([act, refusal.code, true]);
}

/** The actions by which a transaction has failed, by the code that they leave: ours, and all that the provider's cards here give. */
const endedBy: Readonly<Record<string, readonly (keyof typeof transactionMachine.actions)[]>> = {
  [givenUpCode]: ["give-up", "withdraw"],
  [reopenedCode]: ["reopen"],
  [chargeBack]: ["charge-back"],
  [expiredCode]: ["expire"],
  generic_decline: ["provider-failed"],
  card_declined: ["provider-failed"],
  canceled: ["provider-failed"],
};
/** Whether a transaction in that state may have failed with that code; one that nobody has written down here may not. */
export const isEndedBy = (before: Transaction["status"], code = "none"): boolean =>
  (endedBy[code] ?? []).some(
    (action) =>
      transactionMachine.leads(before, "failed", action) ||
      // The money came and was taken back before anybody heard of it.
      (action === "charge-back" && transactionMachine.leads(before, "paid")),
  );
