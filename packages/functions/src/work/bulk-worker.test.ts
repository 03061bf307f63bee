import { queueEvent } from "@solvia/local/gateways/events";
import { afterEach, expect, test, vi } from "vitest";
import { bulkWorker } from "./bulk-worker.ts";

afterEach(() => vi.restoreAllMocks());

const messageOf = (MessageId: string, body: unknown, received = 1) => ({
  MessageId,
  ReceiptHandle: MessageId,
  Body: typeof body === "string" ? body : JSON.stringify(body),
  MD5OfBody: "",
  Attributes: { ApproximateReceiveCount: String(received) },
});

test("messages that aren't what their queue is told come back alone, with a word in the log; the others are worked", async () => {
  const log = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const done: unknown[] = [];
  const worker = bulkWorker("search-index", async (received) => done.push(...received));
  const good = { productIds: ["P1"], pagesOf: [] };
  const event = queueEvent("search-index", [
    messageOf("bad", { productIds: "P1" }),
    messageOf("torn", "{"),
    messageOf("good", good, 2),
  ]);
  expect(await worker(event)).toEqual({ batchItemFailures: [{ itemIdentifier: "bad" }, { itemIdentifier: "torn" }] });
  expect(done).toEqual([{ message: good, isAgain: true }]);
  expect(log.mock.calls.flat().join()).toMatch(/search-index is told something else: productIds/);
});

test("a batch of which nothing can be read is not worked", async () => {
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const work = vi.fn<() => Promise<void>>();
  const { batchItemFailures } = await bulkWorker("pages", work)(queueEvent("pages", [messageOf("bad", { kit: "K1" })]));
  expect(batchItemFailures).toHaveLength(1);
  expect(work).not.toHaveBeenCalled();
});
