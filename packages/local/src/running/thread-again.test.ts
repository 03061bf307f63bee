import { expect, it, vi } from "vitest";
import { partOf } from "../../../../tests/support/thread-part.ts";
import { runAgain } from "./thread-again.ts";
import { startThread, type Part } from "./thread.ts";

type Counting = (given: { from: number }) => Promise<Part<{ first: number }, { die: () => never; next: () => number }>>;

const counting = partOf(`async ({ from }) => {
  if (from === 2) throw new Error("no room");
  return {
    facts: { first: from },
    calls: {
      next: () => from + 1,
      die: () => { setImmediate(() => { throw new RangeError("died"); }); return new Promise(() => undefined); },
    },
    stop: () => undefined,
  };
}`);

it("begins a thread again that died, and one that could not start, and says so", async () => {
  const told = vi.spyOn(console, "error").mockImplementation(() => undefined);
  let starts = 0;
  const running = runAgain("The counting", (signal) =>
    startThread<Counting>(counting, { input: { from: ++starts }, signal }),
  );
  const first = await running.thread();
  await expect(first.call("die")).rejects.toThrow("died");
  await vi.waitFor(async () => expect((await running.thread()).facts.first).toBe(3), { timeout: 30_000 });
  expect(await (await running.thread()).call("next")).toBe(4);
  expect(told.mock.calls.map(([words, failure]) => [words, String(failure)])).toEqual([
    ["The counting ended: it is started again.", "RangeError: died"],
    ["The counting ended: it is started again.", "Error: no room"],
  ]);
  await running.stop();
  expect(starts).toBe(3);
});

it("begins nothing again once it is stopped, also while it starts", async () => {
  let starts = 0;
  const silent = partOf("() => new Promise(() => setInterval(() => undefined, 1000))");
  const running = runAgain("The silence", (signal) => {
    starts += 1;
    return startThread(silent, { input: undefined as never, signal });
  });
  await running.stop();
  expect(starts).toBe(1);
});
