import { setting } from "../../platform/config.ts";
import { downloadUrl } from "../../platform/files/downloads.ts";
import { readObject } from "../../platform/files/storage.ts";
import { Problem } from "../../platform/problems.ts";
import type { Purchase } from "../purchase.ts";
import { loadPurchase } from "../stored-purchase.ts";

const contentType = "application/pdf";

/** Where the PDF lies that was sent. Problem: not-found for an order that was never sent. */
function keyOf({ paperKey }: Purchase): string {
  const prefix = "purchases/";
  if (!paperKey?.startsWith(prefix)) throw new Problem("not-found");
  return paperKey;
}

/** A short-lived address of the PDF that the supplier has. Problem: not-found. */
export async function purchasePaperUrl(id: string): Promise<string> {
  const purchase = await loadPurchase(id);
  return downloadUrl({ key: keyOf(purchase), fileName: `${purchase.number}.pdf`, contentType });
}

/** The PDF that the supplier has, to go with a letter. Problem: not-found. */
export async function sentPaper(purchase: Purchase) {
  const stored = await readObject(setting("PRIVATE_BUCKET"), keyOf(purchase));
  if (!stored) throw new Problem("not-found");
  return { filename: `${purchase.number}.pdf`, content: Buffer.from(stored.bytes), contentType };
}
