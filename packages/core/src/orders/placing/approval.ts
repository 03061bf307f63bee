import { needsApproval, type User } from "../../platform/access.ts";
import type { Cents } from "../../platform/money.ts";
import { Problem } from "../../platform/problems.ts";
import type { Order } from "../order.ts";

/** What owners of the company have agreed to, VAT included; of orders of before it was kept, what they stand at. */
const agreedOf = ({ agreedTotal, approval, amounts }: Order): Cents =>
  agreedTotal ?? (approval?.decidedOn ? amounts.total : 0);

/**
 * A placed order that somebody makes dearer, or confirms anew: above the limit of its buyer, and above what an owner has agreed
 * to, it takes an owner (docs/decisions/order-approval.md). An owner who does it agrees by that. While the order waits for an
 * owner they will see what it is then. Problem: approval-needed.
 */
export function agreedBy(
  actor: Pick<User, "memberRole" | "approvalLimit">,
  before: Order,
  after: Order,
): Pick<Order, "agreedTotal"> {
  const { agreedTotal } = before;
  const { total } = after.amounts;
  if (before.companyId === undefined || before.status === "awaitingApproval" || total <= agreedOf(before)) {
    return { agreedTotal };
  }
  if (actor.memberRole === "owner") return { agreedTotal: total };
  if (needsApproval(actor, total)) throw new Problem("approval-needed", { limit: actor.approvalLimit, total });
  return { agreedTotal };
}
