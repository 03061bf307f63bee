import { setTimeout } from "node:timers/promises";
import { Problem } from "../problems.ts";

/** The longest pause between two tries. */
const longestMs = 320;

/**
 * Runs a change again that another write of the same record came in between: `change` reads the record itself, so that it
 * rests on what the other has written. Of as many at once as there are `tries` each comes through, since one fails only where another
 * was written. Problem: version-conflict when others keep writing.
 */
export async function untilWritten<T>(change: () => Promise<T>, tries = 5): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await change();
    } catch (error) {
      const raced = error instanceof Problem && error.code === "version-conflict";
      if (!raced || attempt === tries) throw error;
      // Two that go on at the same pace would meet again.
      await setTimeout(Math.random() * Math.min(longestMs, 20 * 2 ** attempt));
    }
  }
}
