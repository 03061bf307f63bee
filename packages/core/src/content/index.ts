import { houseTexts } from "@solvia/texts/house";
import { legalTexts } from "@solvia/texts/legal";
import type { Language } from "../platform/locale.ts";
import { guidance, waysOfServices } from "./guidance.ts";
import {
  footerTextIds,
  isFileText,
  isGuidance,
  isHouseText,
  plainTextIds,
  type HousePage,
  type PlainText,
  type PlainTextId,
} from "./plain-text.ts";

export { shownBrand } from "./guidance-facts.ts";
export { guidanceStyle, paperListPath } from "./guidance-look.ts";
export { houseLinks } from "./house-links.ts";
export { gs1CompanyPrefix, seller, sellersRegistration, sellerVat } from "./seller.ts";
export { vatWords } from "./vat-words.ts";
export { footerTextIds, isFileText, isGuidance, plainTextIds, type HousePage, type PlainText, type PlainTextId };

/** A text of the house in the reader's language, of which no other is loaded. */
export async function plainText(id: PlainTextId, language: Language): Promise<PlainText> {
  if (isGuidance(id)) return guidance(id, language);
  if (isHouseText(id)) {
    const ways = id === "services" && { ways: await waysOfServices(language) };
    return { id, language, ...(await houseTexts.in(language))[id], ...ways };
  }
  const texts = await legalTexts.in(language);
  const binding = language === "it" ? {} : { italianPrevails: texts.italianPrevails };
  return { id, language, ...texts[id], ...binding };
}
