import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { Problem } from "../../platform/problems.ts";
import { rowsOfIndex } from "../../platform/storing/read-apart.ts";
import { conditionFailed, orVersionConflict } from "../../platform/storing/transaction.ts";
import { beginTranscript, transcriptState } from "../../platform/text/transcriber.ts";
import { instant } from "../../platform/time.ts";
import { eachApart } from "../../platform/work/each-apart.ts";
import { transcriptionKeys } from "./ask-transcription.ts";
import { findTranscription } from "./find-transcription.ts";
import { PublicationMediaEntity, TranscriptionEntity } from "./media.table.ts";
import type { PublicationMedia } from "./media.ts";
import { findMedia } from "./save-media.ts";
import { linesOf } from "./transcript-lines.ts";
import { removeTranscript, writeTranscript } from "./transcripts.ts";
import { transcriptionLimits, type Transcription } from "./transcription.ts";
import { transcriptionMachine } from "./transcription-machine.ts";

/** Of one try: what the service was told once it isn't told again, whatever breaks off. */
const nameOf = ({ id, attempts }: Transcription): string => `solvia-${id}-${attempts}`;

type Change = Pick<Transcription, "status"> & Partial<Pick<Transcription, "reason" | "lines">>;

/** A step over what was read; somebody else's at this moment is left to the next run. */
async function write(before: Transcription, change: Change, now: Date): Promise<void> {
  const after = { ...before, ...change, revision: before.revision + 1, since: instant(now) };
  try {
    await TranscriptionEntity.build(PutItemCommand)
      .item({ ...after, ...transcriptionKeys(after) })
      .options({ condition: { attr: "revision", eq: before.revision } })
      .send();
  } catch (error) {
    if (!conditionFailed(error)) throw error;
  }
}

const fail = (job: Transcription, reason: string, now: Date) =>
  write(job, { ...transcriptionMachine.after(job, "fail", "system"), reason: reason.slice(0, 500) }, now);

async function begin(job: Transcription, media: PublicationMedia, now: Date): Promise<void> {
  const refused = await beginTranscript(nameOf(job), { ...media, language: job.language });
  if (refused === undefined) await write(job, transcriptionMachine.after(job, "start", "system"), now);
  else await fail(job, refused, now);
}

/** What was written takes an earlier transcript's place, with the job that says so. */
async function finish(job: Transcription, media: PublicationMedia, result: unknown, now: Date): Promise<void> {
  const lines = linesOf(result);
  if (lines.length === 0) return fail(job, "nothing was said", now);
  await writeTranscript(job.id, lines);
  const after = { ...transcriptionMachine.after(job, "finish", "system"), lines: lines.length, since: instant(now) };
  const done = { ...after, revision: job.revision + 1 };
  const put = TranscriptionEntity.build(PutTransaction)
    .item({ ...done, ...transcriptionKeys(done) })
    .options({ condition: { attr: "revision", eq: job.revision } });
  const shown = PublicationMediaEntity.build(PutTransaction)
    .item({ ...media, transcriptId: job.id, revision: media.revision + 1 })
    .options({ condition: { attr: "revision", eq: media.revision } });
  try {
    await execute(put, shown);
  } catch (error) {
    const conflict = orVersionConflict(error);
    // An editor has just written the file: the next run finds both.
    if (conflict instanceof Problem) return;
    throw conflict;
  }
  const earlier = media.transcriptId ? await findTranscription(media.transcriptId) : undefined;
  if (earlier && earlier.id !== job.id) await removeTranscript(earlier.id, earlier.lines ?? 0);
}

const isLost = ({ since }: Transcription, now: Date): boolean =>
  now.getTime() - Date.parse(since) > transcriptionLimits.hours * 3_600_000;

async function tend(id: string, now: Date): Promise<void> {
  const job = await findTranscription(id);
  if (!job) return;
  const media = await findMedia(job.publicationId, job.mediaId);
  if (!media) return fail(job, "the recording was taken away", now);
  if (job.status === "queued") return begin(job, media, now);
  if (job.status !== "running") return;
  const found = await transcriptState(nameOf(job));
  if (found.state === "done") return finish(job, media, found.result, now);
  if (found.state === "failed") return fail(job, found.reason, now);
  if (isLost(job, now)) await fail(job, "not done in time", now);
}

/** Takes every transcription that isn't over a step further; how many there were. May run twice at once. */
export async function tendTranscriptions(now: Date): Promise<number> {
  let count = 0;
  const open = rowsOfIndex(TranscriptionEntity, { index: "gsi2", partition: "TRANSCRIPTIONS#OPEN" });
  await eachApart(open, ({ id }) => {
    count += 1;
    return tend(id, now);
  });
  return count;
}
