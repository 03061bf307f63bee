import { officeTicketsTexts as texts } from "@solvia/texts/office-tickets";
import { openArea } from "../index.ts";

export const officeTicketsTexts = await openArea(texts);
