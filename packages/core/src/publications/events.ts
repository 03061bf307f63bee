import * as z from "zod";
import { Id } from "../platform/text/typed.ts";
import { event } from "../platform/work/event.ts";

/** The texts of a publication are to be translated out of Italian. */
export const publicationTranslationAsked = event("publication-translation-asked", z.object({ publicationId: Id }), {
  queues: ["translation"],
});
