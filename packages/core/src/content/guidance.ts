import { guidanceTexts } from "@solvia/texts/guidance";
import type { Language } from "../platform/locale.ts";
import { fill } from "../platform/text/fill.ts";
import { tagOf } from "../platform/text/reader-format.ts";
import type { CivilDate } from "../platform/time.ts";
import { guidanceFacts, guidancePaths, shownBrand, wayPaths } from "./guidance-facts.ts";
import { guidanceIds, type GuidanceId, type PlainText } from "./plain-text.ts";

/** A page of advice in the reader's language, of which no other is loaded; `asOf` where its sources were read again since the house came. */
export async function guidance(id: GuidanceId, language: Language, asOf?: CivilDate): Promise<PlainText> {
  const texts = await guidanceTexts.in(language);
  const { common } = texts;
  const facts = guidanceFacts[id];
  const own = texts[id];
  const { title, lead, sections } = own;
  return {
    id,
    language,
    title,
    lead,
    sections,
    ...(facts.asOf && { standing: fill(common.standing, { date: written(asOf ?? facts.asOf, language) }) }),
    ...("papers" in own && {
      papers: { heading: common.papers, items: own.papers, download: common.download },
    }),
    ...(facts.sources && { sources: { heading: common.sources, items: [...facts.sources] } }),
    ...("none" in own && { shown: { brand: shownBrand, all: own.all, none: own.none } }),
    ways: {
      heading: common.more,
      items: facts.ways.map((way) => ({ path: wayPaths[way], name: texts.ways[way] })),
    },
  };
}

/** What the services lead to: every page of advice, by its title. */
export async function waysOfServices(language: Language): Promise<NonNullable<PlainText["ways"]>> {
  const texts = await guidanceTexts.in(language);
  const items = guidanceIds.map((id) => ({ path: guidancePaths[id], name: texts[id].title }));
  return { heading: texts.common.more, items };
}

/** A day in words, without the article that Italian would join to it. */
const written = (date: CivilDate, language: Language): string =>
  new Intl.DateTimeFormat(language === "en" ? "en-GB" : tagOf(language), { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${date}T00:00:00Z`),
  );
