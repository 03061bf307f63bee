import * as fc from "fast-check";
import { expect, it } from "vitest";
import { inPool } from "./in-pool.ts";

const ticks = async (count: number) => {
  for (let at = 0; at < count; at += 1) await Promise.resolve();
};

it("runs each once, never more at once than it may, and as many as it may", async () => {
  const lengths = fc.array(fc.nat(20), { maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(lengths, fc.integer({ min: 1, max: 8 }), async (all, atOnce) => {
      let running = 0;
      let most = 0;
      const done: number[] = [];
      await inPool([...all.entries()], atOnce, async ([at, length]) => {
        most = Math.max(most, (running += 1));
        await ticks(length);
        running -= 1;
        done.push(at);
      });
      expect(done.toSorted((a, b) => a - b)).toEqual([...all.keys()]);
      expect(most).toBe(Math.min(atOnce, all.length));
    }),
  );
});

it("begins nothing more after a failure, and tells it when what was under way has ended", async () => {
  const ended: number[] = [];
  const running = inPool([5, 0, 1, 2, 3], 2, async (one) => {
    await ticks(one);
    if (one === 0) throw new Error("refused");
    ended.push(one);
  });
  await expect(running).rejects.toThrow("refused");
  expect(ended).toEqual([5]);
});
