import { BatchGetRequest } from "dynamodb-toolbox/entity/actions/batchGet";
import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { BatchGetCommand, execute } from "dynamodb-toolbox/table/actions/batchGet";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { plain, wordsOfRichText } from "../catalogue/index.ts";
import { hasBenefit } from "../plans/index.ts";
import type { User } from "../platform/access.ts";
import type { Language } from "../platform/locale.ts";
import { filledPage } from "../platform/page/filled-page.ts";
import { Problem } from "../platform/problems.ts";
import { GuardEntity } from "../platform/storing/guard.table.ts";
import { table } from "../platform/table.ts";
import { PublicationEntity, PublicationTextsEntity } from "./publication.table.ts";
import { needsBenefit, webinarPhase, type Publication, type PublicationTexts, type PublicationType } from "./publication.ts";
import { loadPublication } from "./save-publication.ts";

/** Publications that one look goes through at most, and those of one read. */
const lookedThrough = 1000;
const atOnce = 100;

/** Those that everybody finds, the newest first. */
const visible = (after: Record<string, unknown> | undefined) =>
  table
    .build(QueryCommand)
    .query({ index: "gsi2", partition: "PUBLICATIONS#VISIBLE" })
    .entities(PublicationEntity)
    .options({ reverse: true, limit: atOnce, ...(after && { exclusiveStartKey: after }) })
    .send();

type Row = Publication & { gsi2pk?: string | undefined; gsi2sk?: string | undefined };
const keyOf = ({ id, gsi2pk, gsi2sk }: Row) => ({ pk: `PUBLICATION#${id}`, sk: "PUBLICATION", gsi2pk, gsi2sk });

/** The texts of publications for a reader: in their language, else in Italian, field by field; two reads at most of each. */
async function textsOf(publications: readonly Publication[], language: Language): Promise<PublicationTexts[]> {
  if (publications.length === 0) return [];
  const wanted = [...new Set<Language>([language, "it"])];
  const requests = publications.flatMap(({ id }) =>
    wanted.map((one) => PublicationTextsEntity.build(BatchGetRequest).key({ publicationId: id, language: one })),
  );
  const { Responses } = await execute(table.build(BatchGetCommand).requests(...requests));
  const found = Responses?.[0] ?? [];
  return publications.map((_, place) => {
    const [own, italian = own] = wanted.map((__, at) => found[place * wanted.length + at]?.texts);
    return {
      title: own?.title || italian?.title,
      teaser: own?.teaser || italian?.teaser,
      body: own?.body || italian?.body,
    };
  });
}

/** A publication as lists show it: never its body, nor what only the office or the registered know. */
const card = (
  { id, code, type, tags, seriesIds, thumbnailUrl, minutes, publishedOn, startsOn, endsOn, noindex }: Publication,
  { title = "", teaser = "" }: PublicationTexts,
) => ({
  id,
  code,
  type,
  tags: [...tags],
  seriesIds: [...seriesIds],
  thumbnailUrl,
  minutes,
  publishedOn,
  startsOn,
  endsOn,
  noindex,
  premium: needsBenefit({ type }),
  title,
  teaser,
});

const cards = async (publications: readonly Publication[], language: Language) => {
  const texts = await textsOf(publications, language);
  return publications.map((publication, place) => card(publication, texts[place] ?? {}));
};

export interface VisibleFilters {
  type?: PublicationType | undefined;
  tag?: string | undefined;
  seriesId?: string | undefined;
}

const fits = ({ type, tags, seriesIds }: Publication, filters: VisibleFilters): boolean =>
  (!filters.type || type === filters.type) &&
  (!filters.tag || tags.includes(filters.tag)) &&
  (!filters.seriesId || seriesIds.includes(filters.seriesId));

interface Wanted {
  cursor?: string | undefined;
  limit: number;
  language: Language;
}

