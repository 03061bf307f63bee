import { expect, it } from "vitest";
import { storeDemoCatalogue } from "../../../../../tests/support/demo-catalogue.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { setPrices } from "../../pricing/index.ts";
import { importPrices } from "../import/import-prices.ts";
import { importProducts } from "../import/import-products.ts";
import { readTable } from "../import/read-table.ts";
import { productIdsOf } from "../product-codes.ts";
import { saveProduct } from "../save-product.ts";
import { saveSeries } from "../save-series.ts";
import { productTable } from "./export-products.ts";

useDatabase();
const now = new Date("2026-11-20T10:00:00Z");

const rowsOf = (name: string, bytes: Uint8Array) =>
  readTable(name, async function* () {
    yield bytes;
  });
const options = {
  dryRun: false,
  now: () => now,
  pictureOf: async () => "/favicon.svg",
  onRow: ({ row, outcome, problems }: { row: number; outcome: string; problems: readonly object[] }) => {
    if (outcome === "refused") throw new Error(`row ${row}: ${JSON.stringify(problems)}`);
  },
};
/** A text that a spreadsheet would take for a formula, one that only looks escaped, quotes, semicolons and a new line. */
const hostile = ["=1+1", "'=quoted", '-12" tubo; "zincato"', "@riga\nuna e due", "+39 06"];

async function storeHostile(): Promise<void> {
  const { id: seriesId } = await saveSeries(
    {
      name: "+Serie",
      brand: "=Marca",
      category: "others",
      typology: "connectors",
      imageUrl: "",
      imageUrlSmall: "",
      texts: {},
    },
    now,
  );
  for (const [index, name] of hostile.entries()) {
    const fields = { name, productCode: `-${index}`, weight: 20, minQuantity: 1, piecesPerPackage: 0 };
    const { id } = await saveProduct({ seriesId, fields }, now);
    const price = { productId: id, locale: "it", priceType: "public" as const };
    await setPrices([{ ...price, price: 1_234_567 + index, discount: 0.15 }], now);
  }
}

it(
  "exports the whole demonstration catalogue, imports it and exports the same bytes",
  { timeout: 300_000 },
  async () => {
    const products = (await storeDemoCatalogue(now)) + hostile.length;
    await storeHostile();
    const csv = await productTable({}, "csv", now);
    const unchanged = { created: 0, changed: 0, refused: 0, unchanged: products };
    const whole = await importProducts(rowsOf("solvia.csv", csv), options);
    expect(whole).toMatchObject({ mapping: "spec", counts: unchanged });
    expect((await importPrices(rowsOf("solvia.csv", csv), options)).counts).toEqual(unchanged);
    expect(Buffer.compare(await productTable({}, "csv", now), csv)).toBe(0);
    const xlsx = await productTable({}, "xlsx", now);
    expect((await importProducts(rowsOf("solvia.xlsx", xlsx), options)).counts).toEqual(unchanged);
    expect(Buffer.compare(await productTable({}, "csv", now), csv)).toBe(0);
  },
);

it("takes back what a spreadsheet changed, and gives the first file back when that is imported again", async () => {
  const first = await productTable({ brand: "=Marca" }, "csv", now);
  const text = Buffer.from(first).toString("utf8");
  expect(text).toContain("'=Marca");
  expect(text).toContain(";12345,67;0,15");
  const edited = Buffer.from(text.replace(";12345,67;", ";11.000,00;"));
  expect((await importPrices(rowsOf("listino.csv", edited), options)).counts).toMatchObject({ changed: 1, refused: 0 });
  expect(Buffer.compare(await productTable({ brand: "=Marca" }, "csv", now), first)).not.toBe(0);
  await importPrices(rowsOf("listino.csv", first), options);
  expect(Buffer.compare(await productTable({ brand: "=Marca" }, "csv", now), first)).toBe(0);
  expect((await productIdsOf(["-0"])).size).toBe(1);
});
