import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { UpdateTransaction } from "dynamodb-toolbox/entity/actions/transactUpdate";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { $add } from "dynamodb-toolbox/entity/actions/update";
import { conditionFailedAt, orVersionConflict } from "../../platform/storing/transaction.ts";
import { untilWritten } from "../../platform/storing/until-written.ts";
import { viewerOfDay, type Reader } from "../count-view.ts";
import { mayRead, type Asked } from "../may-read.ts";
import { loadPublication } from "../save-publication.ts";
import { Problem } from "../../platform/problems.ts";
import { seenFrom, watchedShare, type Played } from "./media.ts";
import { RecordingViewerEntity, RecordingWatchedEntity } from "./media.table.ts";
import { loadMedia } from "./save-media.ts";

/**
 * Counts who played a recording, and who saw it: once each for a viewer and day of Rome, machines never. Seen is of whom most of it was played,
 * whatever they clicked. Problem: not-found for what nobody may watch, or isn't a recording.
 */
export async function countWatched(
  publicationId: string,
  mediaId: string,
  played: readonly Played[],
  { user, ...reader }: Omit<Reader, "userId"> & { user?: (NonNullable<Asked["user"]> & { id: string }) | undefined },
  now: Date,
): Promise<void> {
  const [publication, { kind, seconds = 0 }] = await Promise.all([
    loadPublication(publicationId),
    loadMedia(publicationId, mediaId),
  ]);
  if (publication.status !== "published" || !mayRead(publication, user) || kind !== "recording")
    throw new Problem("not-found");
  const share = watchedShare(played, seconds);
  const viewer = share > 0 ? await viewerOfDay({ ...reader, userId: user?.id }, now) : undefined;
  if (!viewer) return;
  await untilWritten(() => note({ mediaId, ...viewer }, "played"));
  if (share >= seenFrom) await untilWritten(() => note({ mediaId, ...viewer }, "seen"));
}

async function note(
  viewer: { mediaId: string; day: string; viewer: string; expiresAt: number },
  what: "played" | "seen",
): Promise<void> {
  const counted = { played: what === "played" ? $add(1) : $add(0), seen: what === "seen" ? $add(1) : $add(0) };
  try {
    await execute(
      RecordingViewerEntity.build(PutTransaction)
        .item({ ...viewer, what })
        .options({ condition: { attr: "viewer", exists: false } }),
      RecordingWatchedEntity.build(UpdateTransaction).item({ mediaId: viewer.mediaId, ...counted }),
    );
  } catch (error) {
    if (conditionFailedAt(error, 0)) return;
    throw orVersionConflict(error);
  }
}

/** How many played a recording and how many saw it, once for each viewer and day. */
export async function watchedOf(mediaId: string): Promise<{ played: number; seen: number }> {
  const { Item } = await RecordingWatchedEntity.build(GetItemCommand).key({ mediaId }).send();
  return { played: Item?.played ?? 0, seen: Item?.seen ?? 0 };
}
