import type { Language } from "../platform/locale.ts";
import { mayRead, type Asked } from "./may-read.ts";
import { publicationPath } from "./publication.ts";
import { textsOf } from "./reader-texts.ts";
import { allVisible } from "./visible.ts";

/**
 * The texts of all that everybody finds, as a reader may read them, as far as one look goes: of a technical note that their plan doesn't
 * open, without the body.
 */
export async function readableTexts(user: Asked["user"], language: Language) {
  const publications = await allVisible();
  const texts = await textsOf(publications, language);
  return publications.map((publication, place) => {
    const { title = "", teaser = "", body = "", language: told = "it" as const } = texts[place] ?? {};
    const isOpen = mayRead(publication, user);
    return {
      id: publication.id,
      path: publicationPath(publication),
      title,
      teaser,
      body: isOpen ? body : "",
      language: told,
    };
  });
}
