import { Entity, item, number, string } from "dynamodb-toolbox";
import * as z from "zod";
import { listOf, shapeOf } from "../../platform/stored/shape.ts";
import { kept, stored } from "../../platform/stored/stored.ts";
import { table } from "../../platform/table.ts";
import { mediaKinds, type Chapter } from "./media.ts";
import { spokenLanguages, transcriptionStatuses, type Line } from "./transcription.ts";

/** A file of a publication, beside it. */
export const PublicationMediaEntity = kept(
  new Entity({
    name: "PublicationMedia",
    table,
    schema: item({
      publicationId: string().key(),
      id: string().key(),
      kind: stored(z.enum(mediaKinds)),
      name: string(),
      contentType: string(),
      key: string(),
      bytes: number(),
      seconds: number().optional(),
      chapters: stored(listOf(shapeOf<Chapter>({ at: z.number(), title: z.string() }))),
      transcriptionId: string().optional(),
      transcriptId: string().optional(),
      revision: number(),
      addedOn: string(),
    }),
    computeKey: ({ publicationId, id }: { publicationId: string; id: string }) => ({
      pk: `PUBLICATION#${publicationId}`,
      sk: `MEDIA#${id}`,
    }),
    timestamps: false,
  }),
);

/** How many played a recording, and how many saw it; apart, so that who watches never stands in an editor's way. */
export const RecordingWatchedEntity = kept(
  new Entity({
    name: "RecordingWatched",
    table,
    schema: item({ mediaId: string().key(), played: number(), seen: number() }),
    computeKey: ({ mediaId }: { mediaId: string }) => ({ pk: `RECORDING#${mediaId}`, sk: "WATCHED" }),
    timestamps: false,
  }),
);

/** That somebody has played it, or seen it, on a day, by a hash that is of that day alone; gone soon after. */
export const RecordingViewerEntity = kept(
  new Entity({
    name: "RecordingViewer",
    table,
    schema: item({
      mediaId: string().key(),
      day: string().key(),
      what: string().key(),
      viewer: string().key(),
      expiresAt: number(),
    }),
    computeKey: ({ mediaId, day, what, viewer }: { mediaId: string; day: string; what: string; viewer: string }) => ({
      pk: `RECORDING#${mediaId}#VIEWERS#${day}`,
      sk: `${what}#${viewer}`,
    }),
    timestamps: false,
  }),
  { removals: "untold" },
);

export const TranscriptionEntity = kept(
  new Entity({
    name: "Transcription",
    table,
    schema: item({
      id: string().key(),
      publicationId: string(),
      mediaId: string(),
      language: stored(z.enum(spokenLanguages)),
      status: stored(z.enum(transcriptionStatuses)),
      attempts: number(),
      reason: string().optional(),
      lines: number().optional(),
      revision: number(),
      askedOn: string(),
      since: string(),
      /** "TRANSCRIPTIONS", by when they were asked for. */
      gsi1pk: string(),
      gsi1sk: string(),
      /** "TRANSCRIPTIONS#OPEN", those that aren't over. */
      gsi2pk: string().optional(),
      gsi2sk: string().optional(),
    }),
    computeKey: ({ id }: { id: string }) => ({ pk: `TRANSCRIPTION#${id}`, sk: "TRANSCRIPTION" }),
    timestamps: false,
  }),
);

/** Some of the lines that a transcription wrote, in their order. */
export const TranscriptPartEntity = kept(
  new Entity({
    name: "TranscriptPart",
    table,
    schema: item({
      transcriptionId: string().key(),
      /** 0 for the first. */
      part: number().key(),
      lines: stored(listOf(shapeOf<Line>({ from: z.number(), to: z.number(), text: z.string() }))),
    }),
    computeKey: ({ transcriptionId, part }: { transcriptionId: string; part: number }) => ({
      pk: `TRANSCRIPTION#${transcriptionId}`,
      sk: `PART#${String(part).padStart(4, "0")}`,
    }),
    timestamps: false,
  }),
);
