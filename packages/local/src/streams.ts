import { setTimeout as pause } from "node:timers/promises";
import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  type _Record,
} from "@aws-sdk/client-dynamodb-streams";
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from "aws-lambda";
import { contextOf, streamEvent } from "./events.ts";
import { loadFunction } from "./load-function.ts";

const idleMs = 150;

/** Where the fan-out has got to, per shard; kept over a restart by whoever starts the poller. */
export interface Checkpoints {
  read: (shard: string) => string | undefined;
  write: (shard: string, sequenceNumber: string) => void;
}

/** Reads the table's stream and invokes the fan-out with its records, each shard in order, again after a failure. */
export function pollStream(endpoint: string, streamArn: string, checkpoints: Checkpoints): () => Promise<void> {
  const client = new DynamoDBStreamsClient({ endpoint });
  const stopping = new AbortController();
  const shards = new Map<string, Promise<void>>();
  const running = (async () => {
    while (!stopping.signal.aborted) {
      const { StreamDescription } = await client.send(new DescribeStreamCommand({ StreamArn: streamArn }));
      for (const { ShardId = "" } of StreamDescription?.Shards ?? []) {
        if (!shards.has(ShardId))
          shards.set(ShardId, readShard({ client, streamArn, shard: ShardId, checkpoints, signal: stopping.signal }));
      }
      await pause(2000, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })().catch(report(stopping.signal));
  return async () => {
    stopping.abort();
    await Promise.all([running, ...shards.values()]);
    client.destroy();
  };
}

const report = (signal: AbortSignal) => (error: unknown) => {
  if (!signal.aborted) console.error("stream", error);
};

interface Shard {
  client: DynamoDBStreamsClient;
  streamArn: string;
  shard: string;
  checkpoints: Checkpoints;
  signal: AbortSignal;
}

async function readShard({ client, streamArn, shard, checkpoints, signal }: Shard): Promise<void> {
  const after = checkpoints.read(shard);
  const start = await client.send(
    new GetShardIteratorCommand({
      StreamArn: streamArn,
      ShardId: shard,
      ...(after
        ? { ShardIteratorType: "AFTER_SEQUENCE_NUMBER", SequenceNumber: after }
        : { ShardIteratorType: "TRIM_HORIZON" }),
    }),
  );
  let iterator = start.ShardIterator;
  while (iterator && !signal.aborted) {
    try {
      const { Records = [], NextShardIterator } = await client.send(
        new GetRecordsCommand({ ShardIterator: iterator, Limit: 100 }),
      );
      if (Records.length > 0) await invoke(streamArn, Records);
      const last = Records.at(-1)?.dynamodb?.SequenceNumber;
      if (last) checkpoints.write(shard, last);
      iterator = NextShardIterator;
      if (Records.length === 0) await pause(idleMs, undefined, { signal }).catch(() => undefined);
    } catch (error) {
      report(signal)(error);
      await pause(1000, undefined, { signal }).catch(() => undefined);
    }
  }
}

/** The fan-out, with the whole batch again while it reports failures. */
async function invoke(streamArn: string, records: _Record[]): Promise<void> {
  const handler =
    await loadFunction<
      (event: DynamoDBStreamEvent, context: ReturnType<typeof contextOf>) => Promise<DynamoDBBatchResponse>
    >("streams/fan-out");
  const { batchItemFailures } = await handler(streamEvent(streamArn, records), contextOf("fan-out"));
  if (batchItemFailures.length > 0) throw new Error(`${batchItemFailures.length} records could not be handed on`);
}
