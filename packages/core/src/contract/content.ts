import * as z from "zod";
import { line, wholeNumber } from "../platform/text/typed.ts";
import { publicationAreas, publicationTypes } from "../publications/publication.ts";
import { Id, Language, page, paging } from "./common.ts";
import { empty, endpoint, file } from "./endpoint.ts";
import { PublicationCard, PublicationCode, PublicationPage, Tag } from "./publishing/publication-shapes.ts";

export * from "./publishing/following.ts";
export * from "./publishing/media.ts";
export * from "./publishing/questions.ts";
export * from "./publishing/webinars.ts";

const reader = { language: Language.default("it") } as const;
const filters = {
  /** The part of the site. */
  area: z.enum(publicationAreas).optional(),
  type: z.enum(publicationTypes).optional(),
  tag: Tag.optional(),
} as const;
const searches = { limit: 60, windowSeconds: 60 } as const;

export const listPublications = endpoint({
  method: "GET",
  path: "/publications/visible",
  access: "anyone",
  forOthers: true,
  shows: ["publications"],
  summary:
    "Articles, technical notes, lessons, courses and webinars, the newest first: by part of the site, type, tag and series.",
  query: { ...paging, ...filters, ...reader, seriesId: Id.optional() },
  returns: page(PublicationCard),
});

export const listMostRecentPublications = endpoint({
  method: "GET",
  path: "/publications/most-recent",
  access: "anyone",
  forOthers: true,
  shows: ["publications"],
  summary: "What appeared last, in the whole site or in a part of it: what the home page shows.",
  query: { area: filters.area, ...reader, limit: wholeNumber(1, 12).default(3) },
  returns: z.object({ items: z.array(PublicationCard) }),
});

export const listPublicationsOfSeries = endpoint({
  method: "GET",
  path: "/publications/series/{seriesId}",
  access: "anyone",
  forOthers: true,
  shows: ["publications"],
  summary: "What is written about a series of products, the newest first; nothing where nothing is.",
  params: { seriesId: Id },
  query: { ...paging, ...reader },
  returns: page(PublicationCard),
});

export const getPublication = endpoint({
  method: "GET",
  path: "/publications/code/{code}",
  access: "anyone",
  forOthers: true,
  shows: ["publications"],
  summary:
    "A publication by its name in addresses, or by one that it had. The words of a technical note are for subscribers; what isn't published is for who has its preview's address.",
  params: { code: PublicationCode },
  query: { ...reader, preview: z.string().max(100).optional() },
  returns: PublicationPage,
  errors: ["not-found"],
});

export const searchPublications = endpoint({
  method: "GET",
  path: "/publications/search",
  access: "anyone",
  forOthers: true,
  shows: ["publications"],
  summary: "Publications by their words, the best first; of a technical note by its title and teaser alone.",
  query: { ...filters, ...reader, text: line().min(1).max(100), limit: wholeNumber(1, 50).default(20) },
  returns: z.object({ items: z.array(PublicationCard) }),
  rateLimit: searches,
});

export const listPublicationTags = endpoint({
  method: "GET",
  path: "/publications/tags",
  access: "anyone",
  forOthers: true,
  shows: ["publications"],
  summary: "The tags of what is published, with how many publications have each, the most first.",
  query: { area: filters.area },
  returns: z.object({ items: z.array(z.object({ tag: z.string(), count: z.int() })) }),
});

export const getPublicationFeed = endpoint({
  method: "GET",
  path: "/publications/feed",
  access: "anyone",
  forOthers: true,
  shows: [],
  summary: "The newest publications as RSS: title and teaser of each.",
  query: { area: filters.area, ...reader },
  returns: file("application/rss+xml; charset=utf-8"),
  rateLimit: searches,
});

export const downloadPublication = endpoint({
  method: "GET",
  path: "/publications/{id}/download",
  access: "customer",
  forOthers: true,
  shows: ["publications"],
  summary:
    "A publication as PDF, in the reader's language where it is translated. A technical note is for the plans that have them.",
  params: { id: Id },
  query: reader,
  returns: file("application/pdf"),
  errors: ["not-found", "publication-not-included"],
  rateLimit: searches,
});

export const countPublicationView = endpoint({
  method: "POST",
  path: "/publications/{id}/increment-view-count",
  access: "anyone",
  about: { kind: "publications", id: "id", untold: true },
  stale: [],
  summary: "Say that somebody reads a publication: counted once for each reader and day, machines never.",
  params: { id: Id },
  returns: empty,
  errors: ["not-found", "version-conflict"],
  rateLimit: searches,
});
