import { invoicesTexts as texts } from "@solvia/texts/invoices";
import { openArea } from "../index.ts";

export const invoicesTexts = await openArea(texts);
