import { DeleteItemCommand } from "dynamodb-toolbox/entity/actions/delete";
import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import type { User } from "../../platform/access.ts";
import { setting } from "../../platform/config.ts";
import { copyObject, deleteObjects } from "../../platform/files/storage.ts";
import { ownUpload } from "../../platform/files/uploads.ts";
import { newId, newSecret } from "../../platform/ids.ts";
import { invalid, Problem } from "../../platform/problems.ts";
import { conditionFailed } from "../../platform/storing/transaction.ts";
import { table } from "../../platform/table.ts";
import { instant } from "../../platform/time.ts";
import { publicationMachine } from "../publication-machine.ts";
import { loadPublication } from "../save-publication.ts";
import { kindOf, mediaLimits, type Chapter, type PublicationMedia } from "./media.ts";
import { PublicationMediaEntity } from "./media.table.ts";
import { findTranscription } from "./find-transcription.ts";
import { removeTranscript } from "./transcripts.ts";

/** What belongs to a publication, in the order in which it was added. */
export async function mediaOf(publicationId: string): Promise<PublicationMedia[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ partition: `PUBLICATION#${publicationId}`, range: { beginsWith: "MEDIA#" } })
    .entities(PublicationMediaEntity)
    .options({ maxPages: Infinity })
    .send();
  return Items;
}

export async function findMedia(publicationId: string, id: string): Promise<PublicationMedia | undefined> {
  const { Item } = await PublicationMediaEntity.build(GetItemCommand)
    .key({ publicationId, id })
    .options({ consistent: true })
    .send();
  return Item;
}

/** Problem: not-found. */
export async function loadMedia(publicationId: string, id: string): Promise<PublicationMedia> {
  const media = await findMedia(publicationId, id);
  if (!media) throw new Problem("not-found");
  return media;
}

/** The editor's form of a file. */
interface MediaInput {
  name: string;
  seconds?: number | undefined;
  chapters: readonly Chapter[];
}

/** Chapters in their order, within the recording. Problem: invalid-input. */
function demandChapters({ kind, seconds }: Pick<PublicationMedia, "kind" | "seconds">, chapters: readonly Chapter[]) {
  const within = kind === "recording" ? (seconds ?? mediaLimits.seconds) : 0;
  if (chapters.some(({ at }) => at >= within)) throw invalid({ field: "chapters", code: "beyond-recording" });
  return chapters.toSorted((a, b) => a.at - b.at);
}

async function demandEditable(publicationId: string): Promise<void> {
  publicationMachine.demand(await loadPublication(publicationId), "edit", "back-office");
}

/**
 * Adds a finished upload to a publication. Problems: not-found for an upload that isn't there, unreadable-file, invalid-transition for one
 * that is archived, invalid-input.
 */
export async function addMedia(
  user: Pick<User, "id">,
  publicationId: string,
  { file, ...input }: MediaInput & { file: string },
  now: Date,
): Promise<PublicationMedia> {
  await demandEditable(publicationId);
  if ((await mediaOf(publicationId)).length >= mediaLimits.ofOne) throw invalid({ field: "file", code: "too-many" });
  const { key: from, contentType, size: bytes } = await ownUpload(user.id, "publication-media", file);
  const kind = kindOf(contentType);
  const { name, seconds } = input;
  const chapters = demandChapters({ kind, seconds }, input.chapters);
  const key = `publications/${newSecret()}`;
  const bucket = setting("PRIVATE_BUCKET");
  await copyObject({ bucket, key: from }, { bucket, key });
  const facts = { publicationId, id: newId(), kind, name, contentType, key, bytes, chapters, revision: 1 };
  const media: PublicationMedia = {
    ...facts,
    ...(kind === "recording" && seconds !== undefined && { seconds }),
    addedOn: instant(now),
  };
  await PublicationMediaEntity.build(PutItemCommand).item(media).send();
  return media;
}

/** Name and chapters over what was read. Problems: not-found, version-conflict, invalid-transition, invalid-input. */
export async function changeMedia(
  publicationId: string,
  id: string,
  { revision, name, chapters }: { revision: number; name: string; chapters: readonly Chapter[] },
): Promise<PublicationMedia> {
  await demandEditable(publicationId);
  const before = await loadMedia(publicationId, id);
  if (before.revision !== revision) throw new Problem("version-conflict");
  const after = { ...before, name, chapters: demandChapters(before, chapters), revision: revision + 1 };
  try {
    await PublicationMediaEntity.build(PutItemCommand)
      .item(after)
      .options({ condition: { attr: "revision", eq: revision } })
      .send();
  } catch (error) {
    throw conditionFailed(error) ? new Problem("version-conflict") : error;
  }
  return after;
}

/** Takes a file away with its transcript, first what is played: broken off, it is done again. Problems: not-found, invalid-transition. */
export async function removeMedia(publicationId: string, id: string): Promise<void> {
  await demandEditable(publicationId);
  await erase(await loadMedia(publicationId, id));
}

/** Of a draft that is deleted, all. */
export async function removeAllMedia(publicationId: string): Promise<void> {
  for (const media of await mediaOf(publicationId)) await erase(media);
}

async function erase({ publicationId, id, key, transcriptId }: PublicationMedia): Promise<void> {
  await deleteObjects(setting("PRIVATE_BUCKET"), [key]);
  const written = transcriptId ? await findTranscription(transcriptId) : undefined;
  if (written) await removeTranscript(written.id, written.lines ?? 0);
  await PublicationMediaEntity.build(DeleteItemCommand).key({ publicationId, id }).send();
}
