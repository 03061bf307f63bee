import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { reachOf, type User } from "../../platform/access.ts";
import { Problem } from "../../platform/problems.ts";
import { loadUsers, type StoredUser } from "../directory/load-users.ts";
import { entitlementOf } from "../../plans/index.ts";
import { memberRoleOf } from "../user.ts";
import { UserEntity } from "../user.table.ts";

/** Who works in the back office, as far as their reach goes. */
export type Employee = Pick<User, "id" | "roles">;

/** The owner whose customers alone this employee sees; undefined for whoever sees them all. */
export const ownersReach = (actor: Employee): string | undefined =>
  reachOf("sales", actor) === "all" ? undefined : actor.id;

/** A user within the employee's reach; another agent's customer is not-found. */
export async function userInReach(actor: Employee, id: string): Promise<StoredUser> {
  const { Item } = await UserEntity.build(GetItemCommand).key({ id }).options({ consistent: true }).send();
  const owner = ownersReach(actor);
  if (!Item || (owner !== undefined && Item.ownerId !== owner)) throw new Problem("not-found");
  return Item;
}

/** Which of these users are within the employee's reach; nothing is read for whoever sees them all. */
export async function usersInReach(actor: Employee, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const owner = ownersReach(actor);
  if (owner === undefined) return new Set(ids);
  const users = await loadUsers(ids);
  return new Set(users.filter(({ ownerId }) => ownerId === owner).map(({ id }) => id));
}

/** Nobody locks themselves out: an administrator keeps that role and can't be blocked or erased by their own hand. */
export function notOneself(actor: Employee, id: string): void {
  if (actor.id === id) throw new Problem("forbidden");
}

/** A person as the back office sees them. */
export const backOfficeView = (user: StoredUser, now: Date) => ({
  ...user,
  memberRole: memberRoleOf(user),
  entitlement: entitlementOf(user.subscription, now),
});
