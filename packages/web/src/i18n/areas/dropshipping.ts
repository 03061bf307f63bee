import { dropshippingTexts as texts } from "@solvia/texts/dropshipping";
import { openArea } from "../index.ts";

export const dropshippingTexts = await openArea(texts);
