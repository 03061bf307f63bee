import type { Entity, FormattedItem, KeyInputItem } from "dynamodb-toolbox/entity";
import { BatchGetRequest } from "dynamodb-toolbox/entity/actions/batchGet";
import { BatchGetCommand, execute } from "dynamodb-toolbox/table/actions/batchGet";
import { table } from "../table.ts";

/** As many as one request to the table gives. */
const atOnce = 100;

/**
 * Items by their keys, as they are now, in that order, each once; what isn't there is left out. A request for each hundred, none
 * without keys. What the table leaves out of an answer is asked for again by its client (whole-batches.ts).
 */
export async function readAll<E extends Entity>(
  entity: E,
  keys: readonly KeyInputItem<E>[],
): Promise<FormattedItem<E>[]> {
  const wanted = [...new Map(keys.map((key) => [JSON.stringify(key), key])).values()];
  const found: FormattedItem<E>[] = [];
  for (let at = 0; at < wanted.length; at += atOnce) {
    const requests = wanted.slice(at, at + atOnce).map((key) => entity.build(BatchGetRequest).key(key));
    const { Responses } = await execute(
      table
        .build(BatchGetCommand)
        .requests(...requests)
        .options({ consistent: true }),
    );
    for (const item of Responses?.[0] ?? []) if (item) found.push(item);
  }
  return found;
}
