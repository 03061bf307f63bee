import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { changePrices, currentPrices, priceHistoryOf } from "../../pricing/index.ts";
import { loadProduct } from "../../catalogue/load-product.ts";
import { saveProduct } from "../../catalogue/editing/save-product.ts";
import { saveSeries } from "../../catalogue/series/save-series.ts";
import { importTable, type ImportOptions } from "./import-table.ts";
import type { PlanRow } from "./checking/plan.ts";
import { undoRows } from "./write-rows.ts";

useDatabase();
const now = new Date("2026-11-20T10:00:00Z");
let id: string;

beforeAll(async () => {
  const series = { name: "MC4", brand: "Stäubli", category: "others", typology: "connectors" } as const;
  const { id: seriesId } = await saveSeries({ ...series, imageUrl: "", imageUrlSmall: "", texts: {} }, now);
  const fields = { name: "Connettore", productCode: "MC4-à", weight: 20, minQuantity: 1, piecesPerPackage: 0 };
  ({ id } = await saveProduct({ seriesId, fields }, now));
  for (const productCode of ["A1", "A2", "A3"])
    await saveProduct({ seriesId, fields: { ...fields, productCode } }, now);
});

const author = { userId: "U", source: "import" as const };

async function rowsOf(text: string, options: Partial<ImportOptions> = {}, encoding: "utf8" | "latin1" = "utf8") {
  const rows: PlanRow[] = [];
  const imported = await importTable(
    async function* () {
      yield Buffer.from(text, encoding);
    },
    {
      kind: "prices",
      dryRun: false,
      confirmed: true,
      author,
      now: () => now,
      pictureOf: async () => "",
      onRow: (row) => rows.push(row),
      ...options,
    },
  );
  return { ...imported, rows };
}
async function imported(text: string, dryRun = false, encoding: "utf8" | "latin1" = "utf8") {
  const { rows } = await rowsOf(text, { dryRun }, encoding);
  return rows.map(({ outcome, problems: [first] }) => (first ? `${outcome}: ${first.field} ${first.code}` : outcome));
}
const pricesAt = async (at: string, productId = id) =>
  currentPrices((await loadProduct(productId)).prices, new Date(at)).map(
    ({ priceType, locale, price, discount }) => `${priceType}.${locale} ${price} ${discount}`,
  );

it("checks first, then writes, then changes nothing: prices in columns, Italian decimals, Windows-1252", async () => {
  const list = "productCode;price.public.it;discount.public.it;price.high.de\r\nmc4-à;1.234,50;0,1;20\r\n";
  expect(await imported(list, true, "latin1")).toEqual(["created"]);
  expect(await pricesAt("2026-11-20T10:00:00Z")).toEqual([]);
  expect(await imported(list, false, "latin1")).toEqual(["created"]);
  expect(await pricesAt("2026-11-20T10:00:00Z")).toEqual(["high.de 2000 0", "public.it 123450 0.1"]);
  expect(await imported(`\ufeff${list}`)).toEqual(["unchanged"]);
  const { items } = await priceHistoryOf(id, { limit: 10 });
  expect(items).toMatchObject([{ userId: "U", source: "import", changes: [{}, {}] }]);
});

it("reads one price to a row with the days on which it is valid, in Italian headings and words", async () => {
  const list =
    "Codice prodotto;Tipo;Paese;Prezzo;Sconto %;Valido dal;Valido al\nMC4-à;Piattaforma;Italia;900,00 EUR;20%;1/12/26;08.12.2026\n";
  expect(await imported(list)).toEqual(["changed"]);
  expect(await imported(list)).toEqual(["unchanged"]);
  expect(await pricesAt("2026-12-05T10:00:00Z")).toContain("public.it 90000 0.2");
  expect(await pricesAt("2026-12-09T10:00:00Z")).toContain("public.it 123450 0.1");
});

