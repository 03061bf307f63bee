import { cartTexts as texts } from "@solvia/texts/cart";
import { openArea } from "../index.ts";

export const cartTexts = await openArea(texts);
