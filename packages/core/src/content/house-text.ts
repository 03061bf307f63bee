import { houseTexts } from "@solvia/texts/house";
import { legalTexts } from "@solvia/texts/legal";
import type { Language } from "../platform/locale.ts";
import type { CivilDate } from "../platform/time.ts";
import { guidance, waysOfServices } from "./guidance.ts";
import { isGuidance, isHouseText, type PlainText, type PlainTextId } from "./plain-text.ts";

/**
 * A text in the words that the house came with, in the reader's language, of which no other is loaded; of what tells the law as of a
 * day. What readers see: wording/shown-text.ts.
 */
export async function plainText(id: PlainTextId, language: Language, asOf?: CivilDate): Promise<PlainText> {
  if (isGuidance(id)) return guidance(id, language, asOf);
  if (isHouseText(id)) {
    const ways = id === "services" && { ways: await waysOfServices(language) };
    return { id, language, ...(await houseTexts.in(language))[id], ...ways };
  }
  const texts = await legalTexts.in(language);
  const binding = language === "it" ? {} : { italianPrevails: texts.italianPrevails };
  return { id, language, ...texts[id], ...binding };
}
