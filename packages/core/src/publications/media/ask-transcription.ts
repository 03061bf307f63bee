import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { newId } from "../../platform/ids.ts";
import { invalid } from "../../platform/problems.ts";
import { orVersionConflict } from "../../platform/storing/transaction.ts";
import { instant } from "../../platform/time.ts";
import { PublicationMediaEntity, TranscriptionEntity } from "./media.table.ts";
import { findTranscription } from "./find-transcription.ts";
import { loadMedia } from "./save-media.ts";
import type { Spoken, Transcription } from "./transcription.ts";
import { transcriptionMachine } from "./transcription-machine.ts";

const isOpen = ({ status }: Pick<Transcription, "status">): boolean => status === "queued" || status === "running";

/** Its index keys; it leaves the list of those that are open. */
export const transcriptionKeys = (job: Transcription) => ({
  gsi1pk: "TRANSCRIPTIONS",
  gsi1sk: `${job.askedOn}#${job.id}`,
  ...(isOpen(job)
    ? { gsi2pk: "TRANSCRIPTIONS#OPEN", gsi2sk: `${job.askedOn}#${job.id}` }
    : { gsi2pk: undefined, gsi2sk: undefined }),
});

interface Wish {
  publicationId: string;
  mediaId: string;
  /** That it is spoken in. */
  language: Spoken;
}

/**
 * Has a recording written down. One that is under way is left alone, one that failed is tried again, one that is done is done anew.
 * Problems: not-found, invalid-input for what isn't heard, invalid-transition for one that failed three times, version-conflict.
 */
export async function askTranscription({ publicationId, mediaId, language }: Wish, now: Date): Promise<Transcription> {
  const media = await loadMedia(publicationId, mediaId);
  if (media.kind !== "recording") throw invalid({ field: "mediaId", code: "not-a-recording" });
  const last = media.transcriptionId ? await findTranscription(media.transcriptionId) : undefined;
  if (last && isOpen(last)) return last;
  const isAgain = last?.status === "failed" && last.language === language;
  const job: Transcription = isAgain
    ? { ...transcriptionMachine.after(last, "again", "back-office"), reason: undefined, revision: last.revision + 1 }
    : {
        id: newId(),
        publicationId,
        mediaId,
        language,
        status: "queued",
        attempts: 1,
        revision: 1,
        askedOn: "",
        since: "",
      };
  const asked = { ...job, askedOn: job.askedOn || instant(now), since: instant(now) };
  const put = TranscriptionEntity.build(PutTransaction)
    .item({ ...asked, ...transcriptionKeys(asked) })
    .options({ condition: isAgain ? { attr: "revision", eq: last.revision } : { attr: "id", exists: false } });
  const named = PublicationMediaEntity.build(PutTransaction)
    .item({ ...media, transcriptionId: asked.id, revision: media.revision + 1 })
    .options({ condition: { attr: "revision", eq: media.revision } });
  try {
    await execute(put, named);
  } catch (error) {
    throw orVersionConflict(error);
  }
  return asked;
}
