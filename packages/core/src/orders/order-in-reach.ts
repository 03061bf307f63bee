import { usersInReach } from "../accounts/index.ts";
import { allowed, type User } from "../platform/access.ts";
import { Problem } from "../platform/problems.ts";
import type { Order } from "./order.ts";
import { loadOrder, maySee } from "./stored-order.ts";

type Employee = Pick<User, "id" | "roles">;

const isInReach = async (actor: Employee, { userId }: Pick<Order, "userId">): Promise<boolean> =>
  (await usersInReach(actor, [userId])).has(userId);

/** An order that this employee may look at: an agent sees their own customers', another's is not-found. */
export async function orderInReach(actor: Employee, id: string): Promise<Order> {
  const order = await loadOrder(id);
  if (!(await isInReach(actor, order))) throw new Problem("not-found");
  return order;
}

/** An order whose documents this user may read: what they see as a customer, and as an employee. */
export async function readableOrder(user: User, id: string): Promise<Order> {
  const order = await loadOrder(id);
  if (maySee(user, order) || (allowed("sales", user) && (await isInReach(user, order)))) return order;
  throw new Problem("not-found");
}
