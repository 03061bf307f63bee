import { existsSync } from "node:fs";
import { publicPagesTexts } from "@solvia/texts/public-pages";
import { mailTexts } from "@solvia/core/mail/texts/index";
import { documentTexts } from "@solvia/core/orders/papers/document-texts/index";
import type { Language } from "@solvia/core/platform/locale";
import { areas, entriesOf, languagesOf, textsOf } from "@solvia/texts/files";

/** For tests: whatever a language says, wherever it is written down. */

/** The areas that the application opens. */
export const applicationAreas: readonly string[] = areas.filter(
  (area) => area === "shop" || existsSync(new URL(`areas/${area}.ts`, import.meta.url)),
);

/** The texts of the application in a language, by area; the office has no other than Italian and English. */
const applicationTexts = (language: Language): Readonly<Record<string, object>> =>
  Object.fromEntries(
    applicationAreas
      .filter((area) => languagesOf(area).includes(language))
      .map((area) => [area, textsOf(area, language)]),
  );

/** Everything with a name to fill in that a language says: application, public pages, letters, documents. */
export async function filledTexts(language: Language): Promise<[key: string, text: string][]> {
  return entriesOf({
    ...applicationTexts(language),
    pages: await publicPagesTexts.in(language),
    mail: mailTexts[language],
    documents: documentTexts[language],
  });
}
