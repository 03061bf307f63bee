import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import type { User } from "../platform/access.ts";
import { invalid, Problem } from "../platform/problems.ts";
import { limited } from "../platform/rate-limit.ts";
import { hashPassword, isCommonPassword, verifyPassword } from "./password.ts";
import { closeAllSessions, openSession } from "./session.ts";
import { UserEntity } from "./user.table.ts";

const attempts = { method: "POST", path: "/user#password", rateLimit: { limit: 10, windowSeconds: 300 } } as const;

/** Whoever changes what only the owner may proves it by the password; wrong-credentials otherwise. */
export async function proveOwner(user: Pick<User, "id">, password: string, now: Date) {
  await limited(attempts, user.id, now);
  const { Item } = await UserEntity.build(GetItemCommand).key({ id: user.id }).options({ consistent: true }).send();
  const right = await verifyPassword(password, Item?.passwordHash);
  if (!Item || !right) throw new Problem("wrong-credentials");
  return Item;
}

/** Sets a new password, ends every session and answers the cookie of a new one. */
export async function changePassword(
  user: Pick<User, "id">,
  { password, newPassword }: { password: string; newPassword: string },
  device: string | undefined,
  now: Date,
): Promise<string> {
  if (isCommonPassword(newPassword)) throw invalid({ field: "newPassword", code: "common-password" });
  await proveOwner(user, password, now);
  await UserEntity.build(UpdateItemCommand)
    .item({ id: user.id, passwordHash: await hashPassword(newPassword) })
    .send();
  await closeAllSessions(user.id);
  return openSession(user.id, device, now);
}
