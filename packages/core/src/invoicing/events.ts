import * as z from "zod";
import { event } from "../platform/work/event.ts";
import { Id } from "../platform/text/typed.ts";

const ofDocument = { documentId: Id } as const;

/** A document has its number, or another file: it goes to the exchange. */
export const documentIssued = event("document-issued", z.object(ofDocument), { queues: ["exchange"] });
/** Its customer is to have it by mail: the office says so, or the exchange couldn't deliver it. */
export const documentToCustomer = event("document-to-customer", z.object(ofDocument), { queues: ["email"] });
