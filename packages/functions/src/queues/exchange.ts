import { handOver } from "@solvia/core/invoicing/exchange/hand-over";
import { eventWorker } from "../work/event-worker.ts";

/** Hands documents over to the exchange of electronic invoices. */
export const handler = eventWorker("exchange", ({ payload }, { now }) => handOver(payload.documentId, now));
