import fc from "fast-check";
import { expect, it } from "vitest";
import { byWarehouse, mostMoved } from "./by-warehouse.ts";

const stock = (of: Record<string, number>) => new Map(Object.entries(of));

it("leaves with the main warehouse what it has, and takes the rest from where most of it lies", () => {
  const lines = [
    { productId: "A", quantity: 4 },
    { productId: "B", quantity: 3 },
  ];
  const free = new Map([
    ["torino", stock({ A: 9 })],
    ["verona", stock({ A: 9, B: 1 })],
  ]);
  expect(byWarehouse(lines, stock({ A: 1, B: 2 }), free)).toEqual({
    rest: [
      { productId: "A", quantity: 3 },
      { productId: "B", quantity: 2 },
    ],
    parts: [
      {
        warehouseId: "verona",
        lines: [
          { productId: "A", quantity: 1 },
          { productId: "B", quantity: 1 },
        ],
      },
    ],
  });
});

it("is one shipment of one warehouse where that has all, and several where no one has", () => {
  const lines = [{ productId: "A", quantity: 5 }];
  const lacking = stock({ A: 8 });
  const of = (houses: Record<string, number>) =>
    byWarehouse(lines, lacking, new Map(Object.entries(houses).map(([id, pieces]) => [id, stock({ A: pieces })])));
  expect(of({ torino: 2, verona: 6 }).parts.map(({ warehouseId }) => warehouseId)).toEqual(["verona"]);
  expect(of({ torino: 2, verona: 2, bari: -4 })).toEqual({
    rest: [{ productId: "A", quantity: 1 }],
    parts: ["torino", "verona"].map((warehouseId) => ({ warehouseId, lines: [{ productId: "A", quantity: 2 }] })),
  });
});

it("loses no piece, takes nowhere more than is free, and leaves none behind that lies free, however many articles", () => {
  const pieces = fc.integer({ min: 0, max: 6 });
  const houses = fc.array(fc.array(fc.integer({ min: -3, max: 6 }), { minLength: 90, maxLength: 90 }), {
    maxLength: 4,
  });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 1, max: 6 }), pieces), { minLength: 1, maxLength: 90 }),
      houses,
      (articles, others) => {
        const lines = articles.map(([quantity], at) => ({ productId: `P${at}`, quantity }));
        const lacking = new Map(articles.map(([, lack], at) => [`P${at}`, lack]));
        const free = new Map(others.map((there, at) => [`W${at}`, new Map(there.map((n, of) => [`P${of}`, n]))]));
        const { rest, parts } = byWarehouse(lines, lacking, free);
        expect(new Set(parts.flatMap((one) => one.lines.map(({ productId }) => productId))).size).toBeLessThanOrEqual(
          mostMoved,
        );
        const sum = new Map<string, number>();
        for (const { productId, quantity } of [...rest, ...parts.flatMap((one) => one.lines)])
          sum.set(productId, (sum.get(productId) ?? 0) + quantity);
        expect(sum).toEqual(new Map(lines.map(({ productId, quantity }) => [productId, quantity])));
        for (const { warehouseId, lines: taken } of parts)
          for (const { productId, quantity } of taken)
            expect(quantity).toBeLessThanOrEqual(free.get(warehouseId)?.get(productId) ?? 0);
        // Of more the rest is asked for again.
        if (lines.length > mostMoved) return;
        for (const { productId, quantity } of lines) {
          const lies = [...free.values()].reduce((all, there) => all + Math.max(0, there.get(productId) ?? 0), 0);
          const left = rest.find((one) => one.productId === productId)?.quantity ?? 0;
          expect(quantity - left).toBe(Math.min(quantity, lacking.get(productId) ?? 0, lies));
        }
      },
    ),
  );
});
