import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { ConditionCheck } from "dynamodb-toolbox/entity/actions/transactCheck";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import type { User } from "../../platform/access.ts";
import { announce } from "../../platform/work/outbox.ts";
import { invalid, Problem } from "../../platform/problems.ts";
import { limited } from "../../platform/http/rate-limit.ts";
import { endOfAllKeys } from "../api-key/api-key-end.ts";
import { isCommonPassword, verifyPassword } from "./password.ts";
import { openSession } from "./open-session.ts";
import { closeAllSessions } from "./sessions.ts";
import { passwordHashOf, passwordWrite } from "./stored-password.ts";
import { UserEntity } from "../user.table.ts";
import { passwordChanged } from "../events.ts";

const attempts = { method: "POST", path: "/user#password", rateLimit: { limit: 10, windowSeconds: 300 } } as const;

/** Whoever changes what only the owner may proves it by the password; wrong-credentials otherwise. */
export async function proveOwner(user: Pick<User, "id">, password: string, now: Date) {
  await limited(attempts, user.id, now);
  const { Item } = await UserEntity.build(GetItemCommand).key({ id: user.id }).options({ consistent: true }).send();
  const right = await verifyPassword(password, await passwordHashOf(user.id));
  if (!Item || !right) throw new Problem("wrong-credentials");
  return Item;
}

/**
 * Stores a new password; the API keys that were made by the old one count no longer. Its owner is told of both by mail, in case it
 * was somebody else.
 */
export async function setPassword(id: string, password: string, now: Date): Promise<void> {
  const key = await endOfAllKeys(id, now);
  const payload = { userId: id, ...(key.ended && { keyEnded: true as const }) };
  await execute(
    UserEntity.build(ConditionCheck).key({ id }).condition({ attr: "email", exists: true }),
    await passwordWrite(id, password),
    ...key.writes,
    announce(passwordChanged.of(payload), now),
  );
}

/** Sets a new password, ends every session and API key, and answers the cookie of a new session. */
export async function changePassword(
  user: Pick<User, "id">,
  { password, newPassword }: { password: string; newPassword: string },
  device: string | undefined,
  now: Date,
): Promise<string> {
  if (isCommonPassword(newPassword)) throw invalid({ field: "newPassword", code: "common-password" });
  await proveOwner(user, password, now);
  await setPassword(user.id, newPassword, now);
  await closeAllSessions(user.id);
  return openSession(user.id, device, now);
}
