import { tellFollowers, tellPage } from "@solvia/core/publications/following/tell-followers";
import { tellRegistered } from "@solvia/core/publications/webinars/tell-registered";
import { eventWorker } from "../work/event-worker.ts";

/** Has those told who follow what has appeared, or have registered for a webinar, a page of them at a time. */
export const handler = eventWorker("publication-news", ({ type, payload }, { now }) => {
  if (type === "webinar-letters-asked") return tellRegistered(payload, now);
  return type === "publication-appeared" ? tellFollowers(payload.publicationId, now) : tellPage(payload, now);
});
