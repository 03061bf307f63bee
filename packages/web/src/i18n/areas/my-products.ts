import { myProductsTexts as texts } from "@solvia/texts/my-products";
import { openArea } from "../index.ts";

export const myProductsTexts = await openArea(texts);
