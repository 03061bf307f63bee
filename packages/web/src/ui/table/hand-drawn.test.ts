import { expect, it } from "vitest";

const files = import.meta.glob<string>("../../features/**/*.tsx", { query: "?raw", import: "default", eager: true });

const byHand = /<(Table|table)\b/;

/** Tables that are neither a list nor a `SmallTable` (docs/decisions/lists.md), and why that is right. */
const others: Readonly<Record<string, readonly string[]>> = {
  "a grid in which one types or chooses, cell by cell": [
    "catalogue/office/import/import-columns.tsx",
    "catalogue/office/prices/price-cell.tsx",
    "catalogue/office/prices/price-sheet.tsx",
  ],
  "one item before and after, field by field, under a caption": ["audit/audit-change.tsx"],
  "keys and what they do, without a head": ["back-office/keys-help.tsx"],
  "the shop's own: found products, orders of a customer, facts and products side by side": [
    "catalogue/compare/compare-table.tsx",
    "catalogue/price/price-ladder.tsx",
    "catalogue/product-table.tsx",
    "catalogue/product/product-tab.tsx",
    "catalogue/reviews/reviews.tsx",
    "orders/order-list.tsx",
    "quotations/quotation-list.tsx",
  ],
};

it("finds no table drawn by hand but those that have a reason", () => {
  const drawn = Object.entries(files)
    .filter(([, source]) => byHand.test(source))
    .map(([path]) => path.replace("../../features/", ""));
  expect(drawn.toSorted()).toEqual(Object.values(others).flat().toSorted());
});
