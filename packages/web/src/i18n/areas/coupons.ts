import { couponsTexts as texts } from "@solvia/texts/coupons";
import { openArea } from "../index.ts";

export const couponsTexts = await openArea(texts);
