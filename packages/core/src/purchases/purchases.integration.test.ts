import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { expect, it } from "vitest";
import { useDatabase } from "../../../../tests/support/database.ts";
import { useObjectStorage } from "../../../../tests/support/object-storage.ts";
import { pdfText } from "../../../../tests/support/pdf-text.ts";
import { now, product } from "../../../../tests/support/shop.ts";
import { doneUnload, IncomingEntity, readMovement, movementWrites, StockEntity } from "../logistics/index.ts";
import { stockOf } from "../logistics/movements/movement.ts";
import { addSupplier, assignSupplier } from "../logistics/suppliers.ts";
import { mainWarehouse } from "../logistics/warehouses/warehouse.ts";
import { addWarehouse, loadWarehouse, saveWarehouse } from "../logistics/warehouses/warehouses.ts";
import { newId } from "../platform/ids.ts";
import { Problem } from "../platform/problems.ts";
import { table } from "../platform/table.ts";
import { addExpense, deleteExpense, saveExpense } from "./expenses/change-expense.ts";
import { listExpenses } from "./expenses/list-expenses.ts";
import { confirmPurchase } from "./confirm-purchase.ts";
import { createPurchase, savePurchase } from "./draft-purchase.ts";
import { cancelPurchase, closeShort } from "./end-purchase.ts";
import { purchaseLetters } from "./letters/index.ts";
import { matchInvoice } from "./match-invoice.ts";
import { paperOf } from "./paper/purchase-paper.ts";
import { listPurchases, purchaseView } from "./purchase-views.ts";
import { purchaseTool } from "./purchase-tool.ts";
import { receiveByPurchase, receiveMovement } from "./receive-movement.ts";
import { sendPurchase } from "./send-purchase.ts";
import { loadPurchase } from "./stored-purchase.ts";

useDatabase();
useObjectStorage();

const on = "2026-12-10";
const later = "2027-01-20";

/** What refuses: its code, and the codes of its fields. */
const refusal = async (act: Promise<unknown>) => {
  const error = await act.then(
    () => undefined,
    (problem: unknown) => problem,
  );
  if (!(error instanceof Problem)) throw error ?? new Error("nothing was refused");
  return [error.code, ...error.fields.map(({ field, code }) => `${field} ${code}`)];
};

async function supplied(conditions: object = {}, pieces = 0) {
  const supplier = await addSupplier(
    {
      companyName: `Adria ${newId()}`,
      email: "ordini@adria.example",
      language: "de",
      vatNumber: "IT12345670157",
      address: "Via Adige 4, 37121 Verona",
    },
    now,
  );
  const productId = await product(pieces);
  await assignSupplier(
    productId,
    { companyId: supplier.id, productCode: "ADR-1", price: 8_000, leadDays: 14, ...conditions },
    now,
  );
  return { supplierId: supplier.id, productId };
}

async function confirmed(days: readonly { on: string; quantity: number }[], conditions?: object) {
  const { supplierId, productId } = await supplied(conditions);
  const quantity = days.reduce((sum, day) => sum + day.quantity, 0);
  const draft = await createPurchase({ supplierId, lines: [{ productId, quantity }] }, now);
  const sent = await sendPurchase(draft.id, { version: draft.version }, now);
  const lines = [{ productId, price: 8_000, days }];
  return { productId, supplierId, purchase: await confirmPurchase(sent.id, { version: sent.version, lines }, now) };
}

const stock = async (productId: string) => {
  const { Item } = await StockEntity.build(GetItemCommand).key({ productId }).options({ consistent: true }).send();
  return { onHand: Item?.onHand ?? 0, available: Item?.available ?? 0, incoming: Item?.incoming ?? 0 };
};

const incoming = async (productId: string) => {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ partition: `PRODUCT#${productId}`, range: { beginsWith: "INCOMING#" } })
    .entities(IncomingEntity)
    .options({ consistent: true, maxPages: Infinity })
    .send();
  return Items.map(({ forecastOn, quantity }) => [forecastOn, quantity]);
};

/** Whether the figures are what the order's movements come to. */
async function balanced(productId: string, id: string) {
  const { movementIds } = await loadPurchase(id);
  const movements = await Promise.all(movementIds.map(readMovement));
  expect(stockOf(movements).get(productId) ?? { onHand: 0, available: 0, incoming: 0 }).toEqual(await stock(productId));
}

