import { officeScanningTexts as texts } from "@solvia/texts/office-scanning";
import { openArea } from "../index.ts";

export const officeScanningTexts = await openArea(texts);
