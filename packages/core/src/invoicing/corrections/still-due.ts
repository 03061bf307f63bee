import { receiptId } from "../../orders/index.ts";
import { dueBackOf, type Receipt } from "../../payments/index.ts";
import type { Cents } from "../../platform/money.ts";
import type { Correction, CorrectionStep } from "./correction.ts";

/** By what a correction's refund is known: its credit note's number is this correction's alone. */
export const refundReasonOf = (creditNote: string): string => `Nota di credito ${creditNote}`;

const isBegun = ({ name, doneOn }: CorrectionStep): boolean => name === "refund" && doneOn !== undefined;

export const hasRefunds = ({ steps }: Pick<Correction, "steps">): boolean => steps.some(isBegun);

/** Cents of a refund that was begun and then didn't go, as far as they are due back still. */
function stillDueOf(reason: string, step: CorrectionStep, receipts: readonly Receipt[]): Cents {
  const receipt = receipts.find((one) => receiptId(one) === step.receiptId);
  const refund = receipt?.refunds.find((one) => one.reason === reason && one.amount === step.amount);
  const isOff = refund?.cameOff && (refund.state === "withdrawn" || refund.state === "failed");
  return receipt && isOff ? Math.min(step.amount, dueBackOf(receipt)) : 0;
}

/** An order's corrections, each refund that was withdrawn or failed with what of it somebody has to send back still: it isn't done. */
export const withStillDue = <C extends Correction>(corrections: readonly C[], receipts: readonly Receipt[]) =>
  corrections.map((correction) => {
    const { steps } = correction;
    const reason = refundReasonOf(steps.find(({ name }) => name === "credit")?.ref ?? "");
    return {
      ...correction,
      steps: steps.map((step) => {
        const stillDue = isBegun(step) ? stillDueOf(reason, step, receipts) : 0;
        return stillDue > 0 ? { ...step, stillDue } : step;
      }),
    };
  });
