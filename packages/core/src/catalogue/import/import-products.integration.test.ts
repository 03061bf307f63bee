import { createReadStream, existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { productIdsOf } from "../product-codes.ts";
import { loadProduct } from "../load-product.ts";
import { importProducts, type ImportOptions } from "./import-products.ts";
import type { RowResult } from "./apply-row.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { currentPrices } from "../../pricing/index.ts";
import { readCsv } from "./read-table.ts";

const data = process.env["MARKET_DATA"] ?? "market-data";
const absent = !existsSync(`${data}/panels.csv`);
useDatabase();
const now = new Date("2026-11-20T10:00:00Z");

async function imported(rows: ReturnType<typeof readCsv>, changed: Partial<ImportOptions> = {}) {
  const results: (RowResult & { row: number })[] = [];
  const { counts, mapping } = await importProducts(rows, {
    dryRun: false,
    now: () => now,
    pictureOf: async () => "/media/drawn.svg",
    onRow: (result) => results.push(result),
    ...changed,
  });
  return { counts, mapping, results, refused: results.filter(({ outcome }) => outcome === "refused") };
}

const csv = (...lines: string[]) =>
  readCsv(async function* () {
    yield Buffer.from(`${lines.join("\n")}\n`);
  });
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

it("refuses a row with the field and the reason, and imports the others", async () => {
  const { refused, counts } = await imported(
    csv(
      heading,
      charger("BAD-1", { watt: "molti" }),
      charger("BAD-2", { price: "gratis" }),
      charger("SPEC-3", { brand: "Beta" }),
      charger("SPEC-3"),
      charger("BAD-3", { typology: "threephase" }),
    ),
  );
  expect(counts).toMatchObject({ created: 1, refused: 4 });
  expect(refused.map(({ row, problems }) => [row, problems[0]?.field, problems[0]?.code])).toEqual(
    expect.arrayContaining([
      [2, "powerWatt", "invalid-type"],
      [3, "price.public.it", "invalid-format"],
      [5, "productCode", "code-of-another-brand"],
      [6, "seriesName", "series-of-another-kind"],
    ]),
  );
});

it("writes nothing in a dry run", async () => {
  expect((await imported(csv(heading, charger("DRY-1")), { dryRun: true })).counts).toMatchObject({ created: 1 });
  expect((await productIdsOf(["DRY-1"])).size).toBe(0);
});

it("knows no file whose columns are foreign to it", async () => {
  await expect(imported(csv("colour;taste", "red;sweet"))).rejects.toMatchObject({ code: "unknown-columns" });
});

describe.skipIf(absent)("the real files (skipped where the data folder is absent)", () => {
  it(
    "loads the real batteries or says what each lacks, and a second time changes nothing",
    { timeout: 60_000 },
    async () => {
      const read = () => readCsv(() => createReadStream(`${data}/batteries.csv`));
      const first = await imported(read());
      expect(first.results).toHaveLength(637);
      expect(first.refused.every(({ problems }) => problems.length > 0)).toBe(true);
      const reasons = new Set(first.refused.map(({ problems }) => `${problems[0]?.field} ${problems[0]?.code}`));
      expect([...reasons].toSorted()).toEqual(["productCode too-big", "technology required", "tension required"]);
      const second = await imported(read());
      expect(second.counts).toEqual({ ...first.counts, created: 0, unchanged: first.counts.created });
    },
  );

  it("judges the real panels and inverters row by row", { timeout: 60_000 }, async () => {
    for (const [file, rows, fewest] of [
      ["panels", 4592, 4500],
      ["inverters", 1488, 1400],
    ] as const) {
      const { counts, results, refused } = await imported(
        readCsv(() => createReadStream(`${data}/${file}.csv`)),
        { dryRun: true },
      );
      expect(results).toHaveLength(rows);
      expect(counts.created).toBeGreaterThan(fewest);
      expect(
        refused.every(({ problems: [first] }) => ["too-big", "code-of-another-brand"].includes(first?.code ?? "")),
      ).toBe(true);
    }
  });
});
