import { expect, it } from "vitest";
import { useDatabase } from "../../../../tests/support/database.ts";
import { useObjectStorage } from "../../../../tests/support/object-storage.ts";
import { now, product } from "../../../../tests/support/shop.ts";
import { addSupplier, assignSupplier } from "../logistics/suppliers.ts";
import { confirmPurchase } from "./confirm-purchase.ts";
import { createPurchase } from "./draft-purchase.ts";
import { listSupplied } from "./list-supplied.ts";
import { leadsOfProduct } from "./measured-leads.ts";
import { purchaseTool } from "./purchase-tool.ts";
import { receiveMovement } from "./receive-movement.ts";
import { sendPurchase } from "./send-purchase.ts";

useDatabase();
useObjectStorage();

/** An order of which the supplier has promised two deliveries. */
async function confirmed() {
  const { id: supplierId } = await addSupplier({ companyName: "Adria", email: "ordini@adria.example" }, now);
  const productId = await product(0);
  await assignSupplier(productId, { companyId: supplierId, productCode: "ADR-1", price: 8_000, leadDays: 14 }, now);
  const draft = await createPurchase({ supplierId, lines: [{ productId, quantity: 100 }] }, now);
  const { id, version } = await sendPurchase(draft.id, { version: draft.version }, now);
  const days = [
    { on: "2026-12-10", quantity: 90 },
    { on: "2027-01-20", quantity: 10 },
  ];
  const purchase = await confirmPurchase(id, { version, lines: [{ productId, price: 8_000, days }] }, now);
  return { productId, supplierId, purchase };
}

it("measures how long a supplier really took, and shows it beside what it says, by which the tool goes on reckoning", async () => {
  const { productId, supplierId, purchase } = await confirmed();
  const tool = async (at: Date) =>
    (await purchaseTool({ supplierId, all: true, limit: 10 }, at)).items.find((one) => one.productId === productId);
  expect(await tool(now)).toMatchObject({ leadDays: 14, isLeadAssumed: false, measured: undefined });
  const [first = "", rest = ""] = purchase.movementIds;
  const came = (days: number) => new Date(now.getTime() + days * 86_400_000);
  await receiveMovement({ movementId: first, quantity: 90 }, "warehouse", came(23));
  await receiveMovement({ movementId: rest, quantity: 10 }, "warehouse", came(70));
  const measured = { days: 23, deliveries: 2 };
  expect(await tool(came(71))).toMatchObject({ leadDays: 14, measured });
  expect((await listSupplied(supplierId, came(71))).items).toMatchObject([{ leadDays: 14, measured }]);
  expect(await leadsOfProduct(productId, came(71))).toEqual({ items: [{ supplierId, ...measured }] });
  expect((await leadsOfProduct(productId, came(400))).items).toEqual([]);
});
