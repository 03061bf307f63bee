import { demandOpenWarehouse, loadSupplier } from "../logistics/index.ts";
import { setting } from "../platform/config.ts";
import { writeObject } from "../platform/files/storage.ts";
import { invalid } from "../platform/problems.ts";
import { instant, romeDate } from "../platform/time.ts";
import { announce } from "../platform/work/outbox.ts";
import { purchaseSent } from "./events.ts";
import { paperOf } from "./paper/purchase-paper.ts";
import type { Purchase } from "./purchase.ts";
import { purchaseMachine } from "./purchase-machine.ts";
import type { PurchaseWarning } from "./rules/warning-codes.ts";
import { demandDeliverable } from "./rules/warnings.ts";
import { loadPurchase, writePurchase } from "./stored-purchase.ts";
import { conditionsOf } from "./wished.ts";

export interface Sending {
  version: number;
  confirmed?: readonly PurchaseWarning[] | undefined;
}

/**
 * Sends an order to its supplier: its PDF is drawn and kept as it is sent, the mail follows from the queue. It is ordered today, whatever day was
 * planned. Problems: not-found, version-conflict, invalid-transition, order-empty, confirmation-needed, invalid-input for a supplier without an e-mail,
 * a warehouse that receives nothing any more, or goods that were wanted before today.
 */
export async function sendPurchase(id: string, { version, confirmed }: Sending, now: Date): Promise<Purchase> {
  const draft = await loadPurchase(id, version);
  const purchase = purchaseMachine.after(draft, "send", "back-office");
  const supplier = await loadSupplier(draft.supplierId);
  if (!supplier.email) throw invalid({ field: "supplierId", code: "no-email" });
  await demandOpenWarehouse(draft.warehouseId);
  const orderOn = romeDate(now);
  const { wantedOn, lines } = draft;
  if (wantedOn !== undefined && wantedOn < orderOn) throw invalid({ field: "wantedOn", code: "in-the-past" });
  const conditions = await conditionsOf(draft.supplierId, lines);
  const asked = lines.map(({ quantity, price }, at) => ({ quantity, price, conditions: conditions[at] ?? {} }));
  demandDeliverable({ orderOn, wantedOn, lines: asked }, confirmed);
  const sent: Purchase = {
    ...purchase,
    supplierName: supplier.companyName,
    supplierEmail: supplier.email,
    language: supplier.language ?? "it",
    orderOn,
    sentAt: instant(now),
    paperKey: `purchases/${id}/${version}.pdf`,
  };
  await writeObject(
    setting("PRIVATE_BUCKET"),
    `purchases/${id}/${version}.pdf`,
    await paperOf(sent),
    "application/pdf",
  );
  return writePurchase(sent, [announce(purchaseSent.of({ purchaseId: id }), now)]);
}
