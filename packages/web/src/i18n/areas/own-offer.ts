import { ownOfferTexts as texts } from "@solvia/texts/own-offer";
import { openArea } from "../index.ts";

export const ownOfferTexts = await openArea(texts);
