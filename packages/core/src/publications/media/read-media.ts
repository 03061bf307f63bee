import { setting } from "../../platform/config.ts";
import { Problem } from "../../platform/problems.ts";
import { readAll } from "../../platform/storing/read-all.ts";
import { mayRead, type Asked } from "../may-read.ts";
import { loadPublication } from "../save-publication.ts";
import { watchedOf } from "./count-watched.ts";
import { findTranscription } from "./find-transcription.ts";
import { TranscriptionEntity } from "./media.table.ts";
import type { PublicationMedia } from "./media.ts";
import { loadMedia, mediaOf } from "./save-media.ts";
import { readTranscript } from "./transcripts.ts";

/** A file as everybody who may read its publication finds it. */
const shownMedia = ({
  id,
  kind,
  name,
  contentType,
  key,
  bytes,
  seconds,
  chapters,
  transcriptId,
}: PublicationMedia) => ({
  id,
  kind,
  name,
  contentType,
  url: `${setting("PUBLIC_FILES_URL")}/${key}`,
  bytes,
  seconds,
  chapters: [...chapters],
  hasTranscript: transcriptId !== undefined,
});

/** What belongs to a publication, for its page. */
export const mediaForReaders = async (publicationId: string) => (await mediaOf(publicationId)).map(shownMedia);

/** The same for its editor: with how many played and saw a recording, and how far its transcription is. Problem: not-found. */
export async function mediaForEditor(publicationId: string) {
  const [, media] = await Promise.all([loadPublication(publicationId), mediaOf(publicationId)]);
  const jobs = await readAll(
    TranscriptionEntity,
    media.flatMap(({ transcriptionId }) => (transcriptionId ? [{ id: transcriptionId }] : [])),
  );
  const byId = new Map(jobs.map((job) => [job.id, job]));
  const items = media.map(async (one) => {
    const job = one.transcriptionId ? byId.get(one.transcriptionId) : undefined;
    return {
      ...shownMedia(one),
      revision: one.revision,
      ...(one.kind === "recording" && { watched: await watchedOf(one.id) }),
      ...(job && { transcription: { status: job.status, language: job.language, reason: job.reason } }),
    };
  });
  return { items: await Promise.all(items) };
}

/** What is said in a recording, for whoever may read its publication. Problem: not-found, also for what isn't published. */
export async function recordingTranscript(publicationId: string, mediaId: string, user: Asked["user"]) {
  const [publication, { transcriptId }] = await Promise.all([
    loadPublication(publicationId),
    loadMedia(publicationId, mediaId),
  ]);
  if (publication.status !== "published" || !mayRead(publication, user) || !transcriptId)
    throw new Problem("not-found");
  const [job, lines] = await Promise.all([findTranscription(transcriptId), readTranscript(transcriptId)]);
  if (!job) throw new Problem("not-found");
  return { language: job.language, lines };
}
