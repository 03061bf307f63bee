import { cancelled, ledgerWrites, movementsById } from "../logistics/index.ts";
import { instant } from "../platform/time.ts";
import { isToCome, type Purchase } from "./purchase.ts";
import { purchaseMachine } from "./purchase-machine.ts";
import { loadPurchase, writePurchase } from "./stored-purchase.ts";

interface Ending {
  version: number;
  reason?: string | undefined;
}

/** The order as it ends; what was still to come by it comes no more. */
async function ended(purchase: Purchase, { reason }: Ending, now: Date): Promise<Purchase> {
  const open = (await movementsById(purchase.movementIds)).filter(isToCome);
  return writePurchase(
    { ...purchase, endedAt: instant(now), reason },
    ledgerWrites(open.map((before) => ({ before, after: cancelled(before, now) }))),
  );
}

/** Closes an order of which the rest will not come, for a reason. Problems: not-found, version-conflict, invalid-transition. */
export async function closeShort(id: string, ending: Ending & { reason: string }, now: Date): Promise<Purchase> {
  const purchase = await loadPurchase(id, ending.version);
  return ended(purchaseMachine.after(purchase, "close-short", "back-office"), ending, now);
}

/** Calls an order off of which nothing has come. Problems: not-found, version-conflict, invalid-transition. */
export async function cancelPurchase(id: string, ending: Ending, now: Date): Promise<Purchase> {
  const purchase = await loadPurchase(id, ending.version);
  return ended(purchaseMachine.after(purchase, "cancel", "back-office"), ending, now);
}
