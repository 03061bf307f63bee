import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { failOrder } from "@solvia/core/orders/payment/fail-order";
import { figuresOf } from "@solvia/core/figures/read/read-figures";
import { enableStream } from "@solvia/local/database/database";
import { pollStream } from "@solvia/local/background/streams";
import type { DynamoDBStreamEvent, SQSEvent } from "aws-lambda";
import { useDatabase } from "../../../../tests/support/database.ts";
import { product, now, readyCart } from "../../../../tests/support/shop.ts";
import { messagesOf } from "./messages-of.ts";
import { handler } from "../queues/figures.ts";

useDatabase();

/** The queue hands each batch over twice, the newest message first. */
async function handOver({ Records }: DynamoDBStreamEvent) {
  const messages = messagesOf(Records).get("figures") ?? [];
  const told = [...messages, ...messages].toReversed();
  const records = told.map((message, at) => ({
    body: JSON.stringify(message),
    messageId: String(at),
    attributes: { ApproximateReceiveCount: "1" },
  }));
  if (records.length > 0) await handler({ Records: records } as unknown as SQSEvent);
  return { batchItemFailures: [] };
}

let stop: () => Promise<void>;
beforeAll(async () => {
  const endpoint = process.env["AWS_ENDPOINT_URL_DYNAMODB"] ?? "";
  const places = new Map<string, string>();
  const checkpoints = {
    read: (shard: string) => places.get(shard),
    write: (shard: string, place: string) => void places.set(shard, place),
  };
  const stream = await enableStream(endpoint, process.env["TABLE_NAME"] ?? "");
  stop = await pollStream(endpoint, stream, checkpoints, async () => handOver, "fan-out");
});
afterAll(() => stop());

it("follows the table's stream: an order is counted once, and its end on its day", async () => {
  const { place } = await readyCart(await product(10), 2);
  const { id, amounts } = await place();
  const net = amounts.total - amounts.vatAmount;
  const told = async () =>
    Object.fromEntries(
      (await figuresOf("2026-11-20")).sums
        .filter(({ dimension }) => dimension === "")
        .map(({ mark, count, amount }) => [mark, [count, amount]]),
    );
  const wait = { timeout: 60_000, interval: 50 };
  await vi.waitFor(async () => expect(await told()).toEqual({ placed: [1, net] }), wait);
  await failOrder(id, "cancelled", now);
  await vi.waitFor(async () => expect(await told()).toEqual({ placed: [1, net], cancelled: [1, net] }), wait);
});
