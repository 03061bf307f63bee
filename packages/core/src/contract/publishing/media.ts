import * as z from "zod";
import { mediaLimits } from "../../publications/media/media.ts";
import { spokenLanguages } from "../../publications/media/transcription.ts";
import { Id } from "../common.ts";
import { empty, endpoint, redirect } from "../endpoint.ts";

const ofMedia = { id: Id, mediaId: Id } as const;
const aMinute = { limit: 60, windowSeconds: 60 } as const;
const Second = z.number().min(0).max(mediaLimits.seconds);

/** What is said from one second to another. */
const Line = z.object({ from: z.number(), to: z.number(), text: z.string() });

/** What the address of a preview carries: what isn't published is read by it. */
const query = { preview: z.string().max(100).optional() } as const;

export const downloadPublicationMedia = endpoint({
  method: "GET",
  path: "/publications/{id}/media/{mediaId}/file",
  access: "anyone",
  forOthers: true,
  shows: ["publications", "recordings"],
  summary:
    "A recording or a paper of a publication, for whoever may read it at this moment: a short-lived address of the file. What is hidden closes with it.",
  params: ofMedia,
  query,
  returns: redirect,
  errors: ["not-found"],
});

export const getRecordingTranscript = endpoint({
  method: "GET",
  path: "/publications/{id}/media/{mediaId}/transcript",
  access: "anyone",
  forOthers: true,
  shows: ["publications", "recordings"],
  summary: "What is said in a recording, line by line, for whoever may read its publication.",
  params: ofMedia,
  query,
  returns: z.object({ language: z.enum(spokenLanguages), lines: z.array(Line) }),
  errors: ["not-found"],
  rateLimit: aMinute,
});

export const countRecordingWatched = endpoint({
  method: "POST",
  path: "/publications/{id}/media/{mediaId}/watched",
  access: "anyone",
  about: { kind: "publications", id: "id", untold: true },
  stale: [],
  summary:
    "Say which stretches of a recording were played: seen is who played four fifths of it, once for each viewer and day; machines never.",
  params: ofMedia,
  body: z.strictObject({ played: z.array(z.tuple([Second, Second])).max(mediaLimits.ranges) }),
  returns: empty,
  errors: ["not-found", "version-conflict"],
  rateLimit: aMinute,
});
