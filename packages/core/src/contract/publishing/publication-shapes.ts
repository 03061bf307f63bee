import * as z from "zod";
import { line, paragraphs } from "../../platform/text/typed.ts";
import { mediaKinds, mediaLimits } from "../../publications/media/media.ts";
import { publicationMoves } from "../../publications/publication-moves.ts";
import { publicationStatuses, publicationTypes } from "../../publications/publication.ts";
import { Id, InstantText, Language } from "../common.ts";
import { longest, most } from "./publication-limits.ts";

/** The name of a publication in addresses: small letters, digits and hyphens. */
export const PublicationCode = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(80);
export const Tag = line().min(1).max(40);

/** A publication in a list: never its body. */
export const PublicationCard = z.object({
  id: Id,
  code: PublicationCode,
  type: z.enum(publicationTypes),
  /** Where it stands in the site. */
  path: z.string(),
  title: z.string(),
  teaser: z.string(),
  /** Of title, teaser and body: Italian where the reader's has none. */
  textLanguage: Language,
  tags: z.array(z.string()),
  thumbnailUrl: z.string().optional(),
  /** Whole minutes that it takes to read. */
  minutes: z.int(),
  publishedOn: InstantText.optional(),
  updatedOn: InstantText,
  /** Search engines are asked to leave it out. */
  noindex: z.boolean(),
  /** The words are the benefit of a plan. */
  premium: z.boolean(),
});

export const MediaChapter = z.object({
  /** Whole seconds from the beginning. */
  at: z.int().min(0).max(mediaLimits.seconds),
  title: line().min(1).max(mediaLimits.chapterTitle),
});

/** A file of a publication. */
export const Media = z.object({
  id: Id,
  kind: z.enum(mediaKinds),
  name: z.string(),
  contentType: z.string(),
  url: z.string(),
  bytes: z.int(),
  /** Of a recording: how long it lasts. */
  seconds: z.number().optional(),
  chapters: z.array(MediaChapter),
  hasTranscript: z.boolean(),
});

export const PublicationPage = PublicationCard.extend({
  /** Absent where `locked`. */
  body: z.string().optional(),
  /** The reader has no plan with that benefit. */
  locked: z.boolean(),
  /** Its files; none where `locked`. */
  media: z.array(Media),
  /** Nobody but who has this address reads it. */
  preview: z.boolean(),
  related: z.array(PublicationCard),
  /** Of a course, in their order. */
  lessons: z.array(PublicationCard),
});

const revision = z.int().min(1);

/** What an editor writes. */
const PublicationFields = z.object({
  title: line().min(1).max(longest.title),
  teaser: paragraphs().max(longest.teaser),
  /** Sanitised when it is saved. */
  body: z.string().max(longest.body),
  /** Empty: of the title. */
  code: line().max(80).optional(),
  tags: z.array(Tag).max(most.tags),
  seriesIds: z.array(Id).max(most.series),
  lessonIds: z.array(Id).max(most.lessons),
  noindex: z.boolean(),
  /** An upload of the kind publication-image; absent: stays as it is. */
  thumbnail: z.string().min(1).max(300).optional(),
});
export const NewPublication = PublicationFields.extend({ type: z.enum(publicationTypes) });
export const PublicationChange = PublicationFields.extend({ revision });

/** A publication as the office's list shows it. */
export const OfficePublication = z.object({
  id: Id,
  code: PublicationCode,
  type: z.enum(publicationTypes),
  status: z.enum(publicationStatuses),
  title: z.string(),
  tags: z.array(z.string()),
  minutes: z.int(),
  /** How often it was read: once for each reader and day. */
  views: z.int(),
  createdOn: InstantText,
  updatedOn: InstantText,
  publishOn: InstantText.optional(),
  publishedOn: InstantText.optional(),
});

/** The same as its editor shows it. */
export const EditedPublication = OfficePublication.extend({
  revision,
  teaser: z.string(),
  body: z.string(),
  seriesIds: z.array(Id),
  lessonIds: z.array(Id),
  noindex: z.boolean(),
  thumbnailUrl: z.string().optional(),
  formerCodes: z.array(z.string()),
  moves: z.array(z.enum(publicationMoves)),
  path: z.string(),
  previewPath: z.string(),
});

export const PublicationMoveInput = z.strictObject({
  revision,
  move: z.enum(publicationMoves),
  /** Of `schedule`: when it is to appear. */
  publishOn: InstantText.optional(),
});

/** The texts of a publication in one language. */
export const PublicationWords = z.object({
  title: line().max(longest.title),
  teaser: paragraphs().max(longest.teaser),
  body: z.string().max(longest.body),
});
