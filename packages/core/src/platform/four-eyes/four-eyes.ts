import { Problem } from "../problems.ts";
import type { Instant } from "../time.ts";

/**
 * Four eyes: what one administrator proposes changes nothing until another one has confirmed it (domain-rules 4.6, 5.2, 8.1; gifts, an order's
 * VAT, money marked by hand). A proposal is named by when it was made, so that nobody decides what they haven't seen.
 */
export interface Proposed {
  /** A user's id. */
  proposedBy: string;
  proposedOn: Instant;
}

export interface Confirmed extends Proposed {
  /** A user's id, never the proposer's. */
  confirmedBy: string;
  confirmedOn: Instant;
}

/** Demands that somebody else decides. Problem: own-proposal. */
export function demandAnother({ proposedBy }: Pick<Proposed, "proposedBy">, by: string): void {
  if (proposedBy === by) throw new Problem("own-proposal");
}

/** The proposal that was seen, while it stands. Problem: version-conflict where another one stands, or none. */
export function seenProposal<P extends Proposed>(proposal: P | undefined, proposedOn: Instant): P {
  if (proposal?.proposedOn !== proposedOn) throw new Problem("version-conflict");
  return proposal;
}

/** The proposal that was seen, for another than its proposer to confirm. Problems: version-conflict, own-proposal. */
export function confirmable<P extends Proposed>(proposal: P | undefined, proposedOn: Instant, by: string): P {
  const seen = seenProposal(proposal, proposedOn);
  demandAnother(seen, by);
  return seen;
}

/** What a proposal becomes once somebody has confirmed it. */
export const confirmedBy = (by: string, now: Instant): Pick<Confirmed, "confirmedBy" | "confirmedOn"> => ({
  confirmedBy: by,
  confirmedOn: now,
});

interface Standing {
  proposal: Proposed | undefined;
  /** What was decided last, of the same matter. */
  decided: Partial<Proposed> | undefined;
}

/** Whether the proposal that was seen has been confirmed already: whoever confirms it again is answered by what stands. */
export const isConfirmed = ({ proposal, decided }: Standing, proposedOn: Instant): boolean =>
  !proposal && decided?.proposedOn === proposedOn;

/** Whether the proposal that was seen has been refused already: nothing stands, and it isn't what was confirmed. */
export const isRefused = ({ proposal, decided }: Standing, proposedOn: Instant): boolean =>
  !proposal && decided?.proposedOn !== proposedOn;