it("refuses a row with its heading, the value, the reason and what is allowed, and imports the others", async () => {
  const list = [
    "Codice;Tipo;Paese;Prezzo;Sconto %;Valido dal;Valido al",
    "NOT-THERE;public;it;10;;;",
    ";public;it;10;;;",
    "MC4-à;cheap;it;10;;;",
    "MC4-à;public;Utopia;10;;;",
    "MC4-à;public;it;gratis;;;",
    "MC4-à;public;it;10;200;;",
    "MC4-à;public;it;10;;31/02/2027;",
    "MC4-à;public;it;10;;12/31/26;",
    "MC4-à;public;it;10;;46357;",
    "MC4-à;public;it;10;;2026-11-01;",
    "MC4-à;public;it;10 USD;;;",
    "MC4-à;reserved;Österreich;10;;;",
  ].join("\n");
  const { rows } = await rowsOf(list);
  expect(rows.map(({ problems: [first] }) => first && [first.heading, first.value, first.code])).toEqual([
    ["Codice", "NOT-THERE", "unknown-code"],
    ["Codice", "", "required"],
    ["Tipo", "cheap", "not-allowed"],
    ["Paese", "Utopia", "not-allowed"],
    ["Prezzo", "gratis", "not-a-number"],
    ["Sconto %", "200", "too-big"],
    ["Valido dal", "31/02/2027", "no-such-day"],
    ["Valido dal", "12/31/26", "month-first"],
    ["Valido dal", "46357", "date-serial"],
    ["Valido dal", "2026-11-01", "in-the-past"],
    ["Prezzo", "10 USD", "other-currency"],
    undefined,
  ]);
  expect(rows.map(({ problems: [first] }) => first?.allowed)).toMatchObject({
    2: { is: "codes", of: "priceType", values: expect.arrayContaining(["public"]) },
    3: { is: "codes", of: "locale", values: expect.arrayContaining(["it"]) },
    5: { is: "limits", of: "percent", minimum: 0, maximum: 10_000 },
    7: { is: "days", values: ["2026-12-31"] },
    8: { is: "days", values: ["2026-12-01"] },
    10: { is: "text", text: "€" },
  });
  expect(rows[0]?.cells).toEqual(["NOT-THERE", "public", "it", "10", "", "", ""]);
  expect(await pricesAt("2026-11-20T10:00:00Z")).toContain("reserved.at 1000 0");
});

it("knows no file whose columns are foreign to it", async () => {
  await expect(imported("colour;taste\nred;sweet")).resolves.toEqual([]);
  expect((await rowsOf("colour;taste\nred;sweet")).questions.map(({ code }) => code)).toEqual([
    "product-code",
    "price",
  ]);
  await expect(imported("")).rejects.toThrow("unknown-columns");
});

describe("what stands twice in a file", () => {
  it("is told at both rows and not written, whichever comes last", async () => {
    const list = "productCode;price.public.it\nA1;10\nA2;20\na1 ;30\n";
    const { rows } = await rowsOf(list);
    expect(rows.map(({ outcome }) => outcome)).toEqual(["refused", "created", "refused"]);
    expect(rows[0]?.problems).toEqual([expect.objectContaining({ code: "code-twice", params: { rows: "2, 4" } })]);
    expect(await imported(list)).toEqual([
      "refused: productCode code-twice",
      "unchanged",
      "refused: productCode code-twice",
    ]);
  });

  it("is no price for other days, nor one of another type, however often it comes", async () => {
    const list = [
      "productCode;priceType;locale;price;discount;validFrom;validTo",
      "A3;public;it;10;;;",
      "A3;public;it;8;;2026-12-01;2026-12-31",
      "A3;public;it;9;;2027-01-01;2027-01-31",
      "A3;high;it;12;;;",
    ].join("\n");
    expect(await imported(list, true)).toEqual(["created", "changed", "changed", "created"]);
    expect(await imported(list)).toEqual(["created", "changed", "changed", "created"]);
    expect(await imported(list)).toEqual(["unchanged", "unchanged", "unchanged", "unchanged"]);
    const overlapping = `${list}\nA3;public;it;7;;2026-12-24;2027-01-06`;
    expect((await imported(overlapping)).filter((said) => said.endsWith("code-twice"))).toHaveLength(3);
  });
});

