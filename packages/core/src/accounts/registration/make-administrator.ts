import { UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { Problem } from "../../platform/problems.ts";
import { userByEmail } from "../login/login.ts";
import { keysOfRoles, UserEntity } from "../user.table.ts";

/**
 * Gives the back office to the user of an e-mail, who has confirmed it: how a new shop gets its first administrator,
 * by somebody who may write to the table. not-found without such a user, email-not-verified before it is confirmed.
 */
export async function makeAdministrator(email: string): Promise<void> {
  const user = await userByEmail(email.trim().toLowerCase());
  if (!user || user.closedAt) throw new Problem("not-found");
  if (!user.emailVerifiedAt) throw new Problem("email-not-verified");
  const roles = [...new Set([...user.roles, "admin" as const])];
  await UserEntity.build(UpdateItemCommand)
    .item({ id: user.id, roles, ...keysOfRoles(user.id, roles) })
    .send();
}
