import * as z from "zod";
import { publicationTypes } from "../../publications/publication.ts";
import { endpoint } from "../endpoint.ts";
import { mostFollowedTags } from "./publication-limits.ts";
import { Tag } from "./publication-shapes.ts";

/** Each choice adds to the others: whatever is of one of the types, and whatever has one of the tags. */
const choices = {
  types: z.array(z.enum(publicationTypes)).max(publicationTypes.length),
  tags: z.array(Tag).max(mostFollowedTags),
} as const;

const Following = z.object({
  ...choices,
  /** Of what is followed, 0 before the first choice. */
  revision: z.int().min(0),
  /** Whether the reader's plan opens technical notes: of those that it doesn't, nothing is told. */
  notesIncluded: z.boolean(),
});

export const getPublicationSubscription = endpoint({
  method: "GET",
  path: "/publications/subscription",
  access: "customer",
  shows: ["following"],
  summary: "What the user follows of the publications: types and tags of which each new one is told by mail.",
  returns: Following,
});

export const setPublicationSubscription = endpoint({
  method: "PUT",
  path: "/publications/subscription",
  access: "customer",
  stale: ["following"],
  summary: "Follow these types and tags and nothing else, over the revision that was read; none ends the mails.",
  body: z.strictObject({ ...choices, revision: z.int().min(0) }),
  returns: Following,
  errors: ["version-conflict"],
  rateLimit: { limit: 60, windowSeconds: 3600 },
});