it("goes from the draft to the match, and its goods lie in the warehouse", async () => {
  const { productId, supplierId, purchase } = await confirmed([
    { on, quantity: 72 },
    { on: later, quantity: 36 },
  ]);
  expect(purchase.state).toBe("confirmed");
  expect(await stock(productId)).toEqual({ onHand: 0, available: 0, incoming: 108 });
  expect(await incoming(productId)).toEqual([
    [on, 72],
    [later, 36],
  ]);
  const [first = "", second = ""] = purchase.movementIds;
  const one = await receiveMovement({ movementId: first, quantity: 72, reference: "DDT 4711" }, "warehouse", now);
  expect(one.purchase.state).toBe("partially_received");
  expect(one.movement).toMatchObject({ state: "done", reference: "DDT 4711" });
  const two = await receiveMovement({ movementId: second, quantity: 36 }, "back-office", now);
  expect(two.purchase.state).toBe("received");
  expect(await stock(productId)).toEqual({ onHand: 108, available: 108, incoming: 0 });
  expect(await incoming(productId)).toEqual([]);
  await balanced(productId, purchase.id);

  await addExpense(
    { kind: "freight", on: "2026-11-19", amount: 10_001, payee: "Trasporti", purchaseId: purchase.id },
    now,
  );
  const view = await purchaseView(two.purchase);
  expect(view.lines[0]?.landed).toEqual({
    productId,
    pieces: 108,
    goods: 864_000,
    costs: 10_001,
    total: 874_001,
    perPiece: 8_093,
  });

  const lines = [{ productId, quantity: 108, price: 8_000 }];
  const matched = await matchInvoice(
    purchase.id,
    { version: two.purchase.version, number: "F 12", on: "2026-11-19", lines },
    now,
  );
  expect(matched.state).toBe("closed");
  const { items } = await listExpenses({ limit: 50 });
  expect(items.filter(({ purchaseId }) => purchaseId === purchase.id)).toMatchObject([
    { kind: "goods", amount: 864_000, reference: "F 12" },
    { kind: "freight", amount: 10_001, spread: "value" },
  ]);
  expect((await listPurchases({ limit: 50, supplierId })).items).toMatchObject([{ state: "closed", received: 108 }]);
});

it("splits a partial receipt: what is missing stays forecast", async () => {
  const { productId, purchase } = await confirmed([{ on, quantity: 100 }]);
  const [movementId = ""] = purchase.movementIds;
  const { rest, purchase: after } = await receiveMovement({ movementId, quantity: 40 }, "warehouse", now);
  expect(rest).toMatchObject({ state: "forecast", partOf: movementId, purchaseId: purchase.id, forecastOn: on });
  expect(await stock(productId)).toEqual({ onHand: 40, available: 40, incoming: 60 });
  expect(await incoming(productId)).toEqual([[on, 60]]);
  // The same again changes nothing.
  const again = await receiveMovement({ movementId, quantity: 40 }, "warehouse", now);
  expect(again.purchase).toEqual(after);
  expect(await refusal(receiveMovement({ movementId, quantity: 41 }, "warehouse", now))).toEqual([
    "invalid-transition",
  ]);
  await balanced(productId, purchase.id);
});

it("takes 5 % more over all deliveries, and not a piece beyond", async () => {
  const { productId, purchase } = await confirmed([
    { on, quantity: 50 },
    { on: later, quantity: 50 },
  ]);
  const [first = "", second = ""] = purchase.movementIds;
  expect(await refusal(receiveMovement({ movementId: first, quantity: 56 }, "warehouse", now))).toEqual([
    "receipt-beyond-order",
  ]);
  await receiveMovement({ movementId: first, quantity: 53 }, "warehouse", now);
  expect(await refusal(receiveMovement({ movementId: second, quantity: 53 }, "warehouse", now))).toEqual([
    "receipt-beyond-order",
  ]);
  const { purchase: whole } = await receiveMovement({ movementId: second, quantity: 52 }, "warehouse", now);
  expect(whole).toMatchObject({ state: "received", lines: [{ received: 105 }] });
  expect(await stock(productId)).toEqual({ onHand: 105, available: 105, incoming: 0 });
});

