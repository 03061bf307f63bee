import { refreshPages } from "@solvia/core/site/pages/refresh-pages";
import { bulkWorker } from "../work/bulk-worker.ts";

/** Writes the public pages of a batch anew, each once. */
export const handler = bulkWorker("pages", (received) =>
  refreshPages(
    received.map(({ message }) => message),
    new Date(),
  ),
);
