import { createReadStream, existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { documents } from "../../platform/table.ts";
import { codeKey, productIdsOf } from "../../catalogue/product-codes.ts";
import { loadProduct } from "../../catalogue/load-product.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { sheetOf, workbookOf, zipOf } from "../../../../../tests/support/zip.ts";
import { currentPrices, setPrices } from "../../pricing/index.ts";
import { saveProduct } from "../../catalogue/editing/save-product.ts";
import type { Source } from "../tables/cell.ts";
import { importTable, type ImportOptions } from "./import-table.ts";
import type { PlanRow } from "./checking/plan.ts";
import { seriesByName } from "./listings/series-of.ts";
import { undoRows, writeRows } from "./write-rows.ts";

const data = process.env["MARKET_DATA"] ?? "market-data";
const absent = !existsSync(`${data}/panels.csv`);
useDatabase();
const now = new Date("2026-11-20T10:00:00Z");

const pictureOf = async () => "/media/drawn.svg";

async function imported(open: Source, changed: Partial<ImportOptions> = {}) {
  const results: PlanRow[] = [];
  const { counts, mapping } = await importTable(open, {
    kind: "products",
    dryRun: false,
    confirmed: true,
    now: () => now,
    pictureOf,
    onRow: (result) => results.push(result),
    ...changed,
  });
  return { counts, mapping, results, refused: results.filter(({ outcome }) => outcome === "refused") };
}

const csv = (...lines: string[]) =>
  async function* () {
    yield Buffer.from(`${lines.join("\n")}\n`);
  };
const heading =
  "seriesName;brand;category;typology;productCode;name;weight;powerWatt;protectionClass;productGuarantee;currentOutput;connectorType;price.public.it";
const charger = (code: string, changed: Partial<Record<"brand" | "watt" | "price" | "typology", string>> = {}) =>
  [
    `Wallbox ${changed.brand ?? "Alfa"}`,
    changed.brand ?? "Alfa",
    "emobility",
    changed.typology ?? "monophase",
    code,
    `Wallbox ${code}`,
    "4500",
    changed.watt ?? "7400",
    "IP54",
    "2",
    "32",
    "Tipo 2",
    changed.price ?? "499,00",
  ].join(";");

it("creates, then changes nothing, then changes what the file changes, by the columns of the specification", async () => {
  expect(await imported(csv(heading, charger("SPEC-1"), charger("SPEC-2")))).toMatchObject({
    mapping: "spec",
    counts: { created: 2, changed: 0, unchanged: 0, refused: 0 },
  });
  const again = await imported(csv(heading, charger("spec-1 "), charger("SPEC-2", { price: "479,90" })));
  expect(again.counts).toMatchObject({ created: 0, changed: 2 });
  const id = (await productIdsOf(["SPEC-2"])).get("SPEC-2") ?? "";
  const { product, prices } = await loadProduct(id);
  expect(currentPrices(prices, now).map(({ price }) => price)).toEqual([47_990]);
  expect(product.fields).toMatchObject({ powerWatt: 7400, currentOutput: 32, minQuantity: 0 });
  expect((await imported(csv(heading, charger("SPEC-2", { price: "479,90" })))).counts).toMatchObject({ unchanged: 1 });
});

/** What is asked of the table while `run` runs, by the command's name, so often for each of `rows`. */
async function askedFor(rows: number, run: () => Promise<unknown>): Promise<Record<string, number>> {
  const asked: Record<string, number> = {};
  const name = "count";
  documents.middlewareStack.add(
    (next, { commandName = "" }) =>
      (input) => {
        asked[commandName] = (asked[commandName] ?? 0) + 1 / rows;
        return next(input);
      },
    { step: "initialize", name },
  );
  await run();
  documents.middlewareStack.remove(name);
  return asked;
}

it("writes new products with their prices together, in as many transactions as a hundred items to each make", async () => {
  const codes = Array.from({ length: 40 }, (_, at) => `ASKED-${at}`);
  await imported(csv(heading, charger("ASKED-FIRST")));
  const all = await askedFor(1, () => imported(csv(heading, ...codes.map((code) => charger(code)))));
  // A product is five items: 20 to a transaction, before which the series is read once; the codes, which are checked first.
  expect(all).toEqual({ BatchGetItemCommand: 1 + 1, GetItemCommand: 2 * 2, TransactWriteItemsCommand: 2 });
  const [id = ""] = (await productIdsOf(["ASKED-39"])).values();
  const { product, prices } = await loadProduct(id, { consistent: true });
  expect([product.version, product.fields.name, product.series.name, product.imageUrl]).toEqual([
    1,
    "Wallbox ASKED-39",
    "Wallbox Alfa",
    "/media/drawn.svg",
  ]);
  expect(currentPrices(prices, now).map(({ price }) => price)).toEqual([49_900]);
});

it("reads twice, asks for its series and writes twice for a product that changes with its price", async () => {
  const codes = Array.from({ length: 40 }, (_, at) => `AGAIN-${at}`);
  await imported(csv(heading, ...codes.map((code) => charger(code))));
  const changed = codes.map((code) => charger(code, { watt: "7300", price: "489,00" }));
  const all = await askedFor(codes.length, () => imported(csv(heading, ...changed)));
  const whole = Object.fromEntries(Object.entries(all).map(([command, times]) => [command, Math.round(times)]));
  // The product with its prices, when it is checked and when it is written, its series; it, then its price with what the history says of it.
  const each = { QueryCommand: 2, GetItemCommand: 1, TransactWriteItemsCommand: 2 };
  expect(whole).toEqual({ ...each, BatchGetItemCommand: 0 });
});

it("writes the others of a transaction that one row's code refuses, and tells that row alone", async () => {
  const { results } = await imported(csv(heading, ...["LATE-1", "LATE-2", "LATE-3"].map((code) => charger(code))), {
    dryRun: true,
  });
  await imported(csv(heading, charger("LATE-2", { watt: "3600" })));
  const seriesOf = seriesByName({ dryRun: false, now, pictureOf });
  const rows = await writeRows(results, { seriesOf, author: { source: "import" }, now });
  expect(rows.map(({ written }) => written)).toEqual([
    { state: "written" },
    { state: "moved", problem: "product-code-taken" },
    { state: "written" },
  ]);
  const ids = await productIdsOf(["LATE-1", "LATE-2", "LATE-3"]);
  const watts = [...ids.values()].map(async (id) => (await loadProduct(id)).product.fields.powerWatt);
  expect(await Promise.all(watts)).toEqual([7400, 3600, 7400]);
});

it("refuses a row with the field and the reason, and imports the others", async () => {
  const { refused, counts } = await imported(
    csv(
      heading,
      charger("BAD-1", { watt: "molti" }),
      charger("BAD-2", { price: "gratis" }),
      charger("SPEC-1", { brand: "Beta" }),
      charger("SPEC-3"),
      charger("BAD-3", { typology: "threephase" }),
    ),
  );
  expect(counts).toMatchObject({ created: 1, refused: 4 });
  expect(refused.map(({ row, problems }) => [row, problems[0]?.field, problems[0]?.code])).toEqual(
    expect.arrayContaining([
      [2, "powerWatt", "not-a-number"],
      [3, "price.public.it", "not-a-number"],
      [4, "productCode", "code-of-another-brand"],
      [6, "seriesName", "series-of-another-kind"],
    ]),
  );
});

it("tells all that is wrong with a row at once, a cell that can't be read among what is missing", async () => {
  const row = charger("ALL-1", { watt: "molti" }).replace(";IP54;2;", ";;;");
  const { refused } = await imported(csv(heading, row));
  expect(refused[0]?.problems.map(({ field, code }) => `${field} ${code}`).toSorted()).toEqual([
    "powerWatt not-a-number",
    "productGuarantee required",
    "protectionClass required",
  ]);
});

it("refuses a code whose digits a spreadsheet has shortened", async () => {
  const lines = [`${charger("EAN-1")};8,00123E+12`, `${charger("EAN-2")};8001234567897`, `${charger("1.23E+11")};`];
  const { results } = await imported(csv(`${heading};numberCode`, ...lines));
  expect(results.map(({ outcome, problems: [first] }) => [outcome, first?.field, first?.code])).toEqual([
    ["refused", "numberCode", "exponent"],
    ["created", undefined, undefined],
    ["refused", "productCode", "exponent"],
  ]);
});

it("warns of a minimum quantity that looks misread", async () => {
  const read = (minimum: string) => imported(csv(`${heading};minQuantity`, `${charger("MIN-1")};${minimum}`));
  expect((await read("1")).results[0]?.warnings).toEqual([]);
  expect((await read("5000")).results[0]?.warnings).toMatchObject([
    { field: "minQuantity", code: "minimum-tenfold", value: "5000", params: { before: 1, after: 5000 } },
  ]);
});

it("refuses an EAN whose check digit tells that a digit was lost", async () => {
  const sheet = sheetOf([
    [...heading.split(";"), "EAN"],
    [...charger("EAN-3").split(";"), 8.00123e12],
    [...charger("EAN-4").split(";"), 8001230000008],
    [...charger("EAN-5").split(";"), "A-8001230000000"],
  ]);
  const bytes = zipOf(workbookOf(sheet));
  const { results } = await imported(async function* () {
    yield bytes;
  });
  expect(results.map(({ outcome, problems: [first] }) => [outcome, first?.field, first?.code, first?.value])).toEqual([
    ["refused", "numberCode", "check-digit", "8001230000000"],
    ["created", undefined, undefined, undefined],
    ["created", undefined, undefined, undefined],
  ]);
});

describe("a column in percent", () => {
  const panels =
    "Serie;Marca;Categoria;Tipologia;Codice;Nome;Peso (kg);Potenza (W);Numero di celle;Tecnologia;Coefficiente di temperatura;Garanzia prodotto;Garanzia di resa;Efficienza";
  const panel = (code: string, efficiency: string) =>
    `Sole;Sole;Pannelli;Full black;${code};Modulo;20,5;450;108;N-type half cut;-0,29;25;30;${efficiency}`;
  const read = async (...lines: string[]) => {
    const results: PlanRow[] = [];
    const options = { kind: "products", dryRun: true, now: () => now, pictureOf } as const;
    const { questions } = await importTable(csv(panels, ...lines), { ...options, onRow: (row) => results.push(row) });
    const efficiency = ({ write }: PlanRow) => write?.product?.fields.efficiency;
    return { questions, results: results.map((row) => row.problems[0] ?? efficiency(row)) };
  };

  it("asks whether numbers up to 1 are percent or a share", async () => {
    expect((await read(panel("EFF-1", "0,226"))).questions).toEqual([
      { code: "discount", column: 13, sample: "0,226" },
    ]);
  });

  it("refuses the row that could be either where others are percent", async () => {
    const { questions, results } = await read(panel("EFF-1", "22,5%"), panel("EFF-2", "0,226"), panel("EFF-3", "22,7"));
    expect(questions).toEqual([]);
    expect(results).toMatchObject([
      22.5,
      { field: "efficiency", code: "two-meanings", allowed: { is: "figure", values: [0.226, 22.6], unit: "%" } },
      22.7,
    ]);
  });
});

it("writes nothing in a dry run", async () => {
  expect((await imported(csv(heading, charger("DRY-1")), { dryRun: true })).counts).toMatchObject({ created: 1 });
  expect((await productIdsOf(["DRY-1"])).size).toBe(0);
});

it("knows no file whose columns are foreign to it", async () => {
  await expect(imported(csv("colour"))).rejects.toMatchObject({ code: "unknown-columns" });
  await expect(imported(csv("colour;taste", "red;sweet"), { mapping: "panels" })).rejects.toMatchObject({
    code: "unknown-columns",
  });
});

describe.skipIf(absent)("the real files (skipped where the data folder is absent)", () => {
  it(
    "loads the real batteries or says what each lacks, and a second time changes nothing",
    { timeout: 60_000 },
    async () => {
      const read = () => createReadStream(`${data}/batteries.csv`);
      const first = await imported(read);
      expect(first.results).toHaveLength(637);
      expect(first.refused.every(({ problems }) => problems.length > 0)).toBe(true);
      const reasons = new Set(first.refused.map(({ problems }) => `${problems[0]?.field} ${problems[0]?.code}`));
      expect([...reasons].toSorted()).toEqual(["productCode too-big", "technology required", "tension required"]);
      const second = await imported(read);
      expect(second.counts).toEqual({ ...first.counts, created: 0, unchanged: first.counts.created });
    },
  );

  it.each([
    ["panels", 4592, { "productCode code-twice": 92, "productCode too-big": 7 }],
    ["inverters", 1488, { "productCode code-twice": 122, "productCode too-big": 16, "efficiency too-big": 5 }],
    ["batteries", 637, { "tension required": 384, "productCode too-big": 99, "technology required": 4 }],
  ] as const)(
    "judges the real %s row by row, and takes none whose code stands twice",
    { timeout: 60_000 },
    async (file, rows, reasons) => {
      const { counts, results, refused } = await imported(() => createReadStream(`${data}/${file}.csv`), {
        dryRun: true,
      });
      expect(results).toHaveLength(rows);
      const codes = results
        .filter(({ outcome }) => outcome !== "refused")
        .map(({ productCode }) => codeKey(productCode));
      expect(new Set(codes).size).toBe(rows - counts.refused);
      const found = refused.map(({ problems: [first] }) => `${first?.field} ${first?.code}`);
      const counted = Object.entries(Object.groupBy(found, (reason) => reason)).map(([reason, all = []]) => [
        reason,
        all.length,
      ]);
      expect(Object.fromEntries(counted)).toEqual(reasons);
    },
  );
});

describe("a table with columns of its own", () => {
  const heading =
    "Serie;Marca;Categoria;Tipologia;Cod. articolo;Descrizione;Potenza;Peso;Garanzia;Grado di protezione;currentOutput;connectorType;Prezzo";
  const said = { said: { priceType: "public" as const } };
  const row = (weight: string, price = "1.234,50 €") =>
    `Colonnine Gamma;Gamma;E-mobility;Trifase;GAM-1;Colonnina;22 kW;${weight};2 anni;IP54;32;Tipo 2;${price}`;

  it("is read with its units, words and signs, and asks for the unit that nothing tells", async () => {
    const { results } = await imported(csv(heading, row("21,5 kg")), said);
    expect(results.map(({ outcome, problems }) => [outcome, problems])).toEqual([["created", []]]);
    const [{ write }] = results as [PlanRow];
    expect(write?.product?.fields).toMatchObject({ powerWatt: 22_000, weight: 21_500, productGuarantee: 2 });
    expect(write?.prices).toMatchObject([{ key: { priceType: "public", locale: "it" }, set: { price: 123_450 } }]);
    const rows: PlanRow[] = [];
    const asked = await importTable(csv(heading, row("21,5")), {
      kind: "products",
      dryRun: true,
      now: () => now,
      pictureOf,
      onRow: (result) => rows.push(result),
      ...said,
    });
    expect(asked.questions).toEqual([{ code: "unit", column: 7, sample: "21,5" }]);
    expect(rows).toEqual([]);
  });

  it("shows what each field is and what it becomes, and leaves alone what was changed between check and import", async () => {
    const first = await imported(csv(heading, row("21,5 kg")), said);
    expect(first.counts).toMatchObject({ unchanged: 1 });
    const checked = await imported(csv(heading, row("22 kg", "1.300,00")), { ...said, dryRun: true });
    expect(checked.results[0]?.changes).toEqual([
      { field: "weight", before: 21_500, after: 22_000 },
      { field: "price.public.it", before: { price: 123_450, discount: 0 }, after: { price: 130_000, discount: 0 } },
    ]);
    const id = (await productIdsOf(["GAM-1"])).get("GAM-1") ?? "";
    const { product } = await loadProduct(id, { consistent: true });
    const fields = { ...product.fields, name: "Colonnina da parete" };
    await saveProduct({ id, seriesId: product.seriesId, fields, version: product.version }, now);
    const options = {
      seriesOf: seriesByName({ dryRun: false, now, pictureOf }),
      author: { source: "import" as const },
      now,
    };
    const [moved] = await writeRows(checked.results, options);
    expect(moved?.written).toEqual({ state: "moved" });
    expect((await loadProduct(id, { consistent: true })).product.fields).toMatchObject({ weight: 21_500 });
  });

  it("is taken back as a whole: what was made is gone, what was changed is as before, what was changed since stays", async () => {
    const made = row("5 kg").replace("GAM-1", "GAM-2");
    const { results } = await imported(csv(heading, row("23 kg", "1.111,00"), made), said);
    expect(results.map(({ outcome }) => outcome)).toEqual(["changed", "created"]);
    const undone = await undoRows(results, { author: { source: "undo" }, now });
    expect(undone.map(({ written }) => written?.state)).toEqual(["undone", "undone"]);
    const ids = await productIdsOf(["GAM-1", "GAM-2"]);
    expect([...ids.keys()]).toEqual(["GAM-1"]);
    const { product, prices } = await loadProduct(ids.get("GAM-1") ?? "", { consistent: true });
    expect(product.fields.weight).toBe(21_500);
    expect(currentPrices(prices, now).map(({ price }) => price)).toEqual([123_450]);

    const again = await imported(csv(heading, row("24 kg", "1.222,00")), said);
    await setPrices([{ productId: product.id, locale: "it", priceType: "public", price: 77_700, discount: 0 }], now);
    const [kept] = await undoRows(again.results, { author: { source: "undo" }, now });
    expect(kept?.written).toEqual({ state: "kept", problem: "changed-since" });
    expect((await loadProduct(product.id, { consistent: true })).product.fields.weight).toBe(24_000);
  });

  it("tells the rows of a code that stands twice, and takes neither", async () => {
    const twice = row("5 kg").replace("GAM-1", "GAM-9");
    const { results } = await imported(csv(heading, twice, row("21,5 kg"), twice.replace("5 kg", "6 kg")), said);
    expect(results.map(({ outcome, problems: [first] }) => [outcome, first?.code, first?.params])).toEqual([
      ["refused", "code-twice", { rows: "2, 4" }],
      ["changed", undefined, undefined],
      ["refused", "code-twice", { rows: "2, 4" }],
    ]);
    expect((await productIdsOf(["GAM-9"])).size).toBe(0);
  });
});
