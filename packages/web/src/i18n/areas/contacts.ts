import { contactsTexts as texts } from "@solvia/texts/contacts";
import { openArea } from "../index.ts";

export const contactsTexts = await openArea(texts);
