import { updateDirectory } from "@solvia/core/accounts/directory/update-directory";
import { bulkWorker } from "../work/bulk-worker.ts";

/** Brings the users of a batch up to date in the back office's directory, all in one writing of it. */
export const handler = bulkWorker("user-directory", (received) =>
  updateDirectory(received.map(({ message }) => message.userId)),
);
