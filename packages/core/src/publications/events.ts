import * as z from "zod";
import { Id } from "../platform/text/typed.ts";
import { event } from "../platform/work/event.ts";
import { webinarLetterKinds } from "./webinars/webinar.ts";

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

const ofWebinar = { publicationId: Id, kind: z.enum(webinarLetterKinds), sequence: z.int() };
/** The next page of who has registered for a webinar is to be told: those behind a reader, or the first. */
export const webinarLettersAsked = event(
  "webinar-letters-asked",
  z.object({ ...ofWebinar, after: z.string().optional() }),
  { queues: ["publication-news"] },
);
/** Somebody who has registered is to have their letter. */
export const webinarTold = event("webinar-told", z.object({ ...ofWebinar, reader: z.string() }), {
  queues: ["email"],
});
