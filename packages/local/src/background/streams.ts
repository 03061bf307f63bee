import { setTimeout as pause } from "node:timers/promises";
import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  TrimmedDataAccessException,
  type _Record,
} from "@aws-sdk/client-dynamodb-streams";
import { unlogged } from "@solvia/core/platform/storing/unlogged";
import { streamReaders, type StreamReader } from "@solvia/core/platform/work/work";
import type { Context, DynamoDBBatchResponse, DynamoDBStreamEvent } from "aws-lambda";
import { contextOf, streamEvent } from "../gateways/events.ts";
import { loadFunction } from "../gateways/load-function.ts";

/** DynamoDB gives so many records at most to a reader of this batch size. */
const batchSize = 100;
/** Lambda asks a shard that has no full batch four times a second: what is written meanwhile comes in one. */
const pollMs = 250;
const retryMs = 1000;

type Handler = (event: DynamoDBStreamEvent, context: Context) => Promise<DynamoDBBatchResponse>;
type Load = (file: string) => Promise<Handler>;

/** Where the reader has got to, per shard; kept over a restart by whoever starts the poller. */
export interface Checkpoints {
  read: (shard: string) => string | undefined;
  write: (shard: string, sequenceNumber: string) => void;
}

/** Reads the table's stream and invokes a reader of it with its records, each shard in order, again after a failure. */
export function pollStream(
  endpoint: string,
  streamArn: string,
  checkpoints: Checkpoints,
  load: Load = loadFunction<Handler>,
  reader: StreamReader = "fan-out",
): () => Promise<void> {
  const client = unlogged(new DynamoDBStreamsClient({ endpoint }));
  const stopping = new AbortController();
  const shards = new Map<string, Promise<void>>();
  const running = (async () => {
    while (!stopping.signal.aborted) {
      for (const ShardId of await shardsOf(client, streamArn).catch(report(stopping.signal))) {
        if (!shards.has(ShardId))
          shards.set(
            ShardId,
            readShard({ client, streamArn, shard: ShardId, checkpoints, signal: stopping.signal, load, reader }),
          );
      }
      await pause(2000, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();
  return async () => {
    stopping.abort();
    await Promise.all([running, ...shards.values()]);
    client.destroy();
  };
}

async function shardsOf(client: DynamoDBStreamsClient, StreamArn: string): Promise<string[]> {
  const { StreamDescription } = await client.send(new DescribeStreamCommand({ StreamArn }));
  return (StreamDescription?.Shards ?? []).map(({ ShardId = "" }) => ShardId);
}

/** Says what went wrong; it is tried again, so that there is nothing for now. */
const report = (signal: AbortSignal) => (error: unknown) => {
  if (!signal.aborted) console.error("stream", error);
  return [];
};

interface Shard {
  client: DynamoDBStreamsClient;
  streamArn: string;
  shard: string;
  checkpoints: Checkpoints;
  signal: AbortSignal;
  load: Load;
  reader: StreamReader;
}

/** Reads on from the last checkpoint, also after a failure: a batch that was not handed on comes again. */
async function readShard({ client, streamArn, shard, checkpoints, signal, load, reader }: Shard): Promise<void> {
  const read = async (iterator: string): Promise<string | undefined> => {
    const { Records = [], NextShardIterator } = await client.send(
      new GetRecordsCommand({ ShardIterator: iterator, Limit: batchSize }),
    );
    if (Records.length > 0) await invoke(streamArn, Records, load, reader);
    const last = Records.at(-1)?.dynamodb?.SequenceNumber;
    if (last) checkpoints.write(shard, last);
    if (Records.length < batchSize) await pause(pollMs, undefined, { signal }).catch(() => undefined);
    return NextShardIterator;
  };
  let iterator: string | undefined;
  while (!signal.aborted) {
    try {
      iterator = await read(iterator ?? (await open(client, streamArn, shard, checkpoints.read(shard))));
      if (!iterator) return;
    } catch (error) {
      report(signal)(error);
      iterator = undefined;
      await pause(retryMs, undefined, { signal }).catch(() => undefined);
    }
  }
}

/** An iterator after the checkpoint; from the oldest record when there is none or its record is gone (after 24 hours). */
async function open(client: DynamoDBStreamsClient, StreamArn: string, ShardId: string, after: string | undefined) {
  const shard = { StreamArn, ShardId };
  const oldest = new GetShardIteratorCommand({ ...shard, ShardIteratorType: "TRIM_HORIZON" });
  const next = after
    ? new GetShardIteratorCommand({ ...shard, ShardIteratorType: "AFTER_SEQUENCE_NUMBER", SequenceNumber: after })
    : oldest;
  const { ShardIterator = "" } = await client.send(next).catch((error: unknown) => {
    if (error instanceof TrimmedDataAccessException) return client.send(oldest);
    throw error;
  });
  return ShardIterator;
}

/** The reader; throws while it reports failures, so that the whole batch comes again. */
async function invoke(streamArn: string, records: _Record[], load: Load, reader: StreamReader): Promise<void> {
  const handler = await load(streamReaders[reader].file);
  const { batchItemFailures } = await handler(streamEvent(streamArn, records), contextOf(reader));
  if (batchItemFailures.length > 0) throw new Error(`${batchItemFailures.length} records could not be handed on`);
}
