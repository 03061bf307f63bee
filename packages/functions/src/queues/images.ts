import { makeProductPicture } from "@solvia/core/catalogue/images/make-sizes";
import { eventWorker } from "../work/event-worker.ts";

/** Makes the sizes of new pictures. The same message twice makes the same files twice. */
export const handler = eventWorker("images", ({ payload }) => makeProductPicture(payload));
