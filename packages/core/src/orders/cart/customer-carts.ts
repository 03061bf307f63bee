import { callerById, usersInReach } from "../../accounts/index.ts";
import type { User } from "../../platform/access.ts";
import { Problem } from "../../platform/problems.ts";
import { cartView, openOrderOf } from "./cart.ts";
import { listSavedOrders } from "./saved-orders.ts";

/** As many carts that were put aside, the newest. */
const shown = 20;

/** A customer's open cart and those put aside, as the back office sees them. Problem: not-found out of one's reach. */
export async function customerCarts(actor: Pick<User, "id" | "roles">, userId: string, now: Date) {
  const reached = await usersInReach(actor, [userId]);
  const customer = reached.has(userId) ? await callerById(userId, now) : undefined;
  if (!customer) throw new Problem("not-found");
  const [open, saved] = await Promise.all([
    openOrderOf(customer, now),
    listSavedOrders(customer, { limit: shown }, now),
  ]);
  return { open: cartView(open, customer, now), saved: saved.items };
}
