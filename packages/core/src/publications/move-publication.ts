import { DeleteTransaction } from "dynamodb-toolbox/entity/actions/transactDelete";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { languages } from "../platform/locale.ts";
import { invalid, Problem } from "../platform/problems.ts";
import { GuardEntity } from "../platform/storing/guard.table.ts";
import { rowsOfIndex } from "../platform/storing/read-apart.ts";
import { cancellationReasons } from "../platform/storing/transaction.ts";
import { instant, type Instant } from "../platform/time.ts";
import { eachApart } from "../platform/work/each-apart.ts";
import { removeAllMedia } from "./media/save-media.ts";
import { publicationMachine } from "./publication-machine.ts";
import type { PublicationMove } from "./publication-moves.ts";
import { PublicationEntity, PublicationTextsEntity } from "./publication.table.ts";
import type { Publication } from "./publication.ts";
import { loadPublication, write } from "./save-publication.ts";
import { findWebinar } from "./webinars/find-webinar.ts";

/** What a publication is after it has appeared: an earlier day of appearing stays. */
const appeared = (after: Publication, now: Date): Publication => ({
  ...after,
  publishedOn: after.publishedOn ?? instant(now),
  publishOn: undefined,
});

/**
 * A step that an editor has it take, over the revision that they have read; `publishOn` of what is scheduled. Problems: not-found,
 * version-conflict, invalid-transition, invalid-input for what is missing and for a date that isn't to come.
 */
export async function movePublication(
  id: string,
  { move, revision, publishOn }: { move: PublicationMove; revision: number; publishOn?: Instant | undefined },
  now: Date,
): Promise<Publication> {
  const before = await loadPublication(id);
  if (before.revision !== revision) throw new Problem("version-conflict");
  const { dated: _, ...moved } = publicationMachine.after(await withDate(before), move, "back-office");
  const after = dated({ ...moved, revision: revision + 1 }, move, publishOn, now);
  await write(before, after);
  return after;
}

/** A webinar with whether it is said when it is held. */
const withDate = async (publication: Publication) => ({
  ...publication,
  dated: publication.type === "webinar" ? (await findWebinar(publication.id)) !== undefined : undefined,
});

function dated(after: Publication, move: PublicationMove, publishOn: Instant | undefined, now: Date): Publication {
  if (move === "publish") return appeared(after, now);
  if (move !== "schedule") return { ...after, publishOn: undefined };
  if (!publishOn) throw invalid({ field: "publishOn", code: "required" });
  if (Date.parse(publishOn) <= now.getTime()) throw invalid({ field: "publishOn", code: "in-the-past" });
  return { ...after, publishOn: instant(new Date(publishOn)) };
}

/**
 * Lets appear what is due; how many did. One that an editor changes at this moment is left to the next run, by what they have decided:
 * each is written over the revision that was read.
 */
export async function publishDue(now: Date): Promise<number> {
  const due = rowsOfIndex(PublicationEntity, {
    index: "gsi3",
    partition: "PUBLICATIONS#SCHEDULED",
    range: { lt: `${instant(now)}~` },
  });
  let count = 0;
  await eachApart(due, async ({ id }) => {
    count += await appear(id, now);
  });
  return count;
}

async function appear(id: string, now: Date): Promise<number> {
  const before = await loadPublication(id);
  const isDue = before.publishOn !== undefined && Date.parse(before.publishOn) <= now.getTime();
  if (!isDue || !publicationMachine.offers(before, "appear", "system")) return 0;
  const after = publicationMachine.after(before, "appear", "system");
  try {
    await write(before, appeared({ ...after, revision: before.revision + 1 }, now));
    return 1;
  } catch (error) {
    if (error instanceof Problem && error.code === "version-conflict") return 0;
    throw error;
  }
}

/** Takes away a draft that nobody has ever read, and sets free what it was called. Problems: not-found, invalid-transition, version-conflict. */
export async function removePublication(id: string): Promise<void> {
  const { revision, ...before } = await loadPublication(id);
  publicationMachine.demand(before, "remove", "back-office");
  await removeAllMedia(id);
  const draft = PublicationEntity.build(DeleteTransaction)
    .key({ id })
    .options({ condition: { attr: "revision", eq: revision } });
  const texts = languages.map((language) =>
    PublicationTextsEntity.build(DeleteTransaction).key({ publicationId: id, language }),
  );
  const codes = [before.code, ...before.formerCodes].map((value) =>
    GuardEntity.build(DeleteTransaction).key({ kind: "PUBLICATIONCODE", value }),
  );
  try {
    await execute(draft, ...texts, ...codes);
  } catch (error) {
    if (cancellationReasons(error).includes(true)) throw new Problem("version-conflict");
    throw error;
  }
}
