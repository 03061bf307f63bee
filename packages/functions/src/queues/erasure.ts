import { eraseUser } from "@solvia/core/crm/privacy/erase-user";
import { deleteReleasedFiles } from "@solvia/core/platform/files/released-files";
import { eventWorker } from "../work/event-worker.ts";

/** Erases what is left of closed accounts, and files that nothing names any more. */
export const handler = eventWorker("erasure", ({ type, payload }) =>
  type === "files-released" ? deleteReleasedFiles(payload) : eraseUser(payload.userId),
);
