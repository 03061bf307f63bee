import { officeContactsTexts as texts } from "@solvia/texts/office-contacts";
import { openArea } from "../index.ts";

export const officeContactsTexts = await openArea(texts);
