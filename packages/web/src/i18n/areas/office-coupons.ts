import { officeCouponsTexts as texts } from "@solvia/texts/office-coupons";
import { openArea } from "../index.ts";

export const officeCouponsTexts = await openArea(texts);
