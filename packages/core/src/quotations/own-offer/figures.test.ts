import fc from "fast-check";
import { expect, it, test } from "vitest";
import { goodsCategories } from "../../platform/category.ts";
import { carriedOver, figuresOf, ownCode, ownName, ownNames, ownPrice } from "./figures.ts";
import { deliveryLine, mostMargin, ownVatRates, type BaseLine, type OwnOffer } from "./own-offer.ts";

const line = (changes: Partial<BaseLine> = {}): BaseLine => ({
  lineId: "L1",
  name: "Modulo 410 P-410 nero",
  brand: "Sole",
  productCode: "P-410",
  category: "panels",
  quantity: 10,
  unit: 9_999,
  optional: false,
  ...changes,
});

const offer = (changes: Partial<OwnOffer> = {}): OwnOffer => ({
  language: "it",
  number: "12",
  date: "2026-11-23",
  validUntil: "2026-12-05",
  customerName: "Elsa Bo",
  customerAddress: "",
  intro: "",
  closing: "",
  margin: 0,
  categoryMargins: [],
  lines: [],
  works: [],
  discount: 0,
  vatRate: 22,
  vatReason: "",
  hidesCodes: false,
  hidesBrands: false,
  ...changes,
});

const base = (...lines: BaseLine[]) => ({ lines, validUntil: "2026-12-05" });

it("a worked example: margins, work, discount and two rates, to the cent", () => {
  const works = [{ id: "W1", name: "Posa", quantity: 7.5, price: 3_333, vatRate: 22 as const }];
  const inverter = line({ lineId: "L2", category: "inverters", quantity: 1, unit: 100_000 });
  const made = figuresOf(
    offer({
      margin: 1_250,
      categoryMargins: [{ category: "inverters", margin: 2_000 }],
      works,
      discount: 500,
      vatRate: 10,
    }),
    base(line(), inverter),
  );
  // 99.99 € + 12.5 % is 112.48875 €, 112.49 € a piece; 7.5 × 33.33 € is 249.975 €, 249.98 €.
  expect(made.lines.map(({ price, amount }) => [price, amount])).toEqual([
    [11_249, 112_490],
    [120_000, 120_000],
    [3_333, 24_998],
  ]);
  // 5 % of 2,324.90 € is 116.245 €, 116.25 €; of 249.98 € it is 12.50 €.
  expect(made).toMatchObject({
    gross: 257_488,
    discount: 12_875,
    net: 244_613,
    vat: [
      { rate: 22, taxable: 23_748, amount: 5_225 },
      { rate: 10, taxable: 220_865, amount: 22_087 },
    ],
    total: 271_925,
    cost: 199_990,
    margin: 20_875,
    marginShare: 1_044,
    warnings: [],
  });
});

it("a price of its own counts before the line's margin, that before the category's, that before the whole's", () => {
  const of = (changes: Partial<OwnOffer>) => ownPrice(line({ unit: 10_000 }), offer({ margin: 100, ...changes }));
  const categoryMargins = [{ category: "panels" as const, margin: 200 }];
  expect(of({})).toBe(10_100);
  expect(of({ categoryMargins })).toBe(10_200);
  expect(of({ categoryMargins, lines: [{ lineId: "L1", margin: 0 }] })).toBe(10_000);
  expect(of({ categoryMargins, lines: [{ lineId: "L1", margin: 300, price: 7 }] })).toBe(7);
});

it("what is optional is in it when it is taken, and what isn't can be left out", () => {
  const lines = [line(), line({ lineId: "L2", optional: true })];
  const ids = (said: OwnOffer["lines"]) =>
    figuresOf(offer({ lines: said }), base(...lines)).lines.map(({ lineId }) => lineId);
  expect(ids([])).toEqual(["L1"]);
  expect(ids([{ lineId: "L2", taken: true }])).toEqual(["L1", "L2"]);
  expect(ids([{ lineId: "L1", taken: false }])).toEqual([]);
});

it("warns of a price below ours, of all below it, and of a validity beyond ours", () => {
  const cheap = figuresOf(offer({ lines: [{ lineId: "L1", price: 9_000 }], validUntil: "2026-12-06" }), base(line()));
  expect(cheap.warnings).toEqual([
    { code: "below-cost", lineId: "L1", price: 9_000, unit: 9_999 },
    { code: "all-below-cost", missing: 9_990 },
    { code: "longer-than-ours" },
  ]);
  const given = figuresOf(offer({ margin: 1_000, discount: 2_000 }), base(line()));
  expect(given.warnings.map(({ code }) => code)).toEqual(["all-below-cost"]);
});

