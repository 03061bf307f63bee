import { applyCertificate } from "@solvia/core/orders/reduced-vat/apply-certificate";
import { eventWorker } from "../work/event-worker.ts";

/** Brings what became of a certificate for the reduced rate to the orders under it. */
export const handler = eventWorker("vat-certificates", ({ payload }, { now }) =>
  applyCertificate(payload.certificateId, now),
);
