import { webhooksTexts as texts } from "@solvia/texts/webhooks";
import { openArea } from "../index.ts";

export const webhooksTexts = await openArea(texts);
