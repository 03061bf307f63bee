import fc from "fast-check";
import { expect, it } from "vitest";
import { canonicalJson } from "../../platform/text/canonical-json.ts";
import { differencesOf, peakPower, perKiloWattPeak } from "./differences.ts";
import type { Content, QuotationLine, QuotationVersion } from "../quotation.ts";

const line = (changes: Partial<QuotationLine> = {}): QuotationLine => ({
  lineId: "L1",
  productId: "P1",
  quantity: 10,
  optional: false,
  wattPeak: 410,
  list: 10_000,
  discount: 0,
  unit: 10_000,
  name: "Panel 410",
  language: "it",
  brand: "Sole",
  productCode: "P-410",
  category: "panels",
  imageUrl: "",
  path: "",
  weight: 21_000,
  piecesPerPackage: 0,
  shippingTime: "1",
  ...changes,
});

type Compared = Pick<QuotationVersion, "content" | "amounts">;
const version = (lines: readonly QuotationLine[], changes: Partial<Content> = {}): Compared => {
  const productsAmount = lines.reduce((sum, { unit, quantity, optional }) => sum + (optional ? 0 : unit * quantity), 0);
  const content: Content = {
    lines,
    termsOfPayment: "hundred_upon_order",
    reducedVat: false,
    validUntil: "2026-12-05",
    ...changes,
  };
  const vatAmount = Math.round(productsAmount * 0.22);
  const amounts = { productsAmount, shipmentCost: 0, vatAmount, total: productsAmount + vatAmount };
  return { content, amounts: amounts as QuotationVersion["amounts"] };
};

it("says what is another in pieces, euro, euro per watt at the peak, peak power and delivery", () => {
  const before = version([line()]);
  const after = version([line({ quantity: 12, unit: 9500, discount: 0.05, shippingTime: "2-3" })], {
    validUntil: "2026-12-12",
    reducedVat: true,
  });
  expect(differencesOf(before, after)).toEqual([
    { code: "quantity", lineId: "L1", name: "Panel 410", before: 10, after: 12 },
    { code: "price", lineId: "L1", name: "Panel 410", before: 10_000, after: 9500 },
    { code: "shipping-time", lineId: "L1", name: "Panel 410", before: "1", after: "2-3" },
    { code: "vat", before: 22_000, after: 25_080 },
    { code: "total", before: 122_000, after: 139_080 },
    { code: "per-watt-peak", before: 24_390, after: 23_171 },
    { code: "peak-power", before: 4100, after: 4920 },
    { code: "valid-until", before: "2026-12-05", after: "2026-12-12" },
    { code: "reduced-vat", after: true },
  ]);
});

it("goes by the line, not by the article: two of the same are told apart, one more and one less are told", () => {
  const [first, second] = [line(), line({ lineId: "L2", quantity: 3 })];
  const later = [line({ lineId: "L2", quantity: 4 }), line({ lineId: "L3", productId: "P9", name: "Inverter" })];
  expect(differencesOf(version([first, second]), version(later)).slice(0, 3)).toEqual([
    { code: "quantity", lineId: "L2", name: "Panel 410", before: 3, after: 4 },
    { code: "added", lineId: "L3", name: "Inverter", quantity: 10 },
    { code: "removed", lineId: "L1", name: "Panel 410", quantity: 10 },
  ]);
});

it("tells another article, what is optional, notes, address and terms; nothing where nothing is another", () => {
  const before = version([line()]);
  expect(differencesOf(before, version([line()]))).toEqual([]);
  const after = version([line({ productId: "P2", name: "Panel B", optional: true, note: "On the garage" })], {
    address: "pickup",
    customerNotes: "Ciao",
    termsOfPayment: "twenty_deposit_rest_on_ship" as never,
  });
  const codes = differencesOf(before, after).map(({ code }) => code);
  expect(codes).toEqual(["article", "optional", "note", "vat", "total", "peak-power", "address", "terms", "notes"]);
});

const address = {
  id: "A1",
  header: "Casa",
  street: "Via Roma",
  houseNumber: "1",
  postalCode: "20121",
  city: "Milano",
  countryCode: "IT",
  tailLift: true,
};

it("takes an address for the same in whatever order its fields stand, and whether what it lacks is named or not", () => {
  const lacking = { provinceCode: undefined, island: undefined, latitude: undefined };
  const ordered = fc
    .tuple(fc.shuffledSubarray(Object.keys(lacking)), fc.constant(Object.keys(address)))
    .chain(([named, fields]) => fc.shuffledSubarray([...named, ...fields], { minLength: named.length + fields.length }))
    .map((fields) => {
      const all: Readonly<Record<string, unknown>> = { ...address, ...lacking };
      return Object.fromEntries(fields.map((field) => [field, all[field]])) as unknown as typeof address;
    });
  fc.assert(
    fc.property(ordered, ordered, (before, after) => {
      const sent = version([line()], { address: before });
      expect(differencesOf(sent, version([line()], { address: after }))).toEqual([]);
      const moved = version([line()], { address: { ...after, city: "Monza" } });
      expect(differencesOf(sent, moved)).toEqual([{ code: "address" }]);
    }),
  );
});

it("counts the peak power of what is not optional, and no price by it where there are no panels", () => {
  const optional = line({ lineId: "L2", optional: true });
  expect(peakPower(version([line(), optional]))).toBe(4100);
  expect(perKiloWattPeak(version([line({ wattPeak: undefined, category: "inverters" })]))).toBeUndefined();
});

it("writes the same facts as the same text, in whatever order they stand and whatever is not said", () => {
  expect(canonicalJson({ b: [1, { d: 2, c: undefined }], a: "ü" })).toBe('{"a":"ü","b":[1,{"d":2}]}');
  expect(canonicalJson({ a: 1, b: 2 })).toBe(canonicalJson({ b: 2, a: 1, c: undefined }));
});
