import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { sanitisedArticle } from "../catalogue/index.ts";
import { newId, newSecret } from "../platform/ids.ts";
import { invalid, Problem } from "../platform/problems.ts";
import { readAll } from "../platform/storing/read-all.ts";
import { GuardEntity } from "../platform/storing/guard.table.ts";
import { cancellationReasons } from "../platform/storing/transaction.ts";
import { instant } from "../platform/time.ts";
import { announce } from "../platform/work/outbox.ts";
import { publicationAppeared } from "./events.ts";
import { demandWhole, publicationMachine } from "./publication-machine.ts";
import { codeOf, hasWords, readingMinutes, tagOf } from "./publication-words.ts";
import { PublicationEntity, publicationKeys, PublicationTextsEntity } from "./publication.table.ts";
import { heldCodes, type Publication, type PublicationType } from "./publication.ts";

/** The editor's form. */
export interface PublicationInput {
  title: string;
  teaser: string;
  body: string;
  /** That of the title where nothing is said. */
  code?: string | undefined;
  tags: readonly string[];
  seriesIds: readonly string[];
  lessonIds: readonly string[];
  noindex: boolean;
  /** Absent: stays as it is. */
  thumbnailUrl?: string | undefined;
}

/** Problem: not-found. */
export async function loadPublication(id: string): Promise<Publication> {
  const { Item } = await PublicationEntity.build(GetItemCommand).key({ id }).options({ consistent: true }).send();
  if (!Item) throw new Problem("not-found");
  return Item;
}

/** Some publications as they are now; those that are gone are left out. */
export const publicationsById = (ids: readonly string[]): Promise<Publication[]> =>
  readAll(
    PublicationEntity,
    ids.map((id) => ({ id })),
  );

/** The Italian texts with their version, 0 before the first. */
export async function italianOf(publicationId: string) {
  const { Item } = await PublicationTextsEntity.build(GetItemCommand)
    .key({ publicationId, language: "it" })
    .options({ consistent: true })
    .send();
  return { version: Item?.version ?? 0, texts: Item?.texts ?? {} };
}

export const startPublication = (type: PublicationType, input: PublicationInput, now: Date) =>
  written(
    {
      id: newId(),
      type,
      status: "draft",
      revision: 0,
      previewSecret: newSecret(),
      createdOn: instant(now),
    },
    input,
    now,
  );

/**
 * Writes what an editor has sent over what they have read. Problems: not-found, invalid-transition for one that is archived,
 * version-conflict where somebody else has written since, invalid-input: `taken` for another's code, and what is missing of one that
 * people read or that has a date.
 */
export async function savePublication(id: string, revision: number, input: PublicationInput, now: Date) {
  const before = await loadPublication(id);
  publicationMachine.demand(before, "edit", "back-office");
  if (before.revision !== revision) throw new Problem("version-conflict");
  return written(before, input, now);
}

type Begun = Pick<Publication, "id" | "type" | "status" | "revision" | "previewSecret" | "createdOn"> &
  Partial<Publication>;

async function written(before: Begun, input: PublicationInput, now: Date): Promise<Publication> {
  const { title, teaser, code, tags, thumbnailUrl = before.thumbnailUrl, ...facts } = input;
  const body = sanitisedArticle(input.body);
  const { formerCodes = [] } = before;
  const after: Publication = {
    ...before,
    ...factsOf(facts),
    title,
    code: codeOf(code || before.code || title) || before.id.toLowerCase(),
    formerCodes,
    thumbnailUrl,
    tags: [...new Set(tags.map(tagOf).filter(Boolean))],
    written: hasWords(body),
    minutes: readingMinutes(body),
    revision: before.revision + 1,
    updatedOn: instant(now),
  };
  if (heldCodes.includes(after.code)) throw invalid({ field: "code", code: "taken" });
  if (before.code && before.code !== after.code)
    after.formerCodes = [...new Set([...formerCodes, before.code])].filter((one) => one !== after.code);
  after.lessonIds = await lessonsOf(after, before);
  // A webinar that left its draft has its date, and keeps one.
  if (after.status !== "draft") demandWhole({ ...after, dated: true });
  const { version } = await italianOf(before.id);
  const texts = PublicationTextsEntity.build(PutTransaction)
    .item({
      publicationId: after.id,
      language: "it",
      version: version + 1,
      texts: { title, teaser, body },
      origins: {},
    })
    .options({
      condition: version === 0 ? { attr: "publicationId", exists: false } : { attr: "version", eq: version },
    });
  await write(before, after, [texts]);
  return after;
}

type Facts = Omit<PublicationInput, "title" | "teaser" | "body" | "code" | "tags" | "thumbnailUrl">;

const factsOf = ({ seriesIds, lessonIds, noindex }: Facts) => ({
  seriesIds: [...new Set(seriesIds)],
  lessonIds: [...new Set(lessonIds)],
  noindex,
});

/**
 * Only a course has lessons, and lessons alone: no course leads into itself. One that it had and that was deleted since is left out; an id of nothing
 * that is new is refused.
 */
async function lessonsOf(
  { type, lessonIds }: Pick<Publication, "type" | "lessonIds">,
  before: Begun,
): Promise<string[]> {
  if (lessonIds.length === 0) return [];
  const keys = lessonIds.map((id) => ({ id }));
  const found = new Map((await readAll(PublicationEntity, keys)).map((one) => [one.id, one.type]));
  const standing = lessonIds.filter((id) => found.has(id) || !before.lessonIds?.includes(id));
  if (type !== "course" || standing.some((id) => found.get(id) !== "lesson"))
    throw invalid({ field: "lessonIds", code: "invalid-value" });
  return standing;
}

type Texts = PutTransaction<typeof PublicationTextsEntity>;

/**
 * Writes a publication over the revision that was read, and holds its code: one that was ever its own stays so, which is how an earlier
 * address leads to it. That it appears for the first time is announced with it. Problems: version-conflict, invalid-input `taken`.
 */
export async function write(before: Begun, after: Publication, also: readonly Texts[] = []): Promise<void> {
  const guard = GuardEntity.build(PutTransaction)
    .item({ kind: "PUBLICATIONCODE", value: after.code, ownerId: after.id })
    .options({
      condition: {
        or: [
          { attr: "ownerId", exists: false },
          { attr: "ownerId", eq: after.id },
        ],
      },
    });
  const put = PublicationEntity.build(PutTransaction)
    .item({ ...after, ...publicationKeys(after) })
    .options({
      condition: before.revision === 0 ? { attr: "id", exists: false } : { attr: "revision", eq: before.revision },
    });
  const news =
    after.publishedOn && !before.publishedOn
      ? [announce(publicationAppeared.of({ publicationId: after.id }), new Date(after.publishedOn))]
      : [];
  try {
    await execute(put, guard, ...also, ...news);
  } catch (error) {
    const [isLate, isTaken, ...others] = cancellationReasons(error);
    if (isTaken && !isLate) throw invalid({ field: "code", code: "taken" });
    if (isLate || others.includes(true)) throw new Problem("version-conflict");
    throw error;
  }
}
