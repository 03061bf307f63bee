import * as fc from "fast-check";
import { expect, it, vi } from "vitest";
import { scaledDocuments } from "../../../../../tests/bench/documents.ts";
import { documentForm } from "./packed.ts";
import { cardOf } from "./search-products.ts";

const [document] = scaledDocuments(1);
const throughTheLog = (one: typeof document): unknown =>
  documentForm.unpacked(JSON.parse(JSON.stringify(documentForm.packed(one!))));

const instant = fc.constantFrom("2026-11-20T10:00:00.000Z", "2026-11-21T10:00:00.000Z", "2027-01-01T00:00:00.000Z");
const period = fc
  .record({ id: fc.nat(9), price: fc.nat(), discount: fc.double({ min: 0, max: 1, noNaN: true }), from: instant })
  .chain((one) =>
    fc.record({ to: fc.option(instant, { nil: undefined }), createdOn: instant }).map((rest) => ({ ...one, ...rest })),
  );
const slot = fc.record({
  productId: fc.constant(document!.id),
  locale: fc.constantFrom("it", "de"),
  priceType: fc.constantFrom("public" as const, "reserved" as const),
  version: fc.nat(),
  periods: fc.array(period, { maxLength: 4 }),
});

it("gives documents back as they were, field by field in the same order", () => {
  fc.assert(
    fc.property(fc.array(slot, { maxLength: 6 }), (prices) => {
      const one = { ...document!, prices };
      expect(JSON.stringify(throughTheLog(one))).toBe(JSON.stringify(one));
    }),
  );
});

it("reads documents of a log that was written before they were packed", () => {
  expect(documentForm.unpacked(JSON.parse(JSON.stringify(document)))).toEqual(document);
});

it("takes less than a third of the room", () => {
  expect(JSON.stringify(documentForm.packed(document!)).length).toBeLessThan(JSON.stringify(document).length / 3);
});

it("unpacks no prices to write a document again, and only those of the viewer's shop to draw its card", () => {
  const read = throughTheLog(document) as typeof document & object;
  const unpacked = vi.spyOn(read, "prices", "get");
  expect(documentForm.packed(read)).toEqual(documentForm.packed(document!));
  const viewer = { user: undefined, locale: "it", fallbackLocale: "it", now: new Date("2026-11-22T10:00:00Z") };
  expect(cardOf(read, viewer)).toEqual(cardOf(document!, viewer));
  expect(cardOf(read, viewer).price).toBeDefined();
  expect(unpacked).not.toHaveBeenCalled();
});
