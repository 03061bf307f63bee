import { setTimeout } from "node:timers/promises";
import { Problem } from "../problems.ts";

const tries = 5;

/**
 * Runs a change again that another write of the same record came in between: `change` reads the record itself, so that it
 * rests on what the other has written. Problem: version-conflict when others keep writing.
 */
export async function untilWritten<T>(change: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await change();
    } catch (error) {
      const raced = error instanceof Problem && error.code === "version-conflict";
      if (!raced || attempt === tries) throw error;
      // Two that go on at the same pace would meet again.
      await setTimeout(Math.random() * 20 * 2 ** attempt);
    }
  }
}
