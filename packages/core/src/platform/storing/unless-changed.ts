import { Problem } from "../problems.ts";
import { conditionFailed } from "./transaction.ts";

/**
 * Makes a write of a job over the very state that it read; answers how many it made, 1 or 0. What somebody else wrote meanwhile is
 * left to the next run, whatever it has become: the write is refused as a version-conflict, or by its own condition. Other problems are the
 * caller's.
 */
export async function unlessChanged(write: () => Promise<unknown>): Promise<0 | 1> {
  try {
    await write();
    return 1;
  } catch (error) {
    if (conditionFailed(error) || (error instanceof Problem && error.code === "version-conflict")) return 0;
    throw error;
  }
}
