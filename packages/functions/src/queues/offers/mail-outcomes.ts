import { takeOutcome } from "@solvia/core/contacts/campaigns/outcomes/take-outcome";
import { eachApart } from "@solvia/core/platform/work/each-apart";
import { bulkWorker } from "../../work/bulk-worker.ts";

/** What the mail service tells of mails that were sent: who doesn't receive or complains has no more offers. */
export const handler = bulkWorker("mail-outcomes", (received) =>
  eachApart(received, ({ message }) => takeOutcome(message, new Date())),
);
