import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import type { User } from "../platform/access.ts";
import { newId } from "../platform/ids.ts";
import { expired, table } from "../platform/table.ts";
import { instant } from "../platform/time.ts";
import { userInReach, type Employee } from "./office-reach.ts";
import { RequestEntity } from "./request.table.ts";

const keptDays = 90;

interface Outcome {
  method: string;
  path: string;
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

/** The last writes of a person, newest first, at most `length`. */
export async function requestHistory(actor: Employee, userId: string, length: number, now: Date) {
  await userInReach(actor, userId);
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ partition: `USER#${userId}`, range: { beginsWith: "REQUEST#" } })
    .entities(RequestEntity)
    .options({ reverse: true, limit: length })
    .send();
  return { items: Items.filter((request) => !expired(request, now)) };
}
