import { countPromisesOf } from "@solvia/core/promises/count-promises";
import { bulkWorker } from "../work/bulk-worker.ts";

/** Logs what was promised of the orders of a batch, and counts what has come of it. */
export const handler = bulkWorker("kept-promises", (received) =>
  countPromisesOf(received.map(({ message }) => message)),
);
