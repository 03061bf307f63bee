import * as fc from "fast-check";
import { expect, it } from "vitest";
import {
  byCode,
  company,
  oneStopShop,
  seller,
  soldOrder,
  workedExample,
} from "../../../../../tests/support/invoices.ts";
import type { FiscalDocument } from "../document.ts";
import { invoiceOf, type Draft } from "../rules/invoice-of.ts";
import { inRegisterOrder, registerOf } from "./register.ts";

const parties = { seller, buyer: company, recipient: byCode };
const documentOf = (draft: Draft, number: string): FiscalDocument => ({
  id: number,
  orderId: "O1",
  userId: "U1",
  version: 1,
  issuedBy: "office",
  issuedOn: "2026-11-23T09:00:00.000Z",
  content: { ...draft, number, date: "2026-11-23" },
  state: "delivered",
  transmissions: [],
  notices: [],
});
const whole = (order = workedExample()) =>
  invoiceOf(order, { type: "TD01", amount: order.amounts.total, operationOn: "2026-11-23" }, parties);

const named = async (documents: readonly FiscalDocument[]) => {
  const { columns, rows } = registerOf(documents);
  const all: Record<string, unknown>[] = [];
  for await (const cells of rows) all.push(Object.fromEntries(cells.map((cell, at) => [columns[at] ?? "", cell])));
  return all;
};
const sumOf = (rows: readonly Record<string, unknown>[], column: string): number =>
  rows.reduce((sum, row) => sum + Math.round(Number(row[column] ?? 0) * 100), 0);

it("has a row for each rate of the worked example, credit notes below nought", async () => {
  const draft = whole();
  const rows = await named([documentOf(draft, "1/2026"), documentOf({ ...draft, type: "TD04" }, "1/2026NC")]);
  expect(rows.map(({ tipo, aliquota, imponibile, iva, totale }) => [tipo, aliquota, imponibile, iva, totale])).toEqual([
    ["TD01", 10, 2167.01, 216.7, 2383.71],
    ["TD01", 22, 667.49, 146.85, 814.34],
    ["TD04", 10, -2167.01, -216.7, -2383.71],
    ["TD04", 22, -667.49, -146.85, -814.34],
  ]);
});

it("tells another member state's VAT apart, and not as Italy's", async () => {
  const order = soldOrder([{ productId: "P", category: "panels", quantity: 10, unit: 8990, wasteFee: 120 }], {
    treatment: oneStopShop,
  });
  const [row] = await named([documentOf(whole(order), "2/2026")]);
  expect(row).toMatchObject({ aliquota: 0, natura: "N3.2", imponibile: 911, iva: 0, totale: 911, iva_estera: 182.2 });
});

it("comes to what its documents come to, whatever they are", async () => {
  const sold = fc.record({ quantity: fc.integer({ min: 1, max: 500 }), unit: fc.integer({ min: 0, max: 200_000 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(sold, fc.boolean()), { minLength: 1, maxLength: 6 }), async (some) => {
      const documents = some.map(([line, isCreditNote], at) => {
        const order = soldOrder([{ productId: "P", category: "panels", wasteFee: 0, ...line }]);
        return documentOf({ ...whole(order), ...(isCreditNote && { type: "TD04" as const }) }, `${at + 1}/2026`);
      });
      const rows = await named(documents);
      const total = documents.reduce((sum, { content }) => sum + (content.type === "TD04" ? -1 : 1) * content.total, 0);
      expect(sumOf(rows, "totale")).toBe(total);
      expect(sumOf(rows, "imponibile") + sumOf(rows, "iva")).toBe(total);
    }),
  );
});

it("counts nothing of a document that was discarded: it was never issued", async () => {
  const discarded = { ...documentOf(whole(), "1/2026"), state: "rejected" as const };
  const rows = await named([discarded, documentOf(whole(), "2/2026")]);
  expect(rows.map(({ stato, imponibile, iva, totale }) => [stato, imponibile, iva, totale])).toEqual([
    ["scartata", undefined, undefined, undefined],
    ["scartata", undefined, undefined, undefined],
    ["consegnata", 2167.01, 216.7, 2383.71],
    ["consegnata", 667.49, 146.85, 814.34],
  ]);
});

it("stands in the order of its series and numbers", () => {
  const numbers = ["10/2026", "1/2026NC", "9/2026", "2/2025"];
  const ordered = inRegisterOrder(numbers.map((number) => documentOf(whole(), number)));
  expect(ordered.map(({ id }) => id)).toEqual(["2/2025", "9/2026", "10/2026", "1/2026NC"]);
});
