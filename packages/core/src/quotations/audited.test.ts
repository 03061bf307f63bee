import { expect, it } from "vitest";
import { changeOf } from "../accounts/index.ts";
import { masksOf } from "../platform/personal-data.ts";
import { QuotationEntity, QuotationVersionEntity } from "./quotation.table.ts";

it("tells how many pieces a quotation offers and at which discount, and masks what is written on its lines", () => {
  const told = (quantity: number, discount: number, note: string) => ({
    _et: "Quotation",
    id: "Q1",
    draft: { lines: [{ quantity, discount, note }], customerNotes: note },
  });
  const marks = masksOf(QuotationEntity);
  expect(changeOf(told(10, 0, "Ada"), told(12, 0.03, "Bea"), () => marks)?.fields).toEqual([
    { field: "draft.customerNotes", from: "A…", to: "B…", personal: true },
    { field: "draft.lines.0.discount", from: 0, to: 0.03 },
    { field: "draft.lines.0.note", from: "A…", to: "B…", personal: true },
    { field: "draft.lines.0.quantity", from: 10, to: 12 },
  ]);
});

it("tells the same of what was sent", () => {
  const marks = masksOf(QuotationVersionEntity);
  const sent = {
    _et: "QuotationVersion",
    id: "V1",
    content: { lines: [{ quantity: 4, discount: 0.1, name: "Posa" }] },
  };
  expect(changeOf(undefined, sent, () => marks)?.fields).toEqual([
    { field: "content.lines.0.discount", to: 0.1 },
    { field: "content.lines.0.name", to: "P…", personal: true },
    { field: "content.lines.0.quantity", to: 4 },
    { field: "id", to: "V1" },
  ]);
});
