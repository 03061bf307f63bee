import { setTimeout } from "node:timers/promises";
import { expect, it } from "vitest";
import { eachApart, failuresOf, poolApart } from "./each-apart.ts";

it("does all that can be done, and then says what could not", async () => {
  const done: number[] = [];
  const run = async (item: number) => {
    if (item % 2 === 0) throw new Error(`no ${item}`);
    done.push(item);
  };
  await expect(eachApart([1, 2, 3], run)).rejects.toThrow("no 2");
  expect(done).toEqual([1, 3]);
  await expect(eachApart([2, 5, 4, 7], run)).rejects.toMatchObject({
    errors: [expect.objectContaining({ message: "no 2" }), expect.objectContaining({ message: "no 4" })],
  });
  expect(done).toEqual([1, 3, 5, 7]);
  await expect(eachApart([], run)).resolves.toBeUndefined();
});

async function* listed<T>(...items: T[]) {
  for (const item of items) yield item;
}

it("reads a list while it works on it, and one that breaks off has what was read of it done", async () => {
  const done: string[] = [];
  async function* broken() {
    yield* ["a", "b"];
    throw new Error("no more");
  }
  await expect(eachApart(broken(), async (item) => done.push(item))).rejects.toThrow("no more");
  expect(done).toEqual(["a", "b"]);
});

it("names what has an id by that alone, and says why beside it", async () => {
  const cause = new Error("mario.rossi@example.it is missing");
  const failing = eachApart(listed({ id: "A", email: "mario.rossi@example.it" }), () => Promise.reject(cause));
  await expect(failing).rejects.toMatchObject({ message: "A could not be done", cause });
  await expect(eachApart(["B"], () => Promise.reject(cause))).rejects.toThrow("B could not be done");
  await expect(eachApart([{ orderId: "C" }], () => Promise.reject(cause))).rejects.toThrow("C could not be done");
});

it("keeps so many under way and goes on past those that fail", async () => {
  let [now, most] = [0, 0];
  const done: number[] = [];
  const run = async (item: number) => {
    most = Math.max(most, (now += 1));
    await setTimeout(1);
    now -= 1;
    if (item < 3) throw new Error(`no ${item}`);
    done.push(item);
  };
  const failure: unknown = await poolApart(listed(0, 1, 2, 3, 4, 5, 6), 3, run).catch((error: unknown) => error);
  expect(failuresOf(failure)).toHaveLength(3);
  expect(new Set(done)).toEqual(new Set([3, 4, 5, 6]));
  expect(most).toBe(3);
});

it("says the failures of a part as its own", async () => {
  const failing = (item: string) => Promise.reject(new Error(`no ${item}`));
  const failure: unknown = await eachApart([["a", "b"], ["c"]], (part) => poolApart(part, 2, failing)).catch(
    (error: unknown) => error,
  );
  expect(failuresOf(failure).map((one) => (one as Error).message)).toEqual([
    "a could not be done",
    "b could not be done",
    "c could not be done",
  ]);
});