it("forecasts nothing more of a line of which all has come by fewer deliveries", async () => {
  const { productId, purchase } = await confirmed([
    { on, quantity: 98 },
    { on: later, quantity: 2 },
  ]);
  const [first = ""] = purchase.movementIds;
  const { purchase: whole } = await receiveMovement({ movementId: first, quantity: 103 }, "warehouse", now);
  expect(whole.state).toBe("received");
  expect(await stock(productId)).toEqual({ onHand: 103, available: 103, incoming: 0 });
  expect(await incoming(productId)).toEqual([]);
  await balanced(productId, purchase.id);
});

it("receives a piece once, however many receive it at the same moment", async () => {
  const { productId, purchase } = await confirmed([{ on, quantity: 10 }]);
  const [movementId = ""] = purchase.movementIds;
  const answers = await Promise.allSettled(
    [7, 8, 9, 10].map((quantity) => receiveMovement({ movementId, quantity }, "warehouse", now)),
  );
  const done = answers.filter(({ status }) => status === "fulfilled");
  expect(done).toHaveLength(1);
  const { lines } = await loadPurchase(purchase.id);
  expect((await stock(productId)).onHand).toBe(lines[0]?.received);
  await balanced(productId, purchase.id);
});

it("closes short for a reason: the rest comes no more, and what came may still be invoiced", async () => {
  const { productId, purchase } = await confirmed([{ on, quantity: 100 }]);
  expect(await refusal(closeShort(purchase.id, { version: purchase.version, reason: "Esaurito" }, now))).toEqual([
    "invalid-transition",
  ]);
  const [movementId = ""] = purchase.movementIds;
  const { purchase: part } = await receiveMovement({ movementId, quantity: 40 }, "warehouse", now);
  expect(await refusal(cancelPurchase(purchase.id, { version: part.version }, now))).toEqual(["invalid-transition"]);
  const short = await closeShort(purchase.id, { version: part.version, reason: "Esaurito" }, now);
  expect(short).toMatchObject({ state: "closed", reason: "Esaurito" });
  expect(await stock(productId)).toEqual({ onHand: 40, available: 40, incoming: 0 });
  expect(await incoming(productId)).toEqual([]);
  const lines = [{ productId, quantity: 40, price: 8_000 }];
  const matched = await matchInvoice(
    short.id,
    { version: short.version, number: "F 40", on: "2026-11-19", lines },
    now,
  );
  expect(matched).toMatchObject({ state: "closed", lines: [{ settled: true }] });
});

it("is called off while nothing has come, and so are its forecasts", async () => {
  const { productId, purchase } = await confirmed([{ on, quantity: 100 }]);
  const off = await cancelPurchase(purchase.id, { version: purchase.version, reason: "Prezzo" }, now);
  expect(off.state).toBe("cancelled");
  expect(await stock(productId)).toEqual({ onHand: 0, available: 0, incoming: 0 });
  const [movementId = ""] = purchase.movementIds;
  expect(await refusal(receiveMovement({ movementId, quantity: 1 }, "warehouse", now))).toEqual(["invalid-transition"]);
});

it("refuses an invoice that differs, takes it for a reason, and none twice", async () => {
  const { productId, purchase } = await confirmed([{ on, quantity: 100 }]);
  const [movementId = ""] = purchase.movementIds;
  const { version } = await receiveByPurchase(purchase.id, { movementId, quantity: 100 }, now);
  const invoice = { version, number: "2026/9", on: "2026-11-19", lines: [{ productId, quantity: 110, price: 8_500 }] };
  expect(await refusal(matchInvoice(purchase.id, invoice, now))).toEqual([
    "match-differs",
    "lines.0.quantity quantity-differs",
    "lines.0.price price-differs",
  ]);
  const approved = await matchInvoice(purchase.id, { ...invoice, reason: "Dazio concordato" }, now);
  expect(approved).toMatchObject({ state: "closed", invoices: [{ reason: "Dazio concordato", amount: 935_000 }] });
  const other = await confirmed([{ on, quantity: 10 }]);
  // Another supplier may use the same number; the same supplier may not.
  expect(other.supplierId).not.toBe(purchase.supplierId);
  const draft = await createPurchase({ supplierId: purchase.supplierId, lines: [{ productId, quantity: 5 }] }, now);
  const sent = await sendPurchase(draft.id, { version: draft.version }, now);
  const said = { version: sent.version, lines: [{ productId, price: 8_000, days: [{ on, quantity: 5 }] }] };
  const next = await confirmPurchase(sent.id, said, now);
  const came = await receiveByPurchase(next.id, { movementId: next.movementIds[0] ?? "", quantity: 5 }, now);
  const again = {
    version: came.version,
    number: " 2026 / 9",
    on: "2026-11-19",
    lines: [{ productId, quantity: 5, price: 8_000 }],
  };
  expect(await refusal(matchInvoice(next.id, again, now))).toEqual(["supplier-invoice-known"]);
});

