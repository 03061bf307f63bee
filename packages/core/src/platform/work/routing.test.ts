import { expect, test } from "vitest";
import { newsOf } from "./routing.ts";

const stock = (available: number) => ({ pk: "PRODUCT#P1", sk: "STOCK", _et: "Stock", available });
const review = { pk: "REVIEWS#P1", sk: "REVIEW#U1", _et: "Review" };

test.each([
  ["pieces came", stock(0), stock(3), "stock"],
  ["more came", stock(1), stock(3), "stock"],
  ["the first came", undefined, stock(3), "stock"],
  ["oversold pieces are fewer", stock(-5), stock(0), undefined],
  ["pieces were reserved", stock(3), stock(2), undefined],
  ["it lies as it lay", stock(3), stock(3), undefined],
  ["the stock is forgotten", stock(3), undefined, undefined],
  ["a review was written", undefined, review, "reviews"],
  ["a review was erased", review, undefined, "reviews"],
  ["a price changed", { pk: "PRODUCT#P1", _et: "Price" }, { pk: "PRODUCT#P1", _et: "Price" }, undefined],
] as const)("%s", (_, before, after, about) => {
  expect(newsOf(before, after)).toEqual(about ? [{ productId: "P1", about }] : []);
});
