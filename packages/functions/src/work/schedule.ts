import { failuresOf } from "@solvia/core/platform/work/each-apart";
import type { ScheduleName } from "@solvia/core/platform/work/work";
import { log } from "../log.ts";

/** A part of what a schedule does: its answer, counts, stands in the log under its name. */
type Part = (now: Date) => Promise<unknown>;

/**
 * What a schedule runs: its parts in their sequence, each whatever became of those before it. What failed is logged, each record apart, and the
 * run fails at its end, so that its alarm is heard; what it fails with says nothing of the records.
 */
export function schedule(name: ScheduleName, parts: Readonly<Record<string, Part>>): () => Promise<void> {
  return async () => {
    const now = new Date();
    const done: Record<string, unknown> = {};
    let failed = 0;
    for (const [part, run] of Object.entries(parts)) {
      try {
        done[part] = await run(now);
      } catch (failure) {
        const failures = failuresOf(failure);
        failed += failures.length;
        for (const error of failures) log("solvia-schedules", "ERROR", "failed", { schedule: name, part, error });
      }
    }
    log("solvia-schedules", "INFO", name, done);
    if (failed > 0) throw new Error(`${name}: ${failed} could not be done`);
  };
}
