import { refreshLists } from "@solvia/core/site/pages/refresh-pages";
import { bulkWorker } from "../work/bulk-worker.ts";

/** Writes the public pages that list what changed anew, each once for all that was gathered. */
export const handler = bulkWorker("list-pages", (received) =>
  refreshLists(
    received.map(({ message }) => message),
    new Date(),
  ),
);
