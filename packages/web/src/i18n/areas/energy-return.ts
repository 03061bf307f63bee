import { energyReturnTexts as texts } from "@solvia/texts/energy-return";
import { openArea } from "../index.ts";

export const energyReturnTexts = await openArea(texts);
