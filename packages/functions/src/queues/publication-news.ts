import { tellFollowers, tellPage } from "@solvia/core/publications/following/tell-followers";
import { eventWorker } from "../work/event-worker.ts";

/** Has those told who follow what has appeared, a page of them at a time. */
export const handler = eventWorker("publication-news", ({ type, payload }, { now }) =>
  type === "publication-appeared" ? tellFollowers(payload.publicationId, now) : tellPage(payload, now),
);
