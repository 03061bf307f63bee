import { officeKitsTexts as texts } from "@solvia/texts/office-kits";
import { openArea } from "../index.ts";

export const officeKitsTexts = await openArea(texts);