describe("a column with numbers that nothing is made of", () => {
  const list = (heading: string, cell: string) =>
    `Codice;Tipo;Paese;Prezzo;${heading}\nA1;Piattaforma;Italia;80,00;${cell}\n`;

  it.each(["Sc. %", "Sc.", "Sconto 1", "% sconto"])("is the discount by the name %s", async (name) => {
    const { rows, leftOut } = await rowsOf(list(name, "15"), { dryRun: true });
    expect([rows[0]?.changes[0]?.after, leftOut]).toEqual([{ price: 8_000, discount: 0.15 }, []]);
  });

  it.each([
    ["Ribasso", "15"],
    ["Extra", "5%"],
    ["Trasporto", "€ 12,50"],
  ])("is told by its name: %s", async (name, cell) => {
    expect((await rowsOf(list(name, cell), { dryRun: true })).leftOut).toEqual([name]);
  });

  it.each([
    ["Barcode", "8001234567897"],
    ["Nota", "2 pezzi al metro"],
    ["Colore", ""],
  ])("is none that costs nothing: %s", async (name, cell) => {
    expect((await rowsOf(list(name, cell), { dryRun: true })).leftOut).toEqual([]);
  });
});

describe("list price, discount and net price", () => {
  const options = { said: { priceType: "reserved" as const }, dryRun: true };
  const list = (...lines: string[]) => ["Cod. articolo;Descrizione;Listino €;Sconto %;Netto €", ...lines].join("\n");

  it("are read where they agree, and refused where they don't", async () => {
    const { rows } = await rowsOf(list("A1;Uno;100,00;35;65,00", "A2;Due;89,90;35;58,00", "A3;Tre;;;12,50"), options);
    expect(rows.map(({ outcome }) => outcome)).toEqual(["created", "refused", "created"]);
    expect(rows[0]?.changes).toEqual([{ field: "price.reserved.it", after: { price: 10_000, discount: 0.35 } }]);
    expect(rows[1]?.problems).toEqual([
      expect.objectContaining({
        heading: "Netto €",
        value: "58,00",
        code: "net-disagrees",
        allowed: { is: "euro", values: [5844] },
      }),
    ]);
    expect(rows[2]?.changes).toEqual([{ field: "price.reserved.it", after: { price: 1_250, discount: 0 } }]);
  });

  it("tell the discount only where it is a whole percentage", async () => {
    const { rows } = await rowsOf(list("A1;Uno;100,00;;65,00", "A2;Due;100,00;;64,90"), options);
    expect(rows.map(({ problems: [first] }) => first?.code)).toEqual([undefined, "net-without-discount"]);
    expect(rows[0]?.changes[0]?.after).toEqual({ price: 10_000, discount: 0.35 });
  });

  it.each(["12,5 %", "12,5\u00a0%", "12,5%", "12,5"])("keep the net price of a discount of %s", async (discount) => {
    const { rows } = await rowsOf(list(`A1;Uno;100,00;${discount};`, `A2;Due;100,00;${discount};87,50`), options);
    const after = { price: 8_750, discount: 0, listed: { price: 10_000, discount: 0.125 } };
    expect(rows.map(({ problems, changes: [first] }) => [problems, first?.after])).toEqual([
      [[], after],
      [[], after],
    ]);
    expect(rows[0]?.write?.prices[0]?.set).toEqual({ price: 8_750, discount: 0 });
  });

  it("ask for the type of price where nothing tells it", async () => {
    const { questions, rows } = await rowsOf(list("A1;Uno;100,00;35;65,00"), { dryRun: true });
    expect([questions, rows]).toEqual([[{ code: "price-type" }], []]);
  });
});

