import { expect, it } from "vitest";
import { promise, rename } from "../../../../../tests/support/correction-wishes.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { invoicedOrder, issuedAt } from "../../../../../tests/support/invoiced-order.ts";
import { useObjectStorage } from "../../../../../tests/support/object-storage.ts";
import { loadOrder, type Order } from "../../orders/index.ts";
import { listOrderHistory } from "../../orders/history/list-history.ts";
import { writeDocument } from "../exchange/write-document.ts";
import { creditPreview } from "../issue/credit-preview.ts";
import { invoicingOf } from "../issue/invoicing-of.ts";
import { issueCreditNote } from "../issue/issue-credit-note.ts";
import { loadDocument } from "../load-document.ts";
import { beginCorrection, correctionPlan } from "./begin-correction.ts";
import { correctionsOf } from "./correction.table.ts";

useDatabase();
useObjectStorage();

const now = issuedAt;

/** How the exchange says of the order's first invoice that it stands, or nothing yet. */
async function standsAt(order: Order, state: "sent" | "rejected" | "delivered"): Promise<void> {
  const document = await loadDocument(order.invoices?.[0]?.id ?? "");
  const left = document.transmissions.map((one) => ({ ...one, madeOn: now.toISOString() }));
  await writeDocument(document, { ...document, state, transmissions: left }, now);
}

it("issues nothing in place of an invoice that names the same buyer: the recipient's code typed again is none other", async () => {
  const order = await invoicedOrder();
  const { content } = await loadDocument(order.invoices?.[0]?.id ?? "");
  const { code } = content.recipient;
  for (const buyer of [undefined, {}, { recipientCode: code.toLowerCase() }, { street: content.buyer.street }]) {
    const begun = beginCorrection(order.id, { ...rename, buyer }, [319_805, 319_805], now);
    await expect(begun).rejects.toMatchObject({ code: "nothing-to-correct" });
  }
  expect((await loadOrder(order.id)).invoices).toEqual(order.invoices);
  expect(await correctionsOf(order.id)).toEqual([]);
  await beginCorrection(order.id, { ...rename, buyer: { recipientCode: "ABC1234" } }, [319_805, 319_805], now);
  expect((await loadOrder(order.id)).invoices).toHaveLength(3);
});

it("names a buyer by the VAT number that a clerk typed without its country, and refuses one that doesn't exist before any number is taken", async () => {
  const order = await invoicedOrder();
  const named = (vatNumber: string) =>
    beginCorrection(
      order.id,
      { ...rename, buyer: { companyName: "Altra S.r.l.", vatNumber } },
      [319_805, 319_805],
      now,
    );
  for (const wrong of ["00488410011", "IT 00488410011", "PIVA 00488410010"]) {
    const refusals = [{ code: "00305", field: "vatNumber" }];
    await expect(named(wrong)).rejects.toMatchObject({ code: "document-refused", params: { refusals } });
  }
  expect((await loadOrder(order.id)).invoices).toHaveLength(1);
  await named("004 884 100 10");
  const { invoices = [] } = await loadOrder(order.id);
  expect((await loadDocument(invoices[2]?.id ?? "")).content.buyer.vatNumber).toBe("IT00488410010");
});

it("takes nothing back whole while the exchange may still discard it, and a part knowingly", async () => {
  const order = await invoicedOrder();
  await standsAt(order, "sent");
  const number = order.invoices?.[0]?.number;
  const waits = { code: "invoice-unanswered", params: { number } };
  expect((await invoicingOf(order.id, {}, now)).unanswered).toBe(number);
  await expect(correctionPlan(order.id, rename, now)).rejects.toMatchObject(waits);
  await expect(beginCorrection(order.id, rename, [319_805, 319_805], now)).rejects.toMatchObject(waits);
  for (const what of [{ all: true as const }, { amount: 319_805 }]) {
    await expect(issueCreditNote(order.id, { what, reason: "Annullata" }, now)).rejects.toMatchObject(waits);
  }
  await expect(creditPreview(order.id, {}, now)).rejects.toMatchObject(waits);
  expect((await creditPreview(order.id, { amount: 5000 }, now)).total).toBe(5000);
  await beginCorrection(order.id, promise, [5000, 5000], now);
  // Five days have passed without an answer.
  const later = new Date("2026-11-29T10:00:00Z");
  expect((await invoicingOf(order.id, {}, later)).unanswered).toBeUndefined();
  expect((await correctionPlan(order.id, rename, later)).steps.map(({ amount }) => amount)).toEqual([314_805, 314_805]);
});

it("says of no order that all of it is invoiced while one of its documents was never issued", async () => {
  const order = await invoicedOrder();
  await beginCorrection(order.id, rename, [319_805, 319_805], now);
  expect(await invoicingOf(order.id, {}, now)).toMatchObject({ why: "already-invoiced", discarded: undefined });
  await standsAt(order, "rejected");
  const told = await invoicingOf(order.id, {}, now);
  expect(told).toMatchObject({ discarded: { number: order.invoices?.[0]?.number } });
  expect(told).not.toHaveProperty("why");
});

it("stands in the order's history with number, sum and reason", async () => {
  const order = await invoicedOrder();
  await beginCorrection(order.id, rename, [319_805, 319_805], now);
  const { items } = await listOrderHistory({ id: "OFFICE", roles: ["admin"] }, order.id, { limit: 50 }, String);
  const told = items.flatMap(({ changes }) => changes.filter(({ entity }) => entity === "FiscalDocument"));
  const [, credit, fresh] = (await loadOrder(order.id)).invoices ?? [];
  const fields = told.map((change) => change.fields.map(({ field, to }) => [field, to]));
  expect(fields).toContainEqual([
    ["number", credit?.number],
    ["total", 319_805],
    ["reason", rename.reason],
  ]);
  expect(fields).toContainEqual([
    ["number", fresh?.number],
    ["total", 319_805],
  ]);
});
