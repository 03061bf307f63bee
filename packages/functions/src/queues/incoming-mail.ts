import { takeMail } from "@solvia/core/tickets/incoming/take-mail";
import { log } from "../log.ts";
import { bulkWorker } from "../work/bulk-worker.ts";

/** Mail to the support's address becomes a request for help, or goes on with one. What became of each is counted by the log. */
export const handler = bulkWorker("incoming-mail", async (received) => {
  for (const { message } of received) {
    const outcome = await takeMail(message, new Date());
    log("solvia-queues", "INFO", "incoming mail", { outcome });
  }
});
