import { officeReviewsTexts as texts } from "@solvia/texts/office-reviews";
import { openArea } from "../index.ts";

export const officeReviewsTexts = await openArea(texts);
