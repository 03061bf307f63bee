import { createTable, startDatabase } from "@solvia/local/database/database";
import { percentile, timings, type Row } from "./measure.ts";

const items = 2000;
/** Letters of an item: an order's item with some lines has about so many bytes. */
const weight = 8000;
const pageLengths = [10, 50, 100];

/** What a page of a growing list costs in one partition and in eight, against the database of one machine. */
export async function listRows(): Promise<Row[]> {
  const { endpoint, stop } = await startDatabase();
  Object.assign(process.env, {
    AWS_REGION: "eu-south-1",
    AWS_ACCESS_KEY_ID: "local",
    AWS_SECRET_ACCESS_KEY: "local",
    AWS_ENDPOINT_URL_DYNAMODB: endpoint,
    TABLE_NAME: "solvia-lists",
  });
  await createTable(endpoint, "solvia-lists");
  const rows = [...(await rowsOf(1)), ...(await rowsOf(8))];
  await stop();
  return rows;
}

async function rowsOf(shards: number): Promise<Row[]> {
  const { Entity, item, string } = await import("dynamodb-toolbox");
  const { PutItemCommand } = await import("dynamodb-toolbox/entity/actions/put");
  const { newId } = await import("@solvia/core/platform/ids");
  const { keysIn, shardedList } = await import("@solvia/core/platform/sharded-list/list");
  const { pageOfShards } = await import("@solvia/core/platform/sharded-list/read");
  const { documents, table } = await import("@solvia/core/platform/table");
  const list = shardedList("gsi1", `LISTED#${shards}`, shards);
  const ListedEntity = new Entity({
    name: "Listed",
    table,
    schema: item({ id: string().key(), text: string(), gsi1pk: string(), gsi1sk: string() }),
    computeKey: ({ id }: { id: string }) => ({ pk: `LISTED#${id}`, sk: "LISTED" }),
  });
  const text = "x".repeat(weight);
  for (let made = 0; made < items; made += 1) {
    const id = newId();
    const keys = keysIn(list, new Date(1_790_000_000_000 + made * 1000).toISOString(), id);
    await ListedEntity.build(PutItemCommand)
      .item({ id, text, ...keys })
      .send();
  }
  let [requests, read, units] = [0, 0, 0];
  documents.middlewareStack.add(
    (next) => async (args) => {
      const answer = await next({ ...args, input: { ...args.input, ReturnConsumedCapacity: "TOTAL" } });
      const output = answer.output as { ScannedCount?: number; ConsumedCapacity?: { CapacityUnits?: number } };
      requests += 1;
      read += output.ScannedCount ?? 0;
      units += output.ConsumedCapacity?.CapacityUnits ?? 0;
      return answer;
    },
    { step: "initialize", name: "countPages", override: true },
  );
  const rows: Row[] = [];
  for (const limit of pageLengths) {
    [requests, read, units] = [0, 0, 0];
    let pages = 0;
    let after: Record<string, unknown> | undefined;
    const taken = await timings(60, async () => {
      const page = await pageOfShards(list, ListedEntity, { after, limit, reverse: true });
      after = page.LastEvaluatedKey;
      pages += 1;
    });
    const what = `a page of ${limit} in ${shards === 1 ? "one partition" : `${shards} partitions`}`;
    rows.push(
      { what: `${what}: requests`, measured: requests / pages, unit: "" },
      { what: `${what}: items read`, measured: read / pages, unit: "" },
      { what: `${what}: read units`, measured: units / pages, unit: "" },
      { what: `${what}: p50`, measured: percentile(taken, 0.5), unit: "ms" },
    );
  }
  documents.middlewareStack.remove("countPages");
  return rows;
}
