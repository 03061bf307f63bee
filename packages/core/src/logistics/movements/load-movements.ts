import { BatchGetRequest } from "dynamodb-toolbox/entity/actions/batchGet";
import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { BatchGetCommand, execute } from "dynamodb-toolbox/table/actions/batchGet";
import { Problem } from "../../platform/problems.ts";
import { table } from "../../platform/table.ts";
import type { Movement } from "./movement.ts";
import { MovementEntity } from "./movement.table.ts";

/** Problem: not-found. */
export async function loadMovement(id: string): Promise<Movement> {
  const { Item } = await MovementEntity.build(GetItemCommand).key({ id }).options({ consistent: true }).send();
  if (!Item) throw new Problem("not-found");
  return Item;
}

const batchSize = 100;

/** Movements by their ids, in the same order; those that aren't there are left out. A request for each hundred, none for none. */
export async function movementsById(ids: readonly string[]): Promise<Movement[]> {
  const batches = Array.from({ length: Math.ceil(ids.length / batchSize) }, (_, at) =>
    ids.slice(at * batchSize, (at + 1) * batchSize),
  );
  const answers = await Promise.all(
    batches.map(async (batch) => {
      const requests = batch.map((id) => MovementEntity.build(BatchGetRequest).key({ id }));
      const command = table
        .build(BatchGetCommand)
        .requests(...requests)
        .options({ consistent: true });
      return (await execute(command)).Responses?.[0] ?? [];
    }),
  );
  return answers.flat().filter((movement) => movement !== undefined);
}
