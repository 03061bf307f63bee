import type { Cents } from "../../platform/money.ts";
import type { Confirmed, Proposed } from "../../platform/four-eyes/four-eyes.ts";
import type { CivilDate } from "../../platform/time.ts";

/** Up to so much of a payment, VAT included, one administrator marks as paid by hand (domain-rules 8.1). */
export const markedByOne: Cents = 1_000_000;

/** What one administrator says has come, until another one confirms it: nothing is booked by it. */
export interface MarkProposal<Method extends string = string> extends Proposed {
  /** None: the transaction keeps its own. */
  method?: Method | undefined;
  amount: Cents;
  settledOn: CivilDate;
  settlementRef: string;
  /** Codes of what the proposer knew and wanted (booking-warnings.ts). */
  confirmed: readonly string[];
}

/** What two administrators have marked. */
export interface MarkDecision extends Confirmed, Pick<MarkProposal, "amount"> {}
