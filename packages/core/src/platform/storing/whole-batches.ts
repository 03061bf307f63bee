import { setTimeout } from "node:timers/promises";
import type { BatchGetCommandInput, BatchGetCommandOutput, DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";

/** So often is asked for what a batch has left; the pauses before them last two seconds and a half at most. */
const tries = 8;
const longestMs = 640;

/** The table has answered a batch in part, again and again. */
export class UnansweredBatch extends Error {
  override readonly name = "UnansweredBatch";
}

/**
 * A client whose batches of reads are answered whole. Under throttling, and beyond 16 MB, DynamoDB leaves keys out and says so; whoever
 * doesn't look would take what stands there for gone: a line of a cart, a session. Throws UnansweredBatch when they stay out.
 */
export function wholeBatches<C extends Pick<DynamoDBDocumentClient, "middlewareStack">>(client: C): C {
  client.middlewareStack.add(
    (next) => async (args) => {
      const result = await next(args);
      const output = result.output as BatchGetCommandOutput;
      for (let attempt = 1; isPartial(output); attempt++) {
        if (attempt === tries) throw new UnansweredBatch("the table answers a batch in part");
        await setTimeout(Math.random() * Math.min(longestMs, 20 * 2 ** attempt));
        const rest = { RequestItems: output.UnprocessedKeys } satisfies BatchGetCommandInput;
        take(output, (await next({ ...args, input: rest })).output as BatchGetCommandOutput);
      }
      return result;
    },
    { step: "initialize", name: "wholeBatches", priority: "low" },
  );
  return client;
}

const isPartial = ({ UnprocessedKeys }: Partial<BatchGetCommandOutput>): boolean =>
  UnprocessedKeys !== undefined && Object.keys(UnprocessedKeys).length > 0;

function take(output: BatchGetCommandOutput, { Responses = {}, UnprocessedKeys }: BatchGetCommandOutput): void {
  const answered = (output.Responses ??= {});
  for (const [name, items] of Object.entries(Responses)) answered[name] = [...(answered[name] ?? []), ...items];
  output.UnprocessedKeys = UnprocessedKeys;
}
