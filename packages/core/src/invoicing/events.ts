import * as z from "zod";
import { event } from "../platform/work/event.ts";
import { Id } from "../platform/text/typed.ts";

const ofDocument = { documentId: Id } as const;

/** A document has its number, or another file: it goes to the exchange, and what came off its order before is credited. */
export const documentIssued = event("document-issued", z.object(ofDocument), {
  queues: ["exchange", "corrections", "webhooks"],
});
/** A correction was begun; a worker goes on with what was interrupted. */
export const correctionBegun = event("correction-begun", z.object({ orderId: Id, place: z.int() }), {
  queues: ["corrections"],
});
/** Somebody has asked for a period's documents: the register, the XML files and the PDFs. */
export const documentsExportAsked = event("documents-export-asked", z.object({ jobId: Id }), {
  queues: ["documents-export"],
});
/** Its customer is to have it by mail: the office says so, or the exchange couldn't deliver it. */
export const documentToCustomer = event("document-to-customer", z.object(ofDocument), { queues: ["email"] });
