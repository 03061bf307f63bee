import { giveUpExport, runExport } from "@solvia/core/import-export/export/run-export";
import { eventWorker } from "../work/event-worker.ts";

/** So much time (ms) is kept to put the table together, or to note how far it came. */
const reserve = 45_000;

/** Writes a table of the catalogue, slice by slice. Whoever waits for it is told when the last try has failed. */
export const handler = eventWorker("catalogue-export", async ({ payload }, { context, isLast }) => {
  const { jobId, part } = payload;
  try {
    await runExport(jobId, part, () => context.getRemainingTimeInMillis() < reserve, new Date());
  } catch (error) {
    if (isLast) await giveUpExport(jobId, new Date());
    throw error;
  }
});
