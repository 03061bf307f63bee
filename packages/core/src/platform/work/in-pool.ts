/**
 * Runs something for each of many, so many `atOnce`: the next begins as soon as one is done. After the first failure, with which it
 * rejects when all that was under way has ended, nothing more begins.
 */
export async function inPool<T>(all: readonly T[], atOnce: number, run: (one: T) => Promise<unknown>): Promise<void> {
  const waiting = all.values();
  const failures: unknown[] = [];
  const workers = Array.from({ length: Math.min(atOnce, all.length) }, async () => {
    for (const one of waiting) {
      if (failures.length > 0) return;
      await run(one).catch((error: unknown) => failures.push(error));
    }
  });
  await Promise.all(workers);
  if (failures.length > 0) throw failures[0];
}
