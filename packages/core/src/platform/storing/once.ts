import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { GuardEntity } from "./guard.table.ts";

/**
 * A step over what was stored before, done once; how much it did, 0 when it was done already. What dies in the middle begins
 * anew, so the work has to bear being repeated.
 */
export async function once(step: string, work: () => Promise<number>): Promise<number> {
  const key = { kind: "MIGRATION", value: step };
  const { Item: done } = await GuardEntity.build(GetItemCommand).key(key).send();
  if (done) return 0;
  const count = await work();
  await GuardEntity.build(PutItemCommand)
    .item({ ...key, ownerId: "done" })
    .send();
  return count;
}