describe("the guards of a list", () => {
  const warned = async (text: string, kind: "prices" | "products" = "prices") => {
    const { rows } = await rowsOf(text, { dryRun: true, kind });
    return rows.map(({ warnings }) => warnings.map(({ field, code, params }) => [field, code, params]));
  };
  const below = { after: 900, supplier: 1000 };
  const above = { after: 1000, selling: 900 };

  it("measure a first price by the supplier's of the same row, whichever stands first", async () => {
    expect(await warned("productCode;price.supplier.fr;price.public.fr\nA1;10;9\n")).toEqual([
      [
        ["price.supplier.fr", "supplier-above-price", above],
        ["price.public.fr", "price-below-supplier", below],
      ],
    ]);
    expect(await warned("productCode;price.public.fr;price.supplier.fr\nA1;11;10\n")).toEqual([[]]);
  });

  it("measure a price by the supplier's of a row before, and by Italy's where the shop has none", async () => {
    const list = (price: string) =>
      `productCode;priceType;locale;price\nA2;supplier;it;10\nA2;public;es;${price}\nA2;high;it;11\n`;
    expect(await warned(list("9"))).toEqual([[], [["price.public.es", "price-below-supplier", below]], []]);
    expect(await warned(list("10"))).toEqual([[], [], []]);
  });

  it("are there for a product that the file makes", async () => {
    const list = [
      "seriesName;brand;category;typology;productCode;name;weight;price.supplier.it;price.public.it",
      "MC4;Stäubli;others;connectors;NEW-1;Connettore nuovo;20;10,00;9,00",
      "MC4;Stäubli;others;connectors;NEW-2;Connettore nuovo;20;10,00;12,00",
    ].join("\n");
    expect(await warned(list, "products")).toEqual([
      [
        ["price.supplier.it", "supplier-above-price", above],
        ["price.public.it", "price-below-supplier", below],
      ],
      [],
    ]);
  });
});

describe("an undo", () => {
  let product: string;
  beforeEach(async () => {
    const { rows } = await rowsOf("productCode;price.premium.it\nA1;1\n", { dryRun: true });
    product = rows[0]!.write!.productId;
    const key = { productId: product, locale: "it", priceType: "premium" as const };
    await changePrices([{ key, set: { price: 5_000, discount: 0.1 } }], { source: "grid" }, now);
  });
  const later = new Date("2026-11-20T12:00:00Z");

  it("brings back what was before, days to come included, and may be repeated", async () => {
    const list = [
      "productCode;priceType;locale;price;validFrom;validTo",
      "A1;premium;it;40,00;;",
      "A1;premium;it;30,00;2026-12-01;2026-12-31",
      "A1;premium_plus;fr;-;;",
      "A1;premium_plus;de;7;;",
    ].join("\n");
    const { rows } = await rowsOf(list);
    expect(rows.map(({ outcome }) => outcome)).toEqual(["changed", "changed", "unchanged", "created"]);
    expect(await pricesAt("2026-12-05T10:00:00Z", product)).toEqual(expect.arrayContaining(["premium.it 3000 0"]));
    const undone = await undoRows(rows, { author, now: later });
    expect(undone.map(({ written }) => written?.state)).toEqual(["undone", "undone", undefined, "undone"]);
    for (const at of ["2026-11-20T13:00:00Z", "2026-12-05T10:00:00Z"]) {
      const prices = await pricesAt(at, product);
      expect(prices).toContain("premium.it 5000 0.1");
      expect(prices.some((price) => price.startsWith("premium_plus.de"))).toBe(false);
    }
    expect((await undoRows(rows, { author, now: later })).map(({ written }) => written?.state)).toEqual(
      undone.map(({ written }) => written?.state),
    );
  });

  it("keeps what somebody has set since, and ends prices only where it was said", async () => {
    const { rows } = await rowsOf("productCode;price.premium.it\nA1;-\n");
    expect(rows.map(({ outcome, changes }) => [outcome, changes[0]])).toEqual([
      ["ending", { field: "price.premium.it", before: { price: 5_000, discount: 0.1 } }],
    ]);
    expect((await pricesAt("2026-11-20T11:00:00Z", product)).some((price) => price.startsWith("premium.it"))).toBe(
      false,
    );
    const key = { productId: product, locale: "it", priceType: "premium" as const };
    await changePrices([{ key, set: { price: 4_242, discount: 0 } }], { source: "grid" }, later);
    const [kept] = await undoRows(rows, { author, now: later });
    expect(kept?.written).toEqual({ state: "kept", problem: "changed-since" });
    expect(await pricesAt("2026-11-20T13:00:00Z", product)).toContain("premium.it 4242 0");
  });
});
