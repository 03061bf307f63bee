import { setTimeout } from "node:timers/promises";
import { onlyConflicted } from "./transaction.ts";

/** How often a transaction is tried when others touch the same items at the same moment. */
const attempts = 6;

/** Sends a transaction, again after a random pause while it only met another one. Rejects with what stood against it last. */
export async function overConflicts<T>(send: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await send();
    } catch (error) {
      if (!onlyConflicted(error) || attempt === attempts) throw error;
      await setTimeout(Math.random() * 20 * 2 ** attempt);
    }
  }
}
