import { ordersTexts as texts } from "@solvia/texts/orders";
import { openArea } from "../index.ts";

export const ordersTexts = await openArea(texts);
