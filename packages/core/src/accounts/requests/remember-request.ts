import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import type { User } from "../../platform/access.ts";
import { newId } from "../../platform/ids.ts";
import { instant } from "../../platform/time.ts";
import { RequestEntity } from "./request.table.ts";

const keptDays = 90;

interface Outcome {
  method: string;
  path: string;
  /** The endpoint's own address, with the names of its parameters. */
  route: string;
  status: number;
  code?: string | undefined;
}

/** Notes down a write that a logged-in person has asked for. */
export async function rememberRequest(user: Pick<User, "id" | "actedBy">, outcome: Outcome, now: Date): Promise<void> {
  await RequestEntity.build(PutItemCommand)
    .item({
      ...outcome,
      userId: user.id,
      id: newId(),
      at: instant(now),
      actedBy: user.actedBy?.id,
      expiresAt: Math.floor(now.getTime() / 1000) + keptDays * 86_400,
    })
    .send();
}
