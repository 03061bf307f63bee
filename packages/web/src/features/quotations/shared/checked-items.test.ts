import { expect, test } from "vitest";
import { checkedItems } from "./checked-items.ts";

const line = (
  productId: string,
  category: "panels" | "inverters" | "structures" | "shipping_costs",
  quantity = 1,
  optional = false,
) => ({
  productId,
  category,
  quantity,
  optional,
  brand: "Marca",
  name: productId,
});

test("each article counts once with the pieces of all its lines; what is optional and what no check looks at doesn't", () => {
  const lines = [
    line("a", "panels", 10),
    line("b", "inverters"),
    line("a", "panels", 4),
    line("c", "inverters", 1, true),
    line("d", "structures", 9),
    line("e", "shipping_costs"),
  ];
  expect(checkedItems(lines)).toEqual([
    { productId: "a", quantity: 14, name: "Marca a" },
    { productId: "b", quantity: 1, name: "Marca b" },
  ]);
});

test("modules alone make no system, nor with an inverter that is optional", () => {
  expect(checkedItems([line("a", "panels", 10)])).toEqual([]);
  expect(checkedItems([line("a", "panels", 10), line("b", "inverters", 1, true)])).toEqual([]);
});

test("no more than fifty articles are asked about", () => {
  const many = Array.from({ length: 80 }, (_, at) => line(`p${at}`, at % 2 ? "panels" : "inverters"));
  expect(checkedItems(many)).toHaveLength(50);
});
