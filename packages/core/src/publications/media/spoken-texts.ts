import { readAll } from "../../platform/storing/read-all.ts";
import { mayRead, type Asked } from "../may-read.ts";
import { publicationPath } from "../publication.ts";
import { allVisible } from "../visible.ts";
import { lastDone } from "./list-transcriptions.ts";
import { PublicationMediaEntity } from "./media.table.ts";
import { readTranscripts } from "./transcripts.ts";

/** Transcripts that one look goes through: those that were written last. */
const lookedThrough = 60;

/** What is said in recordings that a reader may watch, with where each line stands. */
export async function spokenTexts(user: Asked["user"]) {
  const jobs = await lastDone(lookedThrough);
  const media = await readAll(
    PublicationMediaEntity,
    jobs.map(({ publicationId, mediaId }) => ({ publicationId, id: mediaId })),
  );
  const visible = new Map((await allVisible()).map((one) => [one.id, one]));
  const shown = jobs.flatMap((job) => {
    const recording = media.find((one) => one.transcriptId === job.id);
    const publication = visible.get(job.publicationId);
    return recording && publication && mayRead(publication, user) ? [{ job, recording, publication }] : [];
  });
  const lines = await readTranscripts(shown.map(({ job: { id, lines = 0 } }) => ({ id, lines })));
  return shown.map(({ job, recording, publication }) => ({
    publicationId: publication.id,
    path: publicationPath(publication),
    title: publication.title,
    mediaId: recording.id,
    language: job.language,
    lines: lines.get(job.id) ?? [],
  }));
}
