import { downloadUrl } from "../../platform/files/downloads.ts";
import { Problem } from "../../platform/problems.ts";
import { readAll } from "../../platform/storing/read-all.ts";
import { mayOpen, type Asked } from "../may-read.ts";
import { loadPublication } from "../save-publication.ts";
import { watchedOf } from "./count-watched.ts";
import { findTranscription } from "./find-transcription.ts";
import { TranscriptionEntity } from "./media.table.ts";
import { mediaPath, type PublicationMedia } from "./media.ts";
import { loadMedia, mediaOf } from "./save-media.ts";
import { readTranscript } from "./transcripts.ts";

/** A file as everybody who may read its publication finds it; `preview` is what they read it by, where it isn't published. */
function shownMedia(media: PublicationMedia, preview?: string) {
  const { publicationId, id, kind, name, contentType, bytes, seconds, chapters, transcriptId } = media;
  return {
    id,
    kind,
    name,
    contentType,
    url: mediaPath(publicationId, id, preview),
    bytes,
    seconds,
    chapters: [...chapters],
    hasTranscript: transcriptId !== undefined,
  };
}

/** What belongs to a publication, for its page. */
export const mediaForReaders = async (publicationId: string, preview?: string) =>
  (await mediaOf(publicationId)).map((media) => shownMedia(media, preview));

type AskedFile = Omit<Asked, "language">;

/** A file of a publication that may be opened at this moment. Problem: not-found, also for what the caller may not have. */
async function openMedia(publicationId: string, mediaId: string, asked: AskedFile): Promise<PublicationMedia> {
  const [publication, media] = await Promise.all([loadPublication(publicationId), loadMedia(publicationId, mediaId)]);
  if (!mayOpen(publication, asked)) throw new Problem("not-found");
  return media;
}

const endings: Readonly<Record<string, string>> = {
  "application/pdf": ".pdf",
  "audio/mp4": ".m4a",
  "audio/mpeg": ".mp3",
  "video/mp4": ".mp4",
  "video/webm": ".webm",
};

/** A short-lived address of a file, for whoever may read its publication now. Problem: not-found. */
export async function mediaFileUrl(publicationId: string, mediaId: string, asked: AskedFile): Promise<string> {
  const { key, name, contentType } = await openMedia(publicationId, mediaId, asked);
  const ending = endings[contentType] ?? "";
  return downloadUrl({ key, contentType, fileName: name.toLowerCase().endsWith(ending) ? name : `${name}${ending}` });
}

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

/** What is said in a recording, for whoever may read its publication now. Problem: not-found. */
export async function recordingTranscript(publicationId: string, mediaId: string, asked: AskedFile) {
  const { transcriptId } = await openMedia(publicationId, mediaId, asked);
  if (!transcriptId) throw new Problem("not-found");
  const [job, lines] = await Promise.all([findTranscription(transcriptId), readTranscript(transcriptId)]);
  if (!job) throw new Problem("not-found");
  return { language: job.language, lines };
}
