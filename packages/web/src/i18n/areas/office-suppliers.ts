import { officeSuppliersTexts as texts } from "@solvia/texts/office-suppliers";
import { openArea } from "../index.ts";

export const officeSuppliersTexts = await openArea(texts);
