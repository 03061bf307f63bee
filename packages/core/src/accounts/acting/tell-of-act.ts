import { UpdateTransaction } from "dynamodb-toolbox/entity/actions/transactUpdate";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { $append } from "dynamodb-toolbox/entity/actions/update";
import type { User } from "../../platform/access.ts";
import type { ActKind } from "../../platform/act-kinds.ts";
import { announce } from "../../platform/work/outbox.ts";
import { cancellationReasons } from "../../platform/storing/transaction.ts";
import { SessionEntity } from "../user.table.ts";
import { actedFor } from "../events.ts";

/**
 * Tells a customer what was done for them: once for each kind of act while somebody acts, so that forty lines put into a
 * cart are one message. The single acts stand in the customer's list (list-acts.ts).
 */
export async function tellOfAct(
  { id, actedBy }: Pick<User, "id" | "actedBy">,
  session: { userId: string; secretHash: string } | undefined,
  kind: ActKind,
  now: Date,
): Promise<void> {
  if (!actedBy || !session || kind === "end" || actedBy.toldKinds.includes(kind)) return;
  try {
    await execute(
      SessionEntity.build(UpdateTransaction)
        .item({ ...session, actingTold: $append([kind]) })
        .options({
          condition: {
            and: [{ attr: "actingFor", eq: id }, { not: { attr: "actingTold", contains: kind } }],
          },
        }),
      announce(actedFor.of({ userId: id, by: actedBy.name, kind }), now),
    );
  } catch (error) {
    // Another of the same calls has told it, or the acting has ended meanwhile.
    if (!cancellationReasons(error).some(Boolean)) throw error;
  }
}
