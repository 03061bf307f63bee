import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { expired, table } from "../../platform/table.ts";
import { userInReach, type Employee } from "../office/office-reach.ts";
import { RequestEntity } from "./request.table.ts";

/** The last writes of a person, newest first, at most `length`. */
export async function requestHistory(actor: Employee, userId: string, length: number, now: Date) {
  await userInReach(actor, userId);
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ partition: `REQUESTS#${userId}` })
    .entities(RequestEntity)
    .options({ reverse: true, limit: length })
    .send();
  return { items: Items.filter((request) => !expired(request, now)) };
}
