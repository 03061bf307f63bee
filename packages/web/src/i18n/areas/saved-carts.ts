import { savedCartsTexts as texts } from "@solvia/texts/saved-carts";
import { openArea } from "../index.ts";

export const savedCartsTexts = await openArea(texts);