test("hides codes and brands wherever a name has them, and always our own name; its own name stays as it was typed", () => {
  const read = (changes: Partial<OwnOffer>, of = line()) =>
    ownName(of, offer(changes), { house: "Solvia", categoryOf: (category) => `[${category}]` });
  expect(read({})).toBe("Sole Modulo 410 P-410 nero");
  expect(read({ hidesBrands: true })).toBe("Modulo 410 P-410 nero");
  expect(read({ hidesBrands: true, hidesCodes: true })).toBe("[panels] Modulo 410 nero");
  expect(read({ hidesBrands: true }, line({ name: "SOLE Modulo Soleggiato" }))).toBe("Modulo Soleggiato");
  expect(read({}, line({ brand: "", name: "Collaudo Solvia" }))).toBe("Collaudo");
  expect(read({}, line({ brand: "Solvia", name: "Solvia" }))).toBe("[panels]");
  expect(read({ hidesCodes: true }, line({ name: "P-410" }))).toBe("[panels] Sole");
  expect(read({}, line({ lineId: deliveryLine, name: "", brand: "" }))).toBe("");
  expect(read({ lines: [{ lineId: "L1", name: "Pannello Sole" }], hidesBrands: true })).toBe("Pannello Sole");
  expect(ownCode(line(), offer())).toBe("P-410");
  expect(ownCode(line(), offer({ hidesCodes: true }))).toBe("");
  expect(ownCode(line({ lineId: deliveryLine, productCode: "x" }), offer())).toBe("");
});

const hiding = offer({ hidesBrands: true, hidesCodes: true });
const nameWords = { house: "Solvia", categoryOf: (category: string) => `[${category}]` };

test("where codes are hidden no maker's code is in a name, and what tells articles apart stays", () => {
  const wallbox = line({ brand: "ABB", productCode: "6AGC081279", name: "ABB Terra AC W7-T-0 7,4 kW" });
  expect(ownName(wallbox, hiding, nameWords)).toBe("[panels] Terra AC 7,4 kW");
  const battery = line({ name: "Batteria LUNA2000-5-S0 5kWh 4mm²", productCode: "X" });
  expect(ownName(battery, hiding, nameWords)).toBe("[panels] Batteria 5kWh 4mm²");
});

test("articles that are alike once codes are hidden are numbered, the same article with one number", () => {
  const optimizer = (lineId: string, code: string, name = `Ottimizzatore ${code}`) =>
    line({ lineId, name, productCode: code });
  const lines = [optimizer("A", "S650B"), optimizer("B", "S1200"), optimizer("C", "S650B"), optimizer("D", "S440")];
  expect([...ownNames(lines, hiding, nameWords).values()]).toEqual([
    "[panels] Ottimizzatore (1)",
    "[panels] Ottimizzatore (2)",
    "[panels] Ottimizzatore (1)",
    "[panels] Ottimizzatore (3)",
  ]);
  expect([...ownNames(lines, offer({ hidesBrands: true }), nameWords).values()]).toEqual(lines.map(({ name }) => name));
});

it("never names a hidden brand or code, and never two articles alike", () => {
  const brands = fc.constantFrom("Sole", "Huawei", "ABB", "K2");
  const codes = fc.stringMatching(/^[A-Z]{1,4}[0-9]{2,5}(-[A-Z0-9]{1,4})?$/);
  const words = fc.array(fc.constantFrom("Modulo", "nero", "7,4 kW", "410Wp", "trifase"), { maxLength: 4 });
  const articles = fc.array(fc.record({ brand: brands, productCode: codes, words, at: fc.nat(4) }), { maxLength: 6 });
  fc.assert(
    fc.property(articles, (made) => {
      const lines = made.map(({ brand, productCode, words: some, at }, index) =>
        line({
          lineId: `L${index}`,
          brand,
          productCode,
          name: [brand, ...some.slice(0, at), productCode, ...some.slice(at)].join(" "),
        }),
      );
      const names = ownNames(lines, hiding, nameWords);
      for (const { lineId, brand, productCode } of lines) {
        const told = names.get(lineId) ?? "";
        expect(told.split(" ")).not.toContain(brand);
        expect(told).not.toContain(productCode);
      }
      const articlesNamed = new Set(lines.map(({ brand, productCode, name }) => `${brand} ${productCode} ${name}`));
      expect(new Set(names.values()).size).toBe(articlesNamed.size);
    }),
  );
});

