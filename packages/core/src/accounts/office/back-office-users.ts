import { $remove, $set, UpdateItemCommand, type UpdateItemInput } from "dynamodb-toolbox/entity/actions/update";
import type { AgentLevel, Role } from "../../platform/access.ts";
import { allowed } from "../../platform/access.ts";
import { invalid, Problem } from "../../platform/problems.ts";
import { instant } from "../../platform/time.ts";
import { conditionFailed } from "../../platform/storing/transaction.ts";
import { eraseAccount, type ForgetAddress } from "../close-account.ts";
import { loadUsers } from "../directory/load-users.ts";
import { backOfficeView, notOneself, type Employee } from "./office-reach.ts";
import { closeAllSessions } from "../login/sessions.ts";
import { keysOfRoles, UserEntity } from "../user.table.ts";

type Change = Omit<UpdateItemInput<typeof UserEntity>, "id">;

/** Changes a user who is there and has not closed the account. Problem: not-found. */
async function change(id: string, fields: Change, now: Date) {
  try {
    await UserEntity.build(UpdateItemCommand)
      .item({ id, ...fields })
      .options({
        condition: {
          and: [
            { attr: "email", exists: true },
            { attr: "closedAt", exists: false },
          ],
        },
      })
      .send();
  } catch (error) {
    if (conditionFailed(error)) throw new Problem("not-found");
    throw error;
  }
  return officeUser(id, now);
}

/** A blocked user can't log in, and is logged in nowhere any more. */
export async function blockUser(actor: Employee, id: string, now: Date) {
  notOneself(actor, id);
  const user = await change(id, { blockedAt: instant(now) }, now);
  await closeAllSessions(id);
  return user;
}

export const recoverUser = (id: string, now: Date) => change(id, { blockedAt: $remove() }, now);

/** Takes the e-mail for confirmed without its token. */
export const forceEmailVerification = (id: string, now: Date) => change(id, { emailVerifiedAt: instant(now) }, now);

interface Roles {
  roles: Role[];
  agentLevel?: AgentLevel | undefined;
}

/** The roles beyond customer; a sales agent has a level. */
export function setRoles(actor: Employee, id: string, { roles, agentLevel }: Roles, now: Date) {
  if (!roles.includes("admin")) notOneself(actor, id);
  const keys = keysOfRoles(id, roles) ?? { gsi4pk: $remove(), gsi4sk: $remove() };
  const level = roles.includes("sales_agent") ? agentLevel : $remove();
  return change(id, { roles: $set(roles), agentLevel: level, ...keys }, now);
}

/** A person as they are now. Problem: not-found. */
export async function officeUser(id: string, now: Date) {
  const [user] = await loadUsers([id]);
  if (!user) throw new Problem("not-found");
  return backOfficeView(user, now);
}

/** Gives a customer to a sales agent or an administrator; null to nobody. Problem: invalid-input at ownerId. */
export async function setOwner(id: string, ownerId: string | null, now: Date) {
  if (ownerId === null) return change(id, { ownerId: $remove() }, now);
  const [owner] = await loadUsers([ownerId]);
  const fit = owner && !owner.closedAt && !owner.blockedAt && allowed("sales", owner) && ownerId !== id;
  if (!fit) throw invalid({ field: "ownerId", code: "no-agent" });
  return change(id, { ownerId }, now);
}

/** Closes the account and erases the person, as the person could: docs/privacy.md says what stays. */
export async function deleteUser(actor: Employee, id: string, now: Date, forget?: ForgetAddress): Promise<void> {
  notOneself(actor, id);
  await eraseAccount(id, now, forget);
}
