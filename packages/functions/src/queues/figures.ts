import { countFigures } from "@solvia/core/figures/keep/count-figures";
import { bulkWorker } from "../work/bulk-worker.ts";

/** Counts what a batch tells of as it is now in the house's figures. */
export const handler = bulkWorker("figures", (received) => countFigures(received.map(({ message }) => message)));