it("heeds the supplier's minimum, packs and lead time, and no day that has gone by", async () => {
  const { supplierId, productId } = await supplied({ minQuantity: 36, pack: 36 });
  const wish = { supplierId, lines: [{ productId, quantity: 30 }], wantedOn: "2026-12-01" };
  expect(await refusal(createPurchase(wish, now))).toEqual([
    "confirmation-needed",
    "lines.0.quantity below-minimum",
    "lines.0.quantity not-in-packs",
    "wantedOn too-soon",
  ]);
  const meant = { ...wish, confirmed: ["below-minimum", "not-in-packs", "too-soon"] as const };
  const draft = await createPurchase(meant, now);
  expect(draft).toMatchObject({ state: "draft", lines: [{ quantity: 30, price: 8_000 }] });
  expect(await refusal(createPurchase({ ...meant, orderOn: "2026-11-19" }, now))).toEqual([
    "invalid-input",
    "orderOn in-the-past",
  ]);
  expect(
    await refusal(createPurchase({ ...meant, lines: [{ productId: await product(1), quantity: 1 }] }, now)),
  ).toEqual(["invalid-input", "lines.0.productId no-purchase-code", "lines.0.price required"]);
  // What was planned for a day is ordered on the day on which it is sent.
  const sent = await sendPurchase(
    draft.id,
    { version: draft.version, confirmed: meant.confirmed },
    new Date("2026-11-24T10:00:00Z"),
  );
  expect(sent.orderOn).toBe("2026-11-24");
});

it("tells the second of two clerks that somebody was faster", async () => {
  const { supplierId, productId } = await supplied();
  const draft = await createPurchase({ supplierId, lines: [{ productId, quantity: 10 }] }, now);
  const change = (quantity: number) =>
    savePurchase(draft.id, { version: draft.version, supplierId, lines: [{ productId, quantity }] }, now);
  await change(20);
  expect(await refusal(change(30))).toEqual(["version-conflict"]);
  expect(await refusal(sendPurchase(draft.id, { version: draft.version }, now))).toEqual(["version-conflict"]);
  expect((await loadPurchase(draft.id)).lines[0]?.quantity).toBe(20);
});

it("is sent as a PDF in the supplier's language", async () => {
  const { purchase } = await confirmed([{ on, quantity: 10 }]);
  const [post] = await purchaseLetters["purchase-sent"]({ purchaseId: purchase.id });
  expect(post?.to).toEqual({ email: "ordini@adria.example", language: "de" });
  expect(post?.letter.subject).toBe(`Bestellung ${purchase.number}`);
  const [file] = post?.attachments ?? [];
  expect(file?.filename).toBe(`${purchase.number}.pdf`);
  const text = pdfText(file?.content ?? new Uint8Array());
  expect(text).toContain("ADR-1");
  expect(text).toContain("80,00");
  for (const told of ["ViaAdige4,37121Verona", "USt-IdNr.IT12345670157"]) expect(text).toContain(told);
});

