import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { GuardEntity } from "../../platform/storing/guard.table.ts";
import { Problem } from "../../platform/problems.ts";
import { nobody } from "../nobody.ts";
import { verifyPassword } from "./password.ts";
import { proveSecondFactor, secondFactorOf } from "../second-factor/prove-second-factor.ts";
import { openSession } from "./open-session.ts";
import { countFailure, demandPatience, forgetFailures } from "./slow-down.ts";
import { passwordHashOf } from "./stored-password.ts";
import { UserEntity } from "../user.table.ts";

/** The user of an e-mail, through the guard that holds it; as many reads for an e-mail that nobody has. */
export async function userByEmail(email: string) {
  const { Item: guard } = await GuardEntity.build(GetItemCommand).key({ kind: "EMAIL", value: email }).send();
  const id = guard?.ownerId ?? nobody;
  return (await UserEntity.build(GetItemCommand).key({ id }).options({ consistent: true }).send()).Item;
}

interface Login {
  email: string;
  password: string;
  /** Of the authenticator app, or a recovery code. */
  code?: string | undefined;
}

interface From {
  ip?: string | undefined;
  device?: string | undefined;
}

/** Whether somebody's company is not verified yet: nobody of it logs in before (spec 4). */
export const companyWaits = ({
  accountType,
  companyStatus,
}: {
  accountType?: string | undefined;
  companyStatus?: string | undefined;
}): boolean => accountType === "business" && companyStatus !== "verified";

/**
 * Checks the password, and the second factor where there is one, and opens a session; answers its cookie. The order of
 * the refusals is decided in domain-rules 3.7: too-many-requests, wrong-credentials (also for the unknown, the blocked
 * and the rejected), then email-not-verified (406, spec 4), company-not-verified (412), second-factor-needed and
 * wrong-code. A wrong code counts as a failure like a wrong password.
 */
export async function login({ email, password, code }: Login, { ip, device }: From, now: Date): Promise<string> {
  const attempt = { email, ip };
  await demandPatience(attempt, now);
  const user = await userByEmail(email);
  const right = await verifyPassword(password, await passwordHashOf(user?.id ?? nobody));
  if (!user || !right || user.blockedAt || user.closedAt || user.companyStatus === "rejected") {
    await countFailure(attempt, now);
    throw new Problem("wrong-credentials");
  }
  if (!user.emailVerifiedAt) throw new Problem("email-not-verified");
  if (companyWaits(user)) throw new Problem("company-not-verified");
  if (user.secondFactorAt) await passSecondFactor(user.id, code, attempt, now);
  await forgetFailures(attempt);
  return openSession(user.id, device, now);
}

async function passSecondFactor(
  userId: string,
  code: string | undefined,
  attempt: { email: string; ip?: string | undefined },
  now: Date,
): Promise<void> {
  if (!code) throw new Problem("second-factor-needed");
  const factor = await secondFactorOf(userId);
  if (!factor) throw new Problem("wrong-code");
  try {
    await proveSecondFactor(factor, code, now);
  } catch (error) {
    await countFailure(attempt, now);
    throw error;
  }
}
