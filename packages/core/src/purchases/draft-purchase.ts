import { writer } from "../platform/authorship.ts";
import { newIdAt } from "../platform/ids.ts";
import { instant, romeDate } from "../platform/time.ts";
import { purchaseNumber, type Purchase } from "./purchase.ts";
import { purchaseMachine } from "./purchase-machine.ts";
import { loadPurchase, writePurchase } from "./stored-purchase.ts";
import { wished, type PurchaseWish } from "./wished.ts";

/** Begins an order to a supplier, which nobody is told of before it is sent. Problems as of `wished`. */
export async function createPurchase(wish: PurchaseWish, now: Date): Promise<Purchase> {
  const id = newIdAt(now);
  return writePurchase({
    ...(await wished(wish, now)),
    id,
    version: 0,
    number: purchaseNumber(id, romeDate(now)),
    state: purchaseMachine.first,
    movementIds: [],
    receipts: [],
    invoices: [],
    createdOn: instant(now),
    createdBy: writer(),
  });
}

/** Writes a draft anew: all of it is given. Problems: not-found, version-conflict, invalid-transition for what was sent, and those of `wished`. */
export async function savePurchase(
  id: string,
  { version, ...wish }: PurchaseWish & { version: number },
  now: Date,
): Promise<Purchase> {
  const purchase = await loadPurchase(id, version);
  purchaseMachine.demand(purchase, "edit", "back-office");
  return writePurchase({ ...purchase, ...(await wished(wish, now)) });
}
