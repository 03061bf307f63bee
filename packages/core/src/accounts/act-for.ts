import { $remove, UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { isEmployee } from "../platform/access.ts";
import { Problem } from "../platform/problems.ts";
import type { StoredUser } from "./directory/load-users.ts";
import { backOfficeView, ownersReach, userInReach, type Employee } from "./office-reach.ts";
import { SessionEntity } from "./user.table.ts";

/** How long an employee acts for a customer at most, without saying so again. */
const actingSeconds = 3600;

interface SessionKey {
  userId: string;
  secretHash: string;
}

/** Never for a colleague, whose permissions it would lend, nor for who may not come in; an agent for their own customers. */
export function mayActFor(actor: Employee, customer: StoredUser): boolean {
  const owner = ownersReach(actor);
  return (
    customer.id !== actor.id &&
    !customer.closedAt &&
    !customer.blockedAt &&
    !isEmployee(customer) &&
    (owner === undefined || customer.ownerId === owner)
  );
}

/** From now on this session speaks for the customer. Problems: not-found, forbidden. */
export async function actFor(actor: Employee, session: SessionKey | undefined, customerId: string, now: Date) {
  const customer = await userInReach(actor, customerId);
  if (!session || !mayActFor(actor, customer)) throw new Problem("forbidden");
  const actingUntil = Math.floor(now.getTime() / 1000) + actingSeconds;
  await SessionEntity.build(UpdateItemCommand)
    .item({ ...session, actingFor: customerId, actingUntil })
    .options({ condition: { attr: "id", exists: true } })
    .send();
  return backOfficeView(customer, now);
}

/** The session speaks for its own user again. */
export async function stopActing(session: SessionKey | undefined): Promise<void> {
  if (!session) return;
  await SessionEntity.build(UpdateItemCommand)
    .item({ ...session, actingFor: $remove(), actingUntil: $remove() })
    .options({ condition: { attr: "id", exists: true } })
    .send();
}
