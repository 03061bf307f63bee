import { subscriptionsTexts as texts } from "@solvia/texts/subscriptions";
import { openArea } from "../index.ts";

export const subscriptionsTexts = await openArea(texts);
