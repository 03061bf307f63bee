import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { useObjectStorage } from "../../../../../tests/support/object-storage.ts";
import { now, product } from "../../../../../tests/support/shop.ts";
import { addSupplier, assignSupplier } from "../../logistics/suppliers.ts";
import { newId } from "../../platform/ids.ts";
import { confirmPurchase } from "../confirm-purchase.ts";
import { createPurchase } from "../draft-purchase.ts";
import { matchInvoice } from "../match-invoice.ts";
import { receiveMovement } from "../receive-movement.ts";
import { sendPurchase } from "../send-purchase.ts";

useDatabase();
useObjectStorage();

/** So many pieces of an article that a supplier has confirmed for one day. */
async function confirmed(quantity: number) {
  const asked = { companyName: `Adria ${newId()}`, email: "ordini@adria.example", language: "de" as const };
  const address = "Via Adige 4, 37121 Verona";
  const { id: supplierId } = await addSupplier({ ...asked, vatNumber: "IT12345670157", address }, now);
  const productId = await product(0);
  const conditions = { companyId: supplierId, productCode: "ADR-1", price: 8_000, leadDays: 14 };
  await assignSupplier(productId, conditions, now);
  const draft = await createPurchase({ supplierId, lines: [{ productId, quantity }] }, now);
  const sent = await sendPurchase(draft.id, { version: draft.version }, now);
  const lines = [{ productId, price: 8_000, days: [{ on: "2026-12-10", quantity }] }];
  return { productId, purchase: await confirmPurchase(sent.id, { version: sent.version, lines }, now) };
}

it("takes the invoices of what came one after the other, and closes with the last of them", async () => {
  const { productId, purchase } = await confirmed(100);
  const { purchase: came } = await receiveMovement(
    { movementId: purchase.movementIds[0] ?? "", quantity: 100 },
    "warehouse",
    now,
  );
  const invoice = (number: string, version: number, quantity: number, said: { reason?: string; last?: boolean } = {}) =>
    matchInvoice(
      purchase.id,
      { version, number, on: "2026-11-19", lines: [{ productId, quantity, price: 8_000 }], ...said },
      now,
    );
  const one = await invoice("P/1", came.version, 40);
  expect(one).toMatchObject({ state: "received", lines: [{ invoiced: 40 }] });
  await expect(invoice("P/2", one.version, 70)).rejects.toMatchObject({ code: "match-differs" });
  const two = await invoice("P/2", one.version, 30);
  expect(two.state).toBe("received");
  await expect(invoice("P/3", two.version, 10, { last: true })).rejects.toMatchObject({ code: "invalid-input" });
  const three = await invoice("P/3", two.version, 10, { last: true, reason: "Venti in omaggio" });
  expect(three).toMatchObject({ state: "closed", lines: [{ invoiced: 80, settled: true }] });
  expect(three.invoices.at(-1)).toMatchObject({ reason: "Venti in omaggio" });
});
