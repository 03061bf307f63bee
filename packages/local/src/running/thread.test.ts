import { expect, it } from "vitest";
import { partOf } from "../../../../tests/support/thread-part.ts";
import { startThread, type Part } from "./thread.ts";

type Counting = (
  given: { from: number },
  tell: (told: string) => void,
) => Promise<Part<{ first: number }, { add: (some: number) => number; die: () => never; fail: () => never }>>;

const counting = `async ({ from }, tell) => {
  let count = from;
  tell("begun");
  return {
    facts: { first: from },
    calls: {
      add: (some) => (count += some),
      fail: () => { throw new TypeError("no number"); },
      die: () => { setImmediate(() => { throw new RangeError("died"); }); return new Promise(() => undefined); },
    },
    stop: () => undefined,
  };
}`;

const start = (told: string[] = []) =>
  startThread<Counting>(partOf(counting), { input: { from: 3 }, onMessage: (what) => told.push(what) });

it("tells what has started, answers calls and their errors, and ends when it is stopped", async () => {
  const told: string[] = [];
  const thread = await start(told);
  expect(told).toEqual(["begun"]);
  expect(thread.facts).toEqual({ first: 3 });
  expect(await Promise.all([thread.call("add", 1), thread.call("add", 10)])).toEqual([4, 14]);
  await expect(thread.call("fail")).rejects.toThrow("no number");
  await thread.stop();
  expect(await thread.ended).toBeUndefined();
});

it("refuses what is still asked when it ends, and says what it failed of", async () => {
  const thread = await start();
  await expect(thread.call("die")).rejects.toThrow("died");
  expect(await thread.ended).toBeInstanceOf(RangeError);
  await thread.stop();
});

it("throws what its start throws", async () => {
  const failing = startThread(partOf(`async () => { throw new Error("no room"); }`), { input: undefined as never });
  await expect(failing).rejects.toThrow("no room");
});

it("ends at once when it is told to stop while it starts", async () => {
  const stopping = new AbortController();
  const starting = startThread(partOf(`() => new Promise(() => setInterval(() => undefined, 1000))`), {
    input: undefined as never,
    signal: stopping.signal,
  });
  stopping.abort(new Error("asked"));
  await expect(starting).rejects.toThrow("asked");
});
