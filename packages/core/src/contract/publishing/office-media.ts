import * as z from "zod";
import { line } from "../../platform/text/typed.ts";
import { mediaLimits } from "../../publications/media/media.ts";
import { spokenLanguages, transcriptionStatuses } from "../../publications/media/transcription.ts";
import { Id, InstantText, page, paging } from "../common.ts";
import { empty, endpoint } from "../endpoint.ts";
import { Media, MediaChapter } from "./publication-shapes.ts";

const id = { id: Id } as const;
const ofMedia = { id: Id, mediaId: Id } as const;
const about = { kind: "publications", id: "id" } as const;
const name = line().min(1).max(mediaLimits.name);
const chapters = z.array(MediaChapter).max(mediaLimits.chapters);
const revision = z.int().min(1);

/** A file as its publication's editor shows it. */
const OfficeMedia = Media.extend({
  revision,
  /** Of a recording: how many played it, and how many saw most of it; once for each viewer and day. */
  watched: z.object({ played: z.int(), seen: z.int() }).optional(),
  transcription: z
    .object({
      status: z.enum(transcriptionStatuses),
      language: z.enum(spokenLanguages),
      /** Why it failed, in the service's own words. */
      reason: z.string().optional(),
    })
    .optional(),
});

export const listPublicationMedia = endpoint({
  method: "GET",
  path: "/back-office/publications/{id}/media",
  access: "admin",
  shows: ["publications", "recordings"],
  summary: "The recordings and papers of a publication, with how many saw each recording.",
  params: id,
  returns: z.object({ items: z.array(OfficeMedia) }),
  errors: ["not-found"],
});

export const addPublicationMedia = endpoint({
  method: "POST",
  path: "/back-office/publications/{id}/media",
  access: "admin",
  about,
  stale: ["publications", "recordings"],
  summary: "Add a recording or a paper to a publication.",
  params: id,
  body: z.object({
    /** An upload of the kind publication-media. */
    file: z.string().min(1).max(300),
    name,
    /** Of a recording: how long it lasts. */
    seconds: z.number().positive().max(mediaLimits.seconds).optional(),
    chapters: chapters.default([]),
  }),
  files: { file: "publication-media" },
  returns: z.object({ id: Id, revision }),
  errors: ["not-found", "invalid-transition", "file-too-large", "unsupported-media-type", "unreadable-file"],
});

export const changePublicationMedia = endpoint({
  method: "PUT",
  path: "/back-office/publications/{id}/media/{mediaId}",
  access: "admin",
  about,
  stale: ["publications", "recordings"],
  summary: "Write the name and the chapters of a publication's file, over what was read.",
  params: ofMedia,
  body: z.strictObject({ revision, name, chapters }),
  returns: z.object({ revision }),
  errors: ["not-found", "version-conflict", "invalid-transition"],
});

export const removePublicationMedia = endpoint({
  method: "DELETE",
  path: "/back-office/publications/{id}/media/{mediaId}",
  access: "admin",
  about,
  stale: ["publications", "recordings"],
  summary: "Take a publication's file away, with its transcript.",
  params: ofMedia,
  returns: empty,
  errors: ["not-found", "invalid-transition"],
});

const Transcription = z.object({
  id: Id,
  publicationId: Id,
  /** Empty where it was deleted since. */
  publicationTitle: z.string(),
  mediaId: Id,
  recording: z.string(),
  seconds: z.number().optional(),
  language: z.enum(spokenLanguages),
  status: z.enum(transcriptionStatuses),
  attempts: z.int(),
  reason: z.string().optional(),
  lines: z.int().optional(),
  askedOn: InstantText,
  since: InstantText,
});

export const listVideoTranscriptions = endpoint({
  method: "GET",
  path: "/back-office/video-transcriptions",
  access: "admin",
  shows: ["recordings"],
  summary: "The recordings that are written down or are to be, the last asked for first.",
  query: { ...paging, status: z.enum(transcriptionStatuses).optional() },
  returns: page(Transcription),
});

export const askVideoTranscription = endpoint({
  method: "POST",
  path: "/back-office/video-transcriptions",
  access: "admin",
  about: { kind: "publications", field: "publicationId" },
  stale: ["recordings"],
  summary:
    "Have a recording written down in the background. One that is under way stays as it is; one that failed is tried again, three times in all.",
  body: z.strictObject({ publicationId: Id, mediaId: Id, language: z.enum(spokenLanguages) }),
  returns: z.object({ id: Id, status: z.enum(transcriptionStatuses) }),
  errors: ["not-found", "invalid-transition", "version-conflict"],
});
