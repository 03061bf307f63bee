import { refreshSeriesCopies } from "@solvia/core/catalogue/series/refresh-series-copies";
import { eventWorker } from "../work/event-worker.ts";

/** Brings what products show of their series up to date. The same message twice changes nothing. */
export const handler = eventWorker("series-copies", ({ payload }) => refreshSeriesCopies(payload.seriesId));
