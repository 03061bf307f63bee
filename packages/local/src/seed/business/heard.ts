import { setTimeout as pause } from "node:timers/promises";

/** A webhook or a worker tells the shop, like a real one; so long it is waited for. */
const longestWaitMs = 60_000;

/** Comes true when something holds that another part of the product brings about; throws what it failed to do after a minute. */
export async function heard(holds: () => Promise<boolean>, failure: string): Promise<void> {
  const end = Date.now() + longestWaitMs;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(failure);
    await pause(100);
  }
}
