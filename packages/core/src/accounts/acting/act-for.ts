import { UpdateTransaction } from "dynamodb-toolbox/entity/actions/transactUpdate";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { $remove, $set, UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { isEmployee, type User } from "../../platform/access.ts";
import { announce } from "../../platform/work/outbox.ts";
import { Problem } from "../../platform/problems.ts";
import type { StoredUser } from "../directory/load-users.ts";
import { backOfficeView, ownersReach, userInReach, type Employee } from "../office/office-reach.ts";
import { SessionEntity } from "../user.table.ts";
import { actingBegan } from "../events.ts";

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

type Actor = Pick<User, "id" | "roles" | "name" | "surname">;

/** From now on this session speaks for the customer, who is told by whom and why. Problems: not-found, forbidden. */
export async function actFor(
  actor: Actor,
  session: SessionKey | undefined,
  customerId: string,
  reason: string,
  now: Date,
) {
  const customer = await userInReach(actor, customerId);
  if (!session || !mayActFor(actor, customer)) throw new Problem("forbidden");
  const actingUntil = Math.floor(now.getTime() / 1000) + actingSeconds;
  const by = `${actor.name} ${actor.surname}`.trim();
  await execute(
    SessionEntity.build(UpdateTransaction)
      .item({ ...session, actingFor: customerId, actingUntil, actingTold: $set([]) })
      .options({ condition: { attr: "id", exists: true } }),
    announce(actingBegan.of({ userId: customerId, by, reason }), now),
  );
  return backOfficeView(customer, now);
}

/** The session speaks for its own user again. */
export async function stopActing(session: SessionKey | undefined): Promise<void> {
  if (!session) return;
  await SessionEntity.build(UpdateItemCommand)
    .item({ ...session, actingFor: $remove(), actingUntil: $remove(), actingTold: $remove() })
    .options({ condition: { attr: "id", exists: true } })
    .send();
}
