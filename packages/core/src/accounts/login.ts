import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { GuardEntity } from "../platform/guard.table.ts";
import { Problem } from "../platform/problems.ts";
import { limited } from "../platform/rate-limit.ts";
import { verifyPassword } from "./password.ts";
import { hashOf, openSession } from "./session.ts";
import { UserEntity } from "./user.table.ts";

/** Ten tries for one e-mail in five minutes, from wherever they come. */
const attempts = { method: "POST", path: "/login#email", rateLimit: { limit: 10, windowSeconds: 300 } } as const;

/** The user of an e-mail, through the guard that holds it. */
export async function userByEmail(email: string) {
  const { Item: guard } = await GuardEntity.build(GetItemCommand).key({ kind: "EMAIL", value: email }).send();
  if (!guard) return undefined;
  return (await UserEntity.build(GetItemCommand).key({ id: guard.ownerId }).options({ consistent: true }).send()).Item;
}

/**
 * Checks the password and opens a session; answers its cookie. The order of the refusals is decided in domain-rules
 * 3.7: wrong-credentials (also for the unknown, the blocked and the rejected), then email-not-verified (406, spec 4),
 * then company-not-verified (412).
 */
export async function login(email: string, password: string, device: string | undefined, now: Date): Promise<string> {
  await limited(attempts, hashOf(email), now);
  const user = await userByEmail(email);
  const right = await verifyPassword(password, user?.passwordHash);
  if (!user || !right || user.blockedAt || user.closedAt || user.companyStatus === "rejected") {
    throw new Problem("wrong-credentials");
  }
  if (!user.emailVerifiedAt) throw new Problem("email-not-verified");
  if (user.accountType === "business" && user.companyStatus !== "verified") throw new Problem("company-not-verified");
  return openSession(user.id, device, now);
}