/** A page of what everybody finds, by type, tag and series, the newest first. */
export async function visiblePublications({ cursor, limit, language, ...filters }: Wanted & VisibleFilters) {
  const found = await filledPage<Row>(
    { cursor, limit },
    { read: visible, fitting: (rows) => rows.filter((row) => fits(row, filters)), keyOf, lookedThrough },
  );
  return { items: await cards(found.items, language), cursor: found.cursor };
}

/** How well words are found in a text: each as the beginning of a word, in the title above all; 0 where one is missing. */
function score(words: readonly string[], { title = "", teaser = "", body = "" }: PublicationTexts): number {
  const fields = [title, teaser, wordsOfRichText(body)].map((text) => plain(text).split(/[^\p{L}\p{N}]+/u));
  const each = words.map((word) => fields.findIndex((field) => field.some((one) => one.startsWith(word))));
  return each.includes(-1) ? 0 : each.reduce((sum, place) => sum + fields.length - place, 0);
}

/**
 * What everybody finds by words, without accents and case, in the reader's language, the best first. The words of a technical note count
 * by its title and teaser alone: what nobody may read isn't told by searching.
 */
export async function searchPublications({ text, language, limit }: { text: string; language: Language; limit: number }) {
  const words = plain(text).split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  if (words.length === 0) return { items: [] };
  const { items } = await filledPage<Row>(
    { limit: lookedThrough },
    { read: visible, fitting: (rows) => rows, keyOf, lookedThrough },
  );
  const texts = await textsOf(items, language);
  const scored = items
    .map((publication, place) => {
      const { body, ...open } = texts[place] ?? {};
      return { publication, open, score: score(words, needsBenefit(publication) ? open : { ...open, body }) };
    })
    .filter((one) => one.score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limit);
  return { items: scored.map(({ publication, open }) => card(publication, open)) };
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

interface Asked {
  language: Language;
  /** What a preview's address carries. */
  preview?: string | undefined;
  user?: Pick<User, "entitlement"> | undefined;
}

/** How many related ones are shown. */
const shownRelated = 3;

/** Others that have tags or series in common, the most in common first. */
async function relatedTo({ id, tags, seriesIds }: Publication, language: Language) {
  const { Items = [] } = await visible(undefined);
  const common = (other: Publication) =>
    other.tags.filter((tag) => tags.includes(tag)).length + other.seriesIds.filter((one) => seriesIds.includes(one)).length;
  const others = Items.filter((other) => other.id !== id && common(other) > 0)
    .toSorted((a, b) => common(b) - common(a))
    .slice(0, shownRelated);
  return cards(others, language);
}

/** The lessons of a course that everybody may find, in its order. */
async function lessonsOf({ lessonIds }: Publication, language: Language) {
  if (lessonIds.length === 0) return [];
  const requests = lessonIds.map((id) => PublicationEntity.build(BatchGetRequest).key({ id }));
  const { Responses } = await execute(table.build(BatchGetCommand).requests(...requests));
  const lessons = (Responses?.[0] ?? []).flatMap((one) => (one?.status === "published" ? [one] : []));
  return cards(lessons, language);
}

/**
 * A publication by its code, or by one that it had, for whoever may read it: what isn't published with its preview's secret alone. The body
 * of a technical note leaves only for plans with that benefit. Problem: not-found.
 */
export async function publicationByCode(code: string, { language, preview, user }: Asked, now: Date) {
  const publication = await byCode(code);
  const isPreview = preview !== undefined && preview === publication?.previewSecret;
  if (!publication || !(publication.status === "published" || isPreview)) throw new Problem("not-found");
  const [[texts = {}], related, lessons] = await Promise.all([
    textsOf([publication], language),
    relatedTo(publication, language),
    lessonsOf(publication, language),
  ]);
  const open = isPreview || !needsBenefit(publication) || hasBenefit(user?.entitlement ?? "none", "technical_notes");
  return {
    ...card(publication, texts),
    noindex: publication.noindex || isPreview,
    preview: isPreview,
    phase: webinarPhase(publication, now),
    ...(open && { body: texts.body ?? "" }),
    locked: !open,
    related,
    lessons,
  };
}
