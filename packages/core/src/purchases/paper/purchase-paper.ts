import { purchasesTexts } from "@solvia/texts/purchases";
import { loadSupplier, loadWarehouse } from "../../logistics/index.ts";
import type { Purchase } from "../purchase.ts";
import { drawPurchase } from "./draw-purchase.ts";

/** An order's PDF in its supplier's language, as it, its supplier and the warehouse that it comes to stand. Problem: not-found. */
export async function paperOf(purchase: Purchase): Promise<Uint8Array> {
  const [texts, place, supplier] = await Promise.all([
    purchasesTexts.in(purchase.language),
    loadWarehouse(purchase.warehouseId),
    loadSupplier(purchase.supplierId),
  ]);
  return drawPurchase(purchase, { place, supplier }, texts.purchase);
}