it("comes to the warehouse that was chosen, whose address its PDF says, and to none that is closed", async () => {
  const { productId, supplierId } = await supplied();
  const turin = { ...mainWarehouse, name: "Deposito Torino", street: "Corso Novara", city: "Torino", ddtSeries: "TO" };
  const { id: warehouseId } = await addWarehouse(turin);
  const wish = { supplierId, warehouseId, lines: [{ productId, quantity: 10 }] };
  const draft = await createPurchase(wish, now);
  expect(draft.warehouseId).toBe(warehouseId);
  expect(pdfText(await paperOf(draft))).toContain("CorsoNovara");
  const { version } = await loadWarehouse(warehouseId);
  await saveWarehouse(warehouseId, { ...turin, active: false, version });
  const closed = ["invalid-input", "warehouseId not-active"];
  expect(await refusal(sendPurchase(draft.id, { version: draft.version }, now))).toEqual(closed);
  expect(await refusal(createPurchase(wish, now))).toEqual(closed);
  expect(await refusal(createPurchase({ ...wish, warehouseId: newId() }, now))).toEqual([
    "invalid-input",
    "warehouseId not-found",
  ]);
});

it("keeps what was typed of an expense, and a matched invoice as it is", async () => {
  const typed = { kind: "customs" as const, on: "2026-11-18", amount: 5_000, payee: "Dogane" };
  expect(await refusal(addExpense({ ...typed, on: "2026-11-21" }, now))).toEqual(["invalid-input", "on in-the-future"]);
  expect(await refusal(addExpense({ ...typed, purchaseId: newId() }, now))).toEqual([
    "invalid-input",
    "purchaseId not-found",
  ]);
  const expense = await addExpense(typed, now);
  const saved = await saveExpense(expense.id, { ...typed, amount: 6_000, version: 1 }, now);
  expect(saved).toMatchObject({ amount: 6_000, version: 2 });
  expect(await refusal(saveExpense(expense.id, { ...typed, version: 1 }, now))).toEqual(["version-conflict"]);
  expect(await refusal(deleteExpense(expense.id, 1))).toEqual(["version-conflict"]);
  await deleteExpense(expense.id, 2);
  expect(await refusal(deleteExpense(expense.id, 2))).toEqual(["not-found"]);
  const { items } = await listExpenses({ limit: 50, kind: "goods" });
  for (const { id, version } of items)
    expect(await refusal(deleteExpense(id, version))).toEqual(["invalid-transition"]);
  expect((await listExpenses({ limit: 50, from: "2026-11-19", until: "2026-11-19", text: "adria" })).items).toEqual(
    items,
  );
});

it("proposes what to buy with its reckoning, at whoever sells it for least", async () => {
  const { supplierId, productId } = await supplied({ minQuantity: 10, pack: 5, price: 9_000 }, 95);
  const cheaper = await addSupplier({ companyName: `Brenta ${newId()}` }, now);
  await assignSupplier(
    productId,
    { companyId: cheaper.id, productCode: "B-1", price: 7_000, leadDays: 7, pack: 4 },
    now,
  );
  const left = doneUnload(
    { id: newId(), cause: "order", lines: [{ productId, quantity: 90 }] },
    new Date("2026-10-20T10:00:00Z"),
  );
  await execute(...movementWrites(left));
  const asked = (over: object = {}) => purchaseTool({ limit: 200, all: true, ...over }, now);
  const rowOf = async (over?: object) => (await asked(over)).items.find((row) => row.productId === productId);
  expect(await rowOf()).toMatchObject({
    supplierId: cheaper.id,
    others: 1,
    leadDays: 7,
    isLeadAssumed: false,
    left: 90,
    available: 5,
    // A piece a day: fewer are there than leave in seven days; 37 until the horizon, in packs of four.
    minimum: 7,
    target: 37,
    missing: 32,
    quantity: 32,
    amount: 224_000,
    orderOn: "2026-11-20",
  });
  expect(await rowOf({ supplierId })).toMatchObject({
    supplierId,
    leadDays: 14,
    price: 9_000,
    missing: 39,
    quantity: 40,
  });
  const { items } = await asked({ limit: 1 });
  expect(items).toHaveLength(1);
  const seen = new Set<string>();
  let cursor: string | null = "";
  do {
    const page: Awaited<ReturnType<typeof asked>> = await asked({ limit: 2, ...(cursor && { cursor }) });
    for (const { id } of page.items) {
      expect(seen.has(id)).toBe(false);
      seen.add(id);
    }
    ({ cursor } = page);
  } while (cursor);
  expect(seen.size).toBe((await asked()).items.length);
});
