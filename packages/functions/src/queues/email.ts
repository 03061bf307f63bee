import { answerEvent } from "@solvia/core/crm/mail/answer-event";
import { eventWorker } from "../work/event-worker.ts";

/** Sends the mails that events call for. */
export const handler = eventWorker("email", (event, { now }) => answerEvent(event, now));
