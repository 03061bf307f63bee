import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { useObjectStorage } from "../../../../../tests/support/object-storage.ts";
import { now, product } from "../../../../../tests/support/shop.ts";
import { addSupplier, assignSupplier } from "../../logistics/suppliers.ts";
import { newId } from "../../platform/ids.ts";
import { Problem } from "../../platform/problems.ts";
import { confirmPurchase } from "../confirm-purchase.ts";
import { createPurchase } from "../draft-purchase.ts";
import { addExpense } from "../expenses/change-expense.ts";
import { sendPurchase } from "../send-purchase.ts";

useDatabase();
useObjectStorage();

const on = "2026-12-10";

/** What refuses: its code, and the codes of its fields. */
const refusal = async (act: Promise<unknown>) => {
  const error = await act.then(
    () => undefined,
    (problem: unknown) => problem,
  );
  if (!(error instanceof Problem)) throw error ?? new Error("nothing was refused");
  return [error.code, ...error.fields.map(({ field, code }) => `${field} ${code}`)];
};

async function supplied() {
  const supplier = await addSupplier({ companyName: `Adria ${newId()}`, email: "ordini@adria.example" }, now);
  const productId = await product(0);
  const conditions = { companyId: supplier.id, productCode: "ADR-1", price: 8_000, leadDays: 14 };
  await assignSupplier(productId, conditions, now);
  return { supplierId: supplier.id, productId };
}

it("asks about a price far from the supplier's and very many pieces, when it is written, sent and confirmed", async () => {
  const { supplierId, productId } = await supplied();
  const wish = { supplierId, lines: [{ productId, quantity: 40_000, price: 800_000 }] };
  const asked = ["confirmation-needed", "lines.0.quantity many-pieces", "lines.0.price far-price"];
  expect(await refusal(createPurchase(wish, now))).toEqual(asked);
  expect(await refusal(createPurchase({ ...wish, lines: [{ productId, quantity: 1, price: 80 }] }, now))).toEqual([
    "confirmation-needed",
    "lines.0.price far-price",
  ]);
  const meant = ["many-pieces", "far-price"] as const;
  const { id, version } = await createPurchase({ ...wish, confirmed: meant }, now);
  expect(await refusal(sendPurchase(id, { version }, now))).toEqual(asked);
  const sent = await sendPurchase(id, { version, confirmed: meant }, now);
  const said = { version: sent.version, lines: [{ productId, price: 8_000, days: [{ on, quantity: 10 }] }] };
  expect(await refusal(confirmPurchase(id, said, now))).toEqual(["confirmation-needed", "lines.0.price far-price"]);
  const done = await confirmPurchase(id, { ...said, confirmed: ["far-price"] }, now);
  expect(done.lines[0]).toMatchObject({ price: 8_000, quantity: 10 });
});

it("refuses days that are slips of the keys", async () => {
  const { supplierId, productId } = await supplied();
  const wish = { supplierId, lines: [{ productId, quantity: 1 }] };
  const far = { orderOn: "9999-01-01", wantedOn: "9999-12-31" };
  expect(await refusal(createPurchase({ ...wish, ...far }, now))).toEqual([
    "invalid-input",
    "orderOn too-far",
    "wantedOn too-far",
  ]);
  const { id, version } = await createPurchase(wish, now);
  const sent = await sendPurchase(id, { version }, now);
  const days = [{ on: "2127-12-10", quantity: 1 }];
  expect(
    await refusal(confirmPurchase(id, { version: sent.version, lines: [{ productId, price: 8_000, days }] }, now)),
  ).toEqual(["invalid-input", "lines.0.days.0.on too-far"]);
  const expense = { kind: "freight" as const, on: "0001-01-01", amount: 100, payee: "Adria" };
  expect(await refusal(addExpense(expense, now))).toEqual(["invalid-input", "on too-long-ago"]);
});

it("asks about an expense ten times what its payee usually takes, and about a price a third off", async () => {
  const payee = `Trasporti ${newId()}`;
  const freight = { kind: "freight" as const, on: "2026-11-19", payee };
  for (const amount of [12_000, 12_500, 13_000]) await addExpense({ ...freight, amount }, now);
  const far = { ...freight, amount: 125_000 };
  expect(await refusal(addExpense(far, now))).toEqual(["confirmation-needed", "amount unusual-amount"]);
  expect(await addExpense({ ...far, confirmed: ["unusual-amount"] }, now)).toMatchObject({ amount: 125_000 });
  const { supplierId, productId } = await supplied();
  const at = (price: number) => createPurchase({ supplierId, lines: [{ productId, quantity: 1, price }] }, now);
  expect(await refusal(at(10_400))).toEqual(["confirmation-needed", "lines.0.price far-price"]);
  expect(await refusal(at(5_600))).toEqual(["confirmation-needed", "lines.0.price far-price"]);
  expect(await at(10_399)).toMatchObject({ lines: [{ price: 10_399 }] });
});
