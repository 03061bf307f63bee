import { legalTexts } from "@solvia/texts/legal";
import type { Language } from "../../platform/locale.ts";
import { readAll } from "../../platform/storing/read-all.ts";
import { fill } from "../../platform/text/fill.ts";
import { longDay, tagOf } from "../../platform/text/reader-format.ts";
import { plainText } from "../house-text.ts";
import type { PlainText, PlainTextId } from "../plain-text.ts";
import { PlainTextWordingEntity } from "./wording.table.ts";
import { isOutdated } from "./wording.ts";

/**
 * A text of the house as its readers see it: in the office's words where it has written any, with the day of the change, and, of a
 * translation that is older than the Italian, that it is.
 */
export async function shownText(id: PlainTextId, language: Language): Promise<PlainText> {
  const found = await readAll(PlainTextWordingEntity, [
    { textId: id, language },
    { textId: id, language: "it" },
  ]);
  const own = found.find((one) => one.language === language);
  const italian = found.find((one) => one.language === "it");
  const base = await plainText(id, language, own?.asOf);
  if (!italian && !own) return base;
  const notes = await legalTexts.in(language);
  const { title, lead, sections } = own ?? base;
  return {
    ...base,
    title,
    lead,
    sections: sections.map(({ heading, paragraphs }) => ({ heading, paragraphs: [...paragraphs] })),
    ...(own && {
      updated: fill(notes.updated, { date: longDay(own.changedOn, language === "en" ? "en-GB" : tagOf(language)) }),
    }),
    ...(language !== "it" &&
      isOutdated(italian?.version ?? 0, own?.italianVersion ?? 0) && { italianNewer: notes.italianNewer }),
  };
}
