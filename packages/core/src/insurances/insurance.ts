import type { Cents } from "../platform/money.ts";
import { plusDays, type CivilDate, type Instant } from "../platform/time.ts";
import type { ClaimState, InsuranceState } from "./insurance-states.ts";
import { insurersPolicy } from "./insurer.ts";

/** What the insurer has decided on a company from a day on: each stands until the next. */
export interface Cover {
  /** Cents up to which it covers what the company owes; 0: nothing. */
  amount: Cents;
  /** How much of a loss it pays, in hundredths of a percent: 9000 is 90 %. */
  percent: number;
  from: CivilDate;
  /** Its last day, where it has one. */
  until?: CivilDate | undefined;
  /** The insurer's number of the decision. */
  reference: string;
  reason?: string | undefined;
}

/** An order that the insurer was told of, as it is late. */
export interface Claim {
  orderId: string;
  orderNumber: string;
  /** Cents that the order owed on the day of the declaration, and how much of them was covered. */
  amount: Cents;
  covered: Cents;
  /** What the insurer pays of them by its cover: the rest is the house's own loss. */
  expected: Cents;
  /** The day from which it is late, and until which the insurer is told in time. */
  owedFrom: CivilDate;
  declareBy: CivilDate;
  declaredOn: CivilDate;
  /** The insurer's number of the claim. */
  reference: string;
  state: ClaimState;
  answeredOn?: CivilDate | undefined;
  /** Cents that the insurer has said it pays, and by when. */
  indemnity?: Cents | undefined;
  paysBy?: CivilDate | undefined;
  reason?: string | undefined;
}

/** A company at the credit insurer: what was asked, what it covers, what it was told of. */
export interface Insurance {
  /** The company's. */
  id: string;
  version: number;
  companyName: string;
  vatNumber: string;
  asked?: { amount: Cents; on: CivilDate } | undefined;
  /** In the order of their days. */
  covers: readonly Cover[];
  claims: readonly Claim[];
  createdOn: Instant;
  createdBy: string;
}

/** What the insurer covers on a day; undefined for nothing. */
export function coverOn(covers: readonly Cover[], day: CivilDate): Cover | undefined {
  const cover = covers.findLast(({ from }) => from <= day);
  return cover && cover.amount > 0 && (cover.until === undefined || cover.until >= day) ? cover : undefined;
}

/** How a company stands with the insurer: what waits for an answer comes first. */
export function stateOf({ asked, covers }: Pick<Insurance, "asked" | "covers">, today: CivilDate): InsuranceState {
  if (asked) return "requested";
  if (coverOn(covers, today)) return "covered";
  return covers.some(({ amount }) => amount > 0) ? "ended" : "refused";
}

/** An order that isn't paid. */
export interface Owing {
  orderId: string;
  /** Cents. */
  amount: Cents;
  /** The day by which it is covered: its invoice's, or today for what isn't invoiced yet. */
  soldOn: CivilDate;
}

/**
 * How many cents of each order are covered: the oldest first, each by the cover of its own day and up to what that leaves; what is paid makes
 * room for the next (docs/decisions/credit-insurance.md).
 */
export function coveredOf(covers: readonly Cover[], orders: readonly Owing[]): ReadonlyMap<string, Cents> {
  const covered = new Map<string, Cents>();
  let taken = 0;
  for (const { orderId, amount, soldOn } of orders.toSorted((a, b) => (a.soldOn < b.soldOn ? -1 : 1))) {
    const room = Math.max(0, (coverOn(covers, soldOn)?.amount ?? 0) - taken);
    const part = Math.min(amount, room);
    covered.set(orderId, part);
    taken += part;
  }
  return covered;
}

/** Cents that the insurer pays of a covered loss, by the cover of the day of the sale. */
export const indemnityOf = (covered: Cents, cover: Pick<Cover, "percent"> | undefined): Cents =>
  Math.round((covered * (cover?.percent ?? 0)) / 10_000);

/** The last day on which the insurer is told in time of what is late since a day. */
export const declareBy = (owedFrom: CivilDate): CivilDate => plusDays(owedFrom, insurersPolicy.declareWithinDays);

/** The day by which the insurer pays what it was told of on a day. */
export const paysBy = (declaredOn: CivilDate): CivilDate => plusDays(declaredOn, insurersPolicy.paysWithinDays);

/** Whether the insurer still has something to do with a claim. */
export const isOpen = ({ state }: Pick<Claim, "state">): boolean => state === "declared" || state === "accepted";
