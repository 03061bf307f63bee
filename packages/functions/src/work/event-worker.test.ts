import { contextOf, queueEvent } from "@solvia/local/gateways/events";
import { afterEach, expect, test, vi } from "vitest";
import { eventWorker } from "./event-worker.ts";

afterEach(() => vi.restoreAllMocks());

const messageOf = (MessageId: string, payload: unknown) => ({
  MessageId,
  ReceiptHandle: MessageId,
  Body: JSON.stringify({ id: "01J", type: "series-changed", at: "2026-11-20T10:00:00Z", payload }),
  MD5OfBody: "",
  Attributes: { ApproximateReceiveCount: "1" },
});

test("a message that isn't what its event declares comes back alone, with a word in the log", async () => {
  const log = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const done: string[] = [];
  const worker = eventWorker("series-copies", async ({ payload }) => done.push(payload.seriesId));
  const event = queueEvent("series-copies", [messageOf("bad", { seriesId: 7 }), messageOf("good", { seriesId: "S1" })]);
  const { batchItemFailures } = await worker(event, contextOf("queues/series-copies"));
  expect(batchItemFailures).toEqual([{ itemIdentifier: "bad" }]);
  expect(done).toEqual(["S1"]);
  expect(log.mock.calls.flat().join()).toMatch(/series-changed 01J has another payload than it declares: seriesId/);
});
