import { guidesTexts } from "@solvia/texts/guides";
import type { Language } from "../../platform/locale.ts";
import type { GoodsCategory } from "../../catalogue/index.ts";
import type { Guide } from "./guide.ts";

/** The guide of a category in a language; loads the guides of that language alone. */
export const categoryGuide = async (category: GoodsCategory, language: Language): Promise<Guide> =>
  (await guidesTexts.in(language))[category];
