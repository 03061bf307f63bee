import { runImport } from "@solvia/core/import-export/import/run-import";
import { giveUpImport } from "@solvia/core/import-export/import/start-import";
import { eventWorker } from "../work/event-worker.ts";

/** So much time (ms) is kept to note how far an import came. */
const reserve = 10_000;

/** Imports a table, slice by slice. Whoever waits for it is told when the last try has failed. */
export const handler = eventWorker("product-import", async ({ payload }, { context, isLast }) => {
  const { jobId, step } = payload;
  const hurry = () => context.getRemainingTimeInMillis() < reserve;
  try {
    await runImport(jobId, step, hurry, () => new Date());
  } catch (error) {
    if (isLast) await giveUpImport(jobId, new Date());
    throw error;
  }
});
