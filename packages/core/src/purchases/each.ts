import { inPool } from "../platform/work/in-pool.ts";

/** How many requests are under way at once. */
const atOnce = 16;

/** What is answered for each of many, in their order. */
export async function each<T, R>(all: readonly T[], run: (one: T) => Promise<R>): Promise<R[]> {
  const answers: R[] = [];
  await inPool([...all.entries()], atOnce, async ([at, one]) => {
    answers[at] = await run(one);
  });
  return answers;
}
