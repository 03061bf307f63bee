import { giveUpDocumentExport, runDocumentExport } from "@solvia/core/invoicing/export/run-export";
import { eventWorker } from "../work/event-worker.ts";

/** Makes an accountant's archive of a period's documents. Whoever waits for it is told when the last try has failed. */
export const handler = eventWorker("documents-export", async ({ payload: { jobId } }, { isLast, now }) => {
  try {
    await runDocumentExport(jobId, now);
  } catch (error) {
    if (isLast) await giveUpDocumentExport(jobId, now);
    throw error;
  }
});
