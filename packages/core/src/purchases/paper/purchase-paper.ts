import { purchasesTexts } from "@solvia/texts/purchases";
import { loadWarehouse } from "../../logistics/index.ts";
import type { Purchase } from "../purchase.ts";
import { drawPurchase } from "./draw-purchase.ts";

/** An order's PDF in its supplier's language, as it and the warehouse that it comes to stand. Problem: not-found. */
export async function paperOf(purchase: Purchase): Promise<Uint8Array> {
  const [texts, place] = await Promise.all([purchasesTexts.in(purchase.language), loadWarehouse(purchase.warehouseId)]);
  return drawPurchase(purchase, place, texts.purchase);
}
