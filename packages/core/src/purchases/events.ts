import * as z from "zod";
import { event } from "../platform/work/event.ts";
import { Id } from "../platform/text/typed.ts";

/** An order was sent to its supplier: by mail, with its PDF. */
export const purchaseSent = event("purchase-sent", z.object({ purchaseId: Id }), { queues: ["email"] } as const);
