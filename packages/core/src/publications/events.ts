import * as z from "zod";
import { Id } from "../platform/text/typed.ts";
import { event } from "../platform/work/event.ts";

/** The texts of a publication are to be translated out of Italian. */
export const publicationTranslationAsked = event("publication-translation-asked", z.object({ publicationId: Id }), {
  queues: ["translation"],
});
/** A publication is found by everybody for the first time: once in its life, whatever becomes of it later. */
export const publicationAppeared = event("publication-appeared", z.object({ publicationId: Id }), {
  queues: ["publication-news"],
});
/** The next page of who follows one of its topics is to be told: those behind a user, or the first. */
export const followersAsked = event(
  "followers-asked",
  z.object({ publicationId: Id, topic: z.string(), after: Id.optional() }),
  { queues: ["publication-news"] },
);
/** Somebody who follows one of its topics is to have their letter. */
export const publicationTold = event("publication-told", z.object({ userId: Id, publicationId: Id }), {
  queues: ["email"],
});
