import { createHmac } from "node:crypto";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { companyOf, namedOnDocuments } from "../../accounts/index.ts";
import type { User } from "../../platform/access.ts";
import { secret } from "../../platform/secret.ts";
import { readAll } from "../../platform/storing/read-all.ts";
import type { Write } from "../../platform/storing/transaction.ts";
import { instant } from "../../platform/time.ts";
import { TrialEntity } from "../subscription.table.ts";

type Trier = Pick<User, "id" | "companyId">;

/** A keyed hash of a VAT number: without the key nobody finds out by trying numbers whose it is. */
const keyed = async (vatNumber: string): Promise<string> =>
  createHmac("sha256", await secret("TRIALS_KEY"))
    .update(`trial:${vatNumber}`)
    .digest("base64url");

/**
 * Who tries a plan: a company once, whoever of it asks, and its VAT number once, in whatever company's record it stands, also after that was
 * erased. Who has no company: they themselves.
 */
async function holdersOf(user: Trier): Promise<string[]> {
  const company = await companyOf(user);
  return [user.companyId ?? user.id, ...(company ? [`vat-${await keyed(namedOnDocuments(company).vatNumber)}`] : [])];
}

/** Whether nothing is left to try. Two requests for a company, one without. */
export async function hasTried(user: Trier): Promise<boolean> {
  const holders = await holdersOf(user);
  const tried = await readAll(
    TrialEntity,
    holders.map((holder) => ({ holder })),
  );
  return tried.length > 0;
}

/** Keeps that it was tried, in the transaction in which the trial begins: of two at once one does. */
export async function trialWrites(user: Trier, now: Date): Promise<Write[]> {
  const holders = await holdersOf(user);
  return holders.map((holder, at) =>
    TrialEntity.build(PutTransaction)
      .item({ holder, ...(at === 0 && { userId: user.id }), at: instant(now) })
      .options({ condition: { attr: "holder", exists: false } }),
  );
}
