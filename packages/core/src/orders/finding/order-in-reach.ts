import { usersInReach } from "../../accounts/index.ts";
import { allowed, type User } from "../../platform/access.ts";
import { Problem } from "../../platform/problems.ts";
import { withoutWithdrawn, type Order } from "../order.ts";
import { loadOrder, maySee } from "../stored-order.ts";

type Employee = Pick<User, "id" | "roles">;

const isInReach = async (actor: Employee, { userId }: Pick<Order, "userId">): Promise<boolean> =>
  (await usersInReach(actor, [userId])).has(userId);

/** An order that this employee may look at: an agent sees their own customers', another's is not-found. */
export async function orderInReach(actor: Employee, id: string): Promise<Order> {
  const order = await loadOrder(id);
  if (!(await isInReach(actor, order))) throw new Problem("not-found");
  return order;
}

/** An order with the documents that this user may read: an employee's, else what they see as a customer. */
export async function readableOrder(user: User, id: string): Promise<Order> {
  const order = await loadOrder(id);
  if (allowed("sales", user) && (await isInReach(user, order))) return order;
  if (maySee(user, order)) return withoutWithdrawn(order);
  throw new Problem("not-found");
}
