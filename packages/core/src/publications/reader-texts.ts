import type { Language } from "../platform/locale.ts";
import { readAll } from "../platform/storing/read-all.ts";
import { PublicationTextsEntity } from "./publication.table.ts";
import { needsBenefit, publicationPath, type Publication, type PublicationTexts } from "./publication.ts";

interface ReaderTexts extends PublicationTexts {
  /** The language that they are in: Italian where the reader's has none. */
  language: Language;
}

/**
 * The texts of publications for a reader: in their language where it has title and body, else in Italian; a request for each hundred. One
 * is never told in two languages.
 */
export async function textsOf(publications: readonly Publication[], language: Language): Promise<ReaderTexts[]> {
  const wanted = [...new Set<Language>([language, "it"])];
  const found = await readAll(
    PublicationTextsEntity,
    publications.flatMap(({ id }) => wanted.map((one) => ({ publicationId: id, language: one }))),
  );
  const known = new Map(found.map((one) => [`${one.publicationId} ${one.language}`, one.texts]));
  return publications.map(({ id }) => {
    const own = known.get(`${id} ${language}`);
    return own?.title && own.body ? { ...own, language } : { ...known.get(`${id} it`), language: "it" };
  });
}

/** A publication as lists show it: never its body, nor what only the office knows. */
export const cardOf = (publication: Publication, { title = "", teaser = "", language }: ReaderTexts) => {
  const { id, type, code, tags, thumbnailUrl, minutes, publishedOn, updatedOn, noindex } = publication;
  return {
    id,
    code,
    type,
    path: publicationPath(publication),
    tags: [...tags],
    thumbnailUrl,
    minutes,
    publishedOn,
    updatedOn,
    noindex,
    premium: needsBenefit(publication),
    title,
    teaser,
    textLanguage: language,
  };
};

export async function cardsOf(publications: readonly Publication[], language: Language) {
  const texts = await textsOf(publications, language);
  return publications.map((publication, place) => cardOf(publication, texts[place] ?? { language: "it" }));
}
