import { officeSubscriptionsTexts as texts } from "@solvia/texts/office-subscriptions";
import { openArea } from "../index.ts";

export const officeSubscriptionsTexts = await openArea(texts);
