import type { Cents } from "../../platform/money.ts";
import type { CivilDate } from "../../platform/time.ts";
import type { StatementEntry } from "./entry.ts";
import { confidences, propose, type Candidate, type Proposal } from "./propose.ts";

/** An open entry, as far as what it may pay depends on the others. */
export interface OpenEntry extends Pick<StatementEntry, "text" | "reference" | "name"> {
  id: string;
  bookedOn: CivilDate;
  /** What of it pays nothing yet, cents; 0 where nothing is proposed for it. */
  left: Cents;
  /** What is written down of it and not booked yet: that money is spoken for. */
  begun: readonly { orderId: string; amount: Cents }[];
  /** Orders from which somebody has taken it: none of them is proposed again. */
  not: readonly string[];
}

/** Another entry that is proposed for the same debt, before this one. */
export interface Rival {
  number: string;
  bookedOn: CivilDate;
  /** Cents of it that are proposed for that order. */
  amount: Cents;
}

/** A proposal that knows of the others: `rivals` leave nothing, or less, of what its orders wait for. */
export type WeighedProposal = Proposal & { rivals?: Rival[] | undefined };

const rankOf = ({ confidence }: Proposal): number => confidences.indexOf(confidence);

/** What stays of the payments of an order once an amount is used for it: for one of just that amount, else for one after the other. */
function openAfter(open: readonly Cents[], amount: Cents): readonly Cents[] {
  const just = open.indexOf(amount);
  if (just >= 0) return open.toSpliced(just, 1);
  let left = amount;
  return open.flatMap((due) => {
    const taken = Math.min(left, due);
    left -= taken;
    return due > taken ? [due - taken] : [];
  });
}

/**
 * What each of several open entries may pay, where one debt is proposed once: the surer before the others, of equals the earlier day. An
 * entry whose orders are spoken for by such a one is proposed with what is left of them, never more surely than by itself; where that is
 * nothing, weakly, and it says by which (`rivals`). So what is sure never comes to more than an order waits for.
 */
export function proposeAll(entries: readonly OpenEntry[], waiting: readonly Candidate[]): Map<string, WeighedProposal> {
  const open = new Map(waiting.map((one) => [one.orderId, one.open]));
  const claims = new Map<string, Rival[]>();
  const claim = (orderId: string, rival: Rival) => {
    open.set(orderId, openAfter(open.get(orderId) ?? [], rival.amount));
    claims.set(orderId, [...(claims.get(orderId) ?? []), rival]);
  };
  const numbers = new Map(waiting.map(({ orderId, number }) => [orderId, number]));
  for (const { begun, bookedOn } of entries)
    for (const { orderId, amount } of begun) claim(orderId, { number: numbers.get(orderId) ?? "", bookedOn, amount });
  const alone = entries.flatMap((entry) => {
    const own = waiting.filter(({ orderId }) => !entry.not.includes(orderId));
    const proposal = entry.left > 0 ? propose(entry, entry.left, own) : undefined;
    return proposal ? [{ entry, own, proposal }] : [];
  });
  const inTurn = alone.toSorted(
    (a, b) =>
      rankOf(a.proposal) - rankOf(b.proposal) ||
      a.entry.bookedOn.localeCompare(b.entry.bookedOn) ||
      a.entry.id.localeCompare(b.entry.id),
  );
  return new Map(
    inTurn.map(({ entry, own, proposal }) => {
      const rivals = proposal.shares.flatMap(({ orderId }) => claims.get(orderId) ?? []);
      const left = own.map((one) => ({ ...one, open: open.get(one.orderId) ?? [] }));
      const weighed = rivals.length > 0 ? weighedBy(rivals, proposal, propose(entry, entry.left, left)) : proposal;
      for (const { orderId, number, amount } of weighed.shares)
        claim(orderId, { number, bookedOn: entry.bookedOn, amount });
      return [entry.id, weighed];
    }),
  );
}

/** A proposal beside its rivals, and what it would be of what they leave. */
function weighedBy(rivals: Rival[], alone: Proposal, rest: Proposal | undefined): WeighedProposal {
  const orders = (of: Proposal) => of.shares.map(({ orderId }) => orderId).join(" ");
  if (!rest || orders(rest) !== orders(alone)) return { ...alone, confidence: "weak", rivals };
  const confidence = rankOf(rest) < rankOf(alone) ? alone.confidence : rest.confidence;
  return confidence === "sure" ? rest : { ...rest, confidence, rivals };
}
