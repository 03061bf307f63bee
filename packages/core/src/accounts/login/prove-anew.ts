import { UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import type { User } from "../../platform/access.ts";
import { invalid, Problem } from "../../platform/problems.ts";
import { limited } from "../../platform/http/rate-limit.ts";
import { conditionFailed } from "../../platform/storing/transaction.ts";
import { proveOwner } from "./change-password.ts";
import { proveSecondFactor, secondFactorOf } from "../second-factor/prove-second-factor.ts";
import { SessionEntity } from "../user.table.ts";

const tries = { method: "POST", path: "/user/proof", rateLimit: { limit: 10, windowSeconds: 300 } } as const;

/**
 * Proves once more who sits at this session: by a code where the account has a second factor, else by the password; from
 * then on it may do for ten minutes what asks for a proof. Problems: wrong-credentials, wrong-code, second-factor-needed
 * (a password where a code is asked), too-many-requests after ten tries in five minutes. Who sends neither is told so
 * (invalid-input), which is no try.
 */
export async function proveAnew(
  user: Pick<User, "id">,
  session: { userId: string; secretHash: string } | undefined,
  { password, code }: { password?: string | undefined; code?: string | undefined },
  now: Date,
): Promise<void> {
  if (!session) throw new Problem("forbidden");
  const factor = await secondFactorOf(user.id);
  if (factor?.confirmedAt) {
    if (!code) throw new Problem("second-factor-needed");
    await limited(tries, user.id, now);
    await proveSecondFactor(factor, code, now);
  } else {
    if (password === undefined) throw invalid({ field: "password", code: "required" });
    await proveOwner(user, password, now);
  }
  try {
    await SessionEntity.build(UpdateItemCommand)
      .item({ ...session, provenAt: Math.floor(now.getTime() / 1000) })
      .options({ condition: { attr: "id", exists: true } })
      .send();
  } catch (error) {
    if (conditionFailed(error)) throw new Problem("not-logged-in");
    throw error;
  }
}
