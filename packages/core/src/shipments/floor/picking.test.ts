import fc from "fast-check";
import { expect, it } from "vitest";
import { walkFor, type PickedShipment } from "./picking.ts";

const line = (productId: string, quantity: number, place?: string) => ({
  productId,
  productCode: productId,
  brand: "JKX",
  name: productId,
  place,
  quantity,
});

it("walks by place as people count, each article once with what each shipment gets of it", () => {
  const shipments: PickedShipment[] = [
    { id: "S1", orderNumber: "101", lines: [line("PANEL", 36, "B-10"), line("CLAMP", 4)] },
    { id: "S2", orderNumber: "102", lines: [line("INVERTER", 1, "B-2"), line("PANEL", 12, "B-10")] },
  ];
  expect(walkFor(shipments)).toMatchObject([
    { productId: "INVERTER", place: "B-2", quantity: 1, of: [{ orderNumber: "102", quantity: 1 }] },
    {
      productId: "PANEL",
      place: "B-10",
      quantity: 48,
      of: [
        { shipmentId: "S1", orderNumber: "101", quantity: 36 },
        { shipmentId: "S2", orderNumber: "102", quantity: 12 },
      ],
    },
    { productId: "CLAMP", place: undefined, quantity: 4, of: [{ orderNumber: "101" }] },
  ]);
});

it("takes as many pieces as all shipments have, whatever they are of", () => {
  const places = new Map([
    ["A", "A-2"],
    ["B", "A-10"],
    ["C", undefined],
  ]);
  const article = fc.constantFrom("A", "B", "C");
  const lines = fc.array(fc.tuple(article, fc.integer({ min: 1, max: 99 })));
  fc.assert(
    fc.property(fc.array(lines), (all) => {
      const shipments = all.map((its, at) => ({
        id: `S${at}`,
        orderNumber: `${at}`,
        lines: its.map(([productId, quantity]) => line(productId, quantity, places.get(productId))),
      }));
      const walk = walkFor(shipments);
      const sum = (of: readonly { quantity: number }[]) => of.reduce((pieces, { quantity }) => pieces + quantity, 0);
      expect(sum(walk)).toBe(sum(shipments.flatMap((one) => one.lines)));
      for (const { quantity, of } of walk) expect(sum(of)).toBe(quantity);
      expect(walk.map(({ productId }) => productId)).toEqual(
        [..."ABC"].filter((id) => all.flat().some(([one]) => one === id)),
      );
    }),
  );
});
