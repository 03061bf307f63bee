import type { Cents } from "../../platform/money.ts";
import type { CivilDate, Instant } from "../../platform/time.ts";

/** Up to so much of a payment, VAT included, one administrator marks as paid by hand (domain-rules 8.1). */
export const markedByOne: Cents = 1_000_000;

/** What one administrator says has come, until another one confirms it: nothing is booked by it. */
export interface MarkProposal<Method extends string = string> {
  /** None: the transaction keeps its own. */
  method?: Method | undefined;
  amount: Cents;
  settledOn: CivilDate;
  settlementRef: string;
  /** Codes of what the proposer knew and wanted (booking-warnings.ts). */
  confirmed: readonly string[];
  /** A user's id. */
  proposedBy: string;
  proposedOn: Instant;
}

/** What two administrators have marked. */
export interface MarkDecision extends Pick<MarkProposal, "amount" | "proposedBy" | "proposedOn"> {
  confirmedBy: string;
  confirmedOn: Instant;
}
