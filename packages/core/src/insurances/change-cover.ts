import { findUser, loadCompany } from "../accounts/index.ts";
import type { User } from "../platform/access.ts";
import type { Cents } from "../platform/money.ts";
import { invalid, Problem } from "../platform/problems.ts";
import { untilWritten } from "../platform/storing/until-written.ts";
import { instant, romeDate, type CivilDate } from "../platform/time.ts";
import type { Cover, Insurance } from "./insurance.ts";
import { findInsurance, loadInsurance, writeInsurance } from "./stored-insurance.ts";

/** The most decisions that are kept of a company, and the most claims. */
export const mostCovers = 100;

interface Asked {
  /** One of the company's people. */
  userId: string;
  /** Cents up to which what the company owes is to be covered. */
  amount: Cents;
  /** The day on which the insurer was asked. */
  on: CivilDate;
}

/**
 * Notes that the insurer was asked to cover what a company owes, the first time or for another amount; what it covers goes on meanwhile. The
 * same again changes nothing. Problems: not-eligible for who buys for no verified company, invalid-input for a day to come.
 */
export async function askInsurer(
  actor: Pick<User, "id">,
  { userId, amount, on }: Asked,
  now: Date,
): Promise<Insurance> {
  if (on > romeDate(now)) throw invalid({ field: "on", code: "in-the-future" });
  const companyId = (await findUser(userId))?.companyId;
  if (companyId === undefined) throw new Problem("not-eligible");
  const { companyName, vatNumber, status } = await loadCompany(companyId);
  if (status !== "verified") throw new Problem("not-eligible");
  return untilWritten(async () => {
    const known = await findInsurance(companyId);
    if (known?.asked?.amount === amount && known.asked.on === on) return known;
    const created = { id: companyId, version: 0, covers: [], claims: [], createdOn: instant(now), createdBy: actor.id };
    return writeInsurance({ ...(known ?? created), companyName, vatNumber, asked: { amount, on } });
  });
}

const isSame = (one: Cover | undefined, other: Cover): boolean =>
  one !== undefined && (Object.keys({ ...one, ...other }) as (keyof Cover)[]).every((key) => one[key] === other[key]);

/**
 * Notes what the insurer has decided, asked or by itself: up to how much it covers from a day on; 0 for a refusal, or to cover no more. The
 * same again changes nothing. Problems: not-found, limit-reached, invalid-input at the field.
 */
export async function noteCover(id: string, cover: Cover, now: Date): Promise<Insurance> {
  const { amount, percent, from, until, reason } = cover;
  if (from > romeDate(now)) throw invalid({ field: "from", code: "in-the-future" });
  if (until !== undefined && until < from) throw invalid({ field: "until", code: "before-from" });
  if (amount > 0 && percent === 0) throw invalid({ field: "percent", code: "required" });
  if (amount === 0 && !reason) throw invalid({ field: "reason", code: "required" });
  const decided = amount > 0 ? cover : { ...cover, percent: 0, until: undefined };
  return untilWritten(async () => {
    const { asked: _, ...known } = await loadInsurance(id);
    const last = known.covers.at(-1);
    if (isSame(last, decided) && !_) return known;
    if (last && from < last.from) throw invalid({ field: "from", code: "before-last" });
    if (known.covers.length >= mostCovers) throw new Problem("limit-reached", { limit: mostCovers });
    return writeInsurance({ ...known, covers: isSame(last, decided) ? known.covers : [...known.covers, decided] });
  });
}
