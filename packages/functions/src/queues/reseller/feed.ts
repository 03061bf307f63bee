import { recordChanges } from "@solvia/core/reseller/feed/record-changes";
import { bulkWorker } from "../../work/bulk-worker.ts";

/** Takes the products of a batch down for the resellers that read the catalogue's changes. */
export const handler = bulkWorker("reseller-feed", (received) =>
  recordChanges(
    received.flatMap(({ message }) => message.productIds),
    new Date(),
  ),
);
