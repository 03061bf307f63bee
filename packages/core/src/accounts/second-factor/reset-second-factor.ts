import { DeleteTransaction } from "dynamodb-toolbox/entity/actions/transactDelete";
import { UpdateTransaction } from "dynamodb-toolbox/entity/actions/transactUpdate";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { $remove } from "dynamodb-toolbox/entity/actions/update";
import { announce } from "../../platform/work/outbox.ts";
import { Problem } from "../../platform/problems.ts";
import { cancellationReasons } from "../../platform/storing/transaction.ts";
import { loadUsers } from "../directory/load-users.ts";
import { backOfficeView, notOneself, userInReach, type Employee } from "../office/office-reach.ts";
import { secondFactorOf } from "./prove-second-factor.ts";
import { SecondFactorEntity } from "./second-factor.table.ts";
import { closeAllSessions } from "../login/sessions.ts";
import { UserEntity } from "../user.table.ts";
import { secondFactorReset } from "../events.ts";

/**
 * Turns off the second factor of somebody who has lost telephone and recovery codes; their password stays, every
 * session ends and they are told. Never one's own: a session left open would be enough. invalid-transition when none is on.
 */
export async function resetSecondFactor(actor: Employee, id: string, now: Date) {
  notOneself(actor, id);
  await userInReach(actor, id);
  const factor = await secondFactorOf(id);
  if (!factor?.confirmedAt) throw new Problem("invalid-transition");
  try {
    await execute(
      SecondFactorEntity.build(DeleteTransaction)
        .key({ userId: id })
        .options({ condition: { attr: "confirmedAt", exists: true } }),
      UserEntity.build(UpdateTransaction)
        .item({ id, secondFactorAt: $remove() })
        .options({ condition: { attr: "closedAt", exists: false } }),
      announce(secondFactorReset.of({ userId: id }), now),
    );
  } catch (error) {
    if (cancellationReasons(error).some(Boolean)) throw new Problem("invalid-transition");
    throw error;
  }
  await closeAllSessions(id);
  const [user] = await loadUsers([id]);
  if (!user) throw new Problem("not-found");
  return backOfficeView(user, now);
}
