import { debtOf, findOrder, setCreditLimit } from "../orders/index.ts";
import type { Cents } from "../platform/money.ts";
import { invalid, Problem } from "../platform/problems.ts";
import { untilWritten } from "../platform/storing/until-written.ts";
import { romeDate, type CivilDate } from "../platform/time.ts";
import { claimAnswers, claimMachine, type ClaimAnswer } from "./claim-machine.ts";
import { coverageOf } from "./coverage.ts";
import { declareBy, paysBy, type Claim, type Insurance } from "./insurance.ts";
import { loadInsurance, writeInsurance } from "./stored-insurance.ts";

/** The most claims that are kept of a company. */
export const mostClaims = 100;

interface Declaration {
  orderId: string;
  /** The day on which the insurer was told. */
  on: CivilDate;
  /** The insurer's number of the claim. */
  reference: string;
}

/**
 * Notes that the insurer was told of an order that is late, with what it covers of it; and takes the company's credit away, so that nothing
 * more leaves unpaid (domain-rules 4.6, compensation_for_insolvency). The same order again changes nothing; one whose claim was withdrawn
 * is declared anew. Problems: not-found, invalid-transition for an order that isn't late or of which nothing is covered, limit-reached,
 * invalid-input for a day before it was late or to come.
 */
export async function declareToInsurer(
  id: string,
  { orderId, on, reference }: Declaration,
  now: Date,
): Promise<Insurance> {
  const today = romeDate(now);
  if (on > today) throw invalid({ field: "on", code: "in-the-future" });
  const written = await untilWritten(async () => {
    const known = await loadInsurance(id);
    const standing = known.claims.find((claim) => claim.orderId === orderId);
    if (standing && !claimMachine.offers(standing, "declare", "back-office")) return known;
    const order = await findOrder(orderId);
    if (order?.companyId !== id) throw new Problem("not-found");
    const { owedFrom, amount } = debtOf(order) ?? {};
    if (amount === undefined || owedFrom === undefined || owedFrom >= today) {
      throw new Problem("invalid-transition", { state: order.status });
    }
    if (on <= owedFrom) throw invalid({ field: "on", code: "before-late" });
    const { covered, expected } = await coverageOf(known, order, today);
    if (covered === 0) throw new Problem("invalid-transition", { state: "not-covered" });
    const others = known.claims.filter((claim) => claim !== standing);
    if (others.length >= mostClaims) throw new Problem("limit-reached", { limit: mostClaims });
    const claim: Claim = {
      orderId,
      orderNumber: order.number,
      amount,
      covered,
      expected,
      owedFrom,
      declareBy: declareBy(owedFrom),
      declaredOn: on,
      reference,
      state: "declared",
      paysBy: paysBy(on),
    };
    return writeInsurance({ ...known, claims: [...others, claim] });
  });
  // Once it is written, and again where it broke off here.
  await untilWritten(() => setCreditLimit(id, null, now));
  return written;
}

interface Answer {
  state: ClaimAnswer;
  on: CivilDate;
  /** Cents that the insurer pays, where it has accepted. */
  indemnity?: Cents | undefined;
  paysBy?: CivilDate | undefined;
  reason?: string | undefined;
}

/**
 * Notes what the insurer answers to a claim, or that it was withdrawn, for a reason. The same again changes nothing. Problems: not-found,
 * invalid-transition, invalid-input at the field.
 */
export async function noteClaim(id: string, orderId: string, answer: Answer, now: Date): Promise<Insurance> {
  const { state, on, indemnity, reason } = answer;
  if (on > romeDate(now)) throw invalid({ field: "on", code: "in-the-future" });
  if (state === "accepted" && indemnity === undefined) throw invalid({ field: "indemnity", code: "required" });
  if (state !== "accepted" && !reason) throw invalid({ field: "reason", code: "required" });
  return untilWritten(async () => {
    const known = await loadInsurance(id);
    const claim = known.claims.find((one) => one.orderId === orderId);
    if (!claim) throw new Problem("not-found");
    const accepted = state === "accepted" ? { indemnity, paysBy: answer.paysBy ?? claim.paysBy } : {};
    const answered: Claim = { ...claim, state, answeredOn: on, indemnity: undefined, reason, ...accepted };
    if (isSame(claim, answered)) return known;
    claimMachine.demand(claim, claimAnswers[state], "back-office");
    if (on < claim.declaredOn) throw invalid({ field: "on", code: "before-declared" });
    if (indemnity !== undefined && indemnity > claim.amount) throw invalid({ field: "indemnity", code: "too-much" });
    if (accepted.paysBy !== undefined && accepted.paysBy < on)
      throw invalid({ field: "paysBy", code: "before-answer" });
    return writeInsurance({ ...known, claims: known.claims.map((one) => (one === claim ? answered : one)) });
  });
}

const isSame = (one: Claim, other: Claim): boolean =>
  (Object.keys({ ...one, ...other }) as (keyof Claim)[]).every((key) => one[key] === other[key]);
