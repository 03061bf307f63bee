import { purchasesTexts } from "@solvia/texts/purchases";
import type { Purchase } from "../purchase.ts";
import { drawPurchase } from "./draw-purchase.ts";

/** An order's PDF in its supplier's language, as it stands. */
export const paperOf = async (purchase: Purchase): Promise<Uint8Array> =>
  drawPurchase(purchase, (await purchasesTexts.in(purchase.language)).purchase);
