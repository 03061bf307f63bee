import { notify } from "@solvia/core/crm/notifications/notify";
import { eventWorker } from "../work/event-worker.ts";

/** Tells users in the site what happened. */
export const handler = eventWorker("notifications", (event) => notify(event));
