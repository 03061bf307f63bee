import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import type { Language } from "../platform/locale.ts";
import { filledPage } from "../platform/page/filled-page.ts";
import { Problem } from "../platform/problems.ts";
import { GuardEntity } from "../platform/storing/guard.table.ts";
import { readAll } from "../platform/storing/read-all.ts";
import { mediaForReaders } from "./media/read-media.ts";
import { mayRead, type Asked } from "./may-read.ts";
import { PublicationEntity } from "./publication.table.ts";
import { areaOf, type Publication, type PublicationArea, type PublicationType } from "./publication.ts";
import { cardOf, cardsOf, textsOf } from "./reader-texts.ts";
import { loadPublication } from "./save-publication.ts";
import { allVisible, lookedThrough, readVisible, visibleKey, type VisibleRow } from "./visible.ts";

export interface VisibleFilters {
  area?: PublicationArea | undefined;
  type?: PublicationType | undefined;
  tag?: string | undefined;
  seriesId?: string | undefined;
}

export const fits = ({ type, tags, seriesIds }: Publication, filters: VisibleFilters): boolean =>
  (!filters.area || areaOf(type) === filters.area) &&
  (!filters.type || type === filters.type) &&
  (!filters.tag || tags.includes(filters.tag)) &&
  (!filters.seriesId || seriesIds.includes(filters.seriesId));

interface Wanted extends VisibleFilters {
  cursor?: string | undefined;
  limit: number;
  language: Language;
}

/** A page of what everybody finds, by part of the site, type, tag and series, the newest first. */
export async function visiblePublications({ cursor, limit, language, ...filters }: Wanted) {
  const found = await filledPage<VisibleRow>(
    { cursor, limit },
    {
      read: readVisible,
      fitting: (rows) => rows.filter((row) => fits(row, filters)),
      keyOf: visibleKey,
      lookedThrough,
    },
  );
  return { items: await cardsOf(found.items, language), cursor: found.cursor };
}

/** What appeared last, in the whole site or in a part of it. */
export async function mostRecentPublications(wanted: Pick<Wanted, "area" | "limit" | "language">) {
  return { items: (await visiblePublications(wanted)).items };
}

/** The publication that has or had a code. */
async function byCode(code: string): Promise<Publication | undefined> {
  const { Item } = await GuardEntity.build(GetItemCommand).key({ kind: "PUBLICATIONCODE", value: code }).send();
  if (!Item) return undefined;
  return loadPublication(Item.ownerId).catch((error: unknown) => {
    if (error instanceof Problem && error.code === "not-found") return undefined;
    throw error;
  });
}

/** How many related ones are shown. */
const shownRelated = 3;

/** Others of its part of the site that have tags or series in common, the most in common first; a course names its lessons anyway. */
async function relatedTo({ id, type, tags, seriesIds, lessonIds }: Publication, language: Language) {
  const own = new Set([id, ...lessonIds]);
  const common = (other: Publication) =>
    other.tags.filter((tag) => tags.includes(tag)).length +
    other.seriesIds.filter((one) => seriesIds.includes(one)).length;
  const others = (await allVisible())
    .filter((other) => !own.has(other.id) && areaOf(other.type) === areaOf(type) && common(other) > 0)
    .toSorted((a, b) => common(b) - common(a))
    .slice(0, shownRelated);
  return cardsOf(others, language);
}

/** The lessons of a course that everybody may find, in its order. */
export async function lessonsOf({ lessonIds }: Publication, language: Language) {
  const lessons = await readAll(
    PublicationEntity,
    lessonIds.map((id) => ({ id })),
  );
  return cardsOf(
    lessons.filter(({ status }) => status === "published"),
    language,
  );
}

/**
 * A publication by its code, or by one that it had, for whoever may read it: what isn't published with its preview's secret alone. The body
 * and the files of a technical note leave only for plans with that benefit. Problem: not-found.
 */
export async function publicationByCode(code: string, { language, preview, user }: Asked) {
  const publication = await byCode(code);
  const isPreview = preview !== undefined && preview === publication?.previewSecret;
  if (!publication || !(publication.status === "published" || isPreview)) throw new Problem("not-found");
  const [[texts = { language: "it" as const }], related, lessons, media] = await Promise.all([
    textsOf([publication], language),
    relatedTo(publication, language),
    lessonsOf(publication, language),
    mediaForReaders(publication.id, isPreview ? preview : undefined),
  ]);
  const isOpen = mayRead(publication, user);
  return {
    ...cardOf(publication, texts),
    noindex: publication.noindex || isPreview,
    preview: isPreview,
    ...(isOpen && { body: texts.body ?? "" }),
    media: isOpen ? media : [],
    locked: !isOpen,
    related,
    lessons,
  };
}
