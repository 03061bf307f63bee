import { existsSync, readdirSync, readFileSync } from "node:fs";
import { pageTexts } from "@solvia/core/catalogue/pages/texts/index";
import { mailTexts } from "@solvia/core/crm/mail/texts/index";
import { documentTexts } from "@solvia/core/orders/document-texts/index";
import type { Language } from "@solvia/core/platform/locale";
import { en } from "./en.ts";
import { it } from "./it.ts";
import { office as officeEn } from "./office.en.ts";
import { office as officeIt } from "./office.it.ts";
import { orders as ordersEn } from "./orders.en.ts";
import { orders as ordersIt } from "./orders.it.ts";
import { people as peopleEn } from "./people.en.ts";
import { people as peopleIt } from "./people.it.ts";
import { profile as profileEn } from "./profile.en.ts";
import { profile as profileIt } from "./profile.it.ts";
import { showcase as showcaseEn } from "./showcase.en.ts";
import { showcase as showcaseIt } from "./showcase.it.ts";
import { storefront as pagesEn } from "./storefront.en.ts";
import { storefront as pagesIt } from "./storefront.it.ts";
import { systemCheckTexts as systemEn } from "./system-check.en.ts";
import { systemCheckTexts as systemIt } from "./system-check.it.ts";

/** For tests: whatever a language says, wherever it is written down. */

/** The texts of the application that are written beside each other in Italian and English; the office has no other. */
export const written = {
  it: {
    translation: it,
    storefront: pagesIt,
    showcase: showcaseIt,
    system: { system: systemIt },
    orders: ordersIt,
    profile: profileIt,
    people: peopleIt,
    office: officeIt,
  },
  en: {
    translation: en,
    storefront: pagesEn,
    showcase: showcaseEn,
    system: { system: systemEn },
    orders: ordersEn,
    profile: profileEn,
    people: peopleEn,
    office: officeEn,
  },
} as const;

export const entriesOf = (texts: object, path = ""): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[`${path}${key}`, value]] : entriesOf(value as object, `${path}${key}.`),
  );

export const folderOf = (language: string): string => new URL(`translations/${language}/`, import.meta.url).pathname;

/** A feature's texts in one of the twelve languages that are translated. */
export function translatedTexts(language: string, feature: string): object {
  const file = `${folderOf(language)}${feature}.json`;
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as object) : {};
}

/** The texts of the application in a language, by feature. */
const applicationTexts = (language: Language): Readonly<Record<string, object>> =>
  language === "it" || language === "en"
    ? written[language]
    : Object.fromEntries(
        readdirSync(folderOf(language)).map((file) => {
          const feature = file.replace(/\.json$/, "");
          return [feature, translatedTexts(language, feature)];
        }),
      );

/** Everything with a name to fill in that a language says: application, public pages, letters, documents. */
export async function filledTexts(language: Language): Promise<[key: string, text: string][]> {
  return entriesOf({
    ...applicationTexts(language),
    pages: await pageTexts[language](),
    mail: mailTexts[language],
    documents: documentTexts[language],
  });
}
