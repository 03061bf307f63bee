import { officeListsTexts } from "../../i18n/areas/office-lists.ts";
import { officeTexts } from "../../i18n/areas/office.ts";
import { useTexts } from "../../i18n/index.ts";
import type { Words } from "./declaration.ts";

/** The words of a list: its own, and those of the areas that its declaration has opened. */
export const useWords = (): Words => useTexts(officeListsTexts, officeTexts);