it("goes on upon another version with what was said of the lines that are still there", () => {
  const before = offer({
    margin: 700,
    lines: [
      { lineId: "L1", margin: 900 },
      { lineId: "L9", price: 5 },
    ],
  });
  expect(carriedOver(before, base(line()))).toEqual({ ...before, lines: [{ lineId: "L1", margin: 900 }] });
});

const anyLine = (lineId: string) =>
  fc
    .record({
      quantity: fc.integer({ min: 1, max: 5_000 }),
      unit: fc.integer({ min: 0, max: 1_000_000 }),
      category: fc.constantFrom(...goodsCategories),
      optional: fc.boolean(),
      margin: fc.option(fc.integer({ min: 0, max: mostMargin }), { nil: undefined }),
      price: fc.option(fc.integer({ min: 0, max: 1_000_000 }), { nil: undefined }),
    })
    .map((facts) => ({ ...facts, lineId }));

const anyOffer = fc
  .integer({ min: 0, max: 8 })
  .chain((count) =>
    fc.record({
      lines: fc.tuple(...Array.from({ length: count }, (_, at) => anyLine(`L${at}`))),
      margin: fc.integer({ min: 0, max: mostMargin }),
      discount: fc.integer({ min: 0, max: 10_000 }),
      vatRate: fc.constantFrom(...ownVatRates),
      works: fc.array(
        fc.record({
          hundredths: fc.integer({ min: 1, max: 100_000 }),
          price: fc.integer({ min: 0, max: 1_000_000 }),
          vatRate: fc.constantFrom(...ownVatRates),
        }),
        { maxLength: 5 },
      ),
    }),
  )
  .map(({ lines, works, ...said }) => ({
    base: base(...lines.map(({ margin: _m, price: _p, ...facts }) => line(facts))),
    offer: offer({
      ...said,
      lines: lines.map(({ lineId, margin, price }) => ({ lineId, margin, price })),
      works: works.map(({ hundredths, ...work }, at) => ({
        id: `W${at}`,
        name: "Posa",
        quantity: hundredths / 100,
        ...work,
      })),
    }),
  }));

it("adds up to the cent: lines less discount are the net, each rate's share of it has its VAT, and all of it is whole cents", () => {
  fc.assert(
    fc.property(anyOffer, (made) => {
      const { lines, gross, discount, net, vat, total, cost, margin } = figuresOf(made.offer, made.base);
      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(gross);
      expect(gross - discount).toBe(net);
      expect(vat.reduce((sum, { taxable }) => sum + taxable, 0)).toBe(net);
      expect(net + vat.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
      expect(lines.reduce((sum, one) => sum + one.cost, 0)).toBe(cost);
      expect([gross, discount, net, total, cost, margin].every(Number.isInteger)).toBe(true);
      expect(Math.min(discount, net, total)).toBeGreaterThanOrEqual(0);
      for (const one of lines.slice(0, lines.length - made.offer.works.length))
        expect(one.amount).toBe(one.price * one.quantity);
    }),
  );
});

it("is never below our price by margins alone, and says so wherever a price is", () => {
  fc.assert(
    fc.property(anyOffer, ({ offer: made, base: of }) => {
      const byMargin = { ...made, discount: 0, lines: made.lines.map(({ lineId, margin }) => ({ lineId, margin })) };
      const { warnings, margin: left } = figuresOf(byMargin, of);
      expect(warnings).toEqual([]);
      expect(left).toBeGreaterThanOrEqual(0);
      const { lines, warnings: told, ...sums } = figuresOf(made, of);
      const below = lines.filter(
        ({ lineId, price }) => price < (of.lines.find((one) => one.lineId === lineId)?.unit ?? 0),
      );
      expect(told.filter(({ code }) => code === "below-cost")).toHaveLength(below.length);
      expect(told.some(({ code }) => code === "all-below-cost")).toBe(sums.margin < 0);
    }),
  );
});

it("more margin is never a lower price", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.nat(mostMargin), fc.nat(mostMargin), (unit, one, other) => {
      const at = (margin: number) => ownPrice(line({ unit }), offer({ margin }));
      expect(at(Math.max(one, other))).toBeGreaterThanOrEqual(at(Math.min(one, other)));
    }),
  );
});
