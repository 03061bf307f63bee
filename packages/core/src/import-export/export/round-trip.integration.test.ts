import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { storeDemoCatalogue } from "../../../../../tests/support/demo-catalogue.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { changePrices, priceAt, priceId, readSlots, setPrices, validity } from "../../pricing/index.ts";
import { importTable } from "../import/import-table.ts";
import { productIdsOf } from "../../catalogue/product-codes.ts";
import { saveProduct } from "../../catalogue/editing/save-product.ts";
import { saveSeries } from "../../catalogue/series/save-series.ts";
import type { ExportJob } from "./export-job.ts";
import { writeTable } from "./run-export.ts";

useDatabase();
const now = new Date("2026-11-20T10:00:00Z");

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "round-trip-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

type Wish = Pick<ExportJob, "brand"> & Partial<Pick<ExportJob, "kind" | "format">>;
const exported = async ({ kind = "products", format = "csv", ...filters }: Wish = {}, at = now) =>
  readFile(await writeTable({ kind, format, ...filters }, { folder, now: at }));

const imported = (kind: "products" | "prices", bytes: Uint8Array) =>
  importTable(
    async function* () {
      yield bytes;
    },
    {
      kind,
      dryRun: false,
      confirmed: true,
      now: () => now,
      pictureOf: async () => "/favicon.svg",
      onRow: ({ row, outcome, problems, written }) => {
        const isRefused = outcome === "refused" || (written && written.state !== "written");
        if (isRefused) throw new Error(`row ${row}: ${JSON.stringify([problems, written])}`);
      },
    },
  );
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
    const csv = await exported();
    const unchanged = { created: 0, changed: 0, ending: 0, refused: 0, title: 0, unchanged: products };
    const whole = await imported("products", csv);
    expect(whole).toMatchObject({ mapping: "spec", counts: unchanged });
    expect((await imported("prices", csv)).counts).toEqual(unchanged);
    expect(Buffer.compare(await exported(), csv)).toBe(0);
    const xlsx = await exported({ format: "xlsx" });
    expect((await imported("products", xlsx)).counts).toEqual(unchanged);
    expect(Buffer.compare(await exported(), csv)).toBe(0);
  },
);

it("takes back what a spreadsheet changed, and gives the first file back when that is imported again", async () => {
  const first = await exported({ brand: "=Marca" });
  const text = Buffer.from(first).toString("utf8");
  expect(text).toContain("'=Marca");
  expect(text).toContain(";12345,67;0,15");
  const edited = Buffer.from(text.replace(";12345,67;", ";11.000,00;"));
  expect((await imported("prices", edited)).counts).toMatchObject({ changed: 1, refused: 0 });
  expect(Buffer.compare(await exported({ brand: "=Marca" }), first)).not.toBe(0);
  await imported("prices", first);
  expect(Buffer.compare(await exported({ brand: "=Marca" }), first)).toBe(0);
  expect((await productIdsOf(["-0"])).size).toBe(1);
});

const day = (date: string) => new Date(`${date}T11:00:00Z`);

/** Today's price, one for December alone that covers it, and one from spring on; of another type an offer till Sunday. */
async function plan(): Promise<void> {
  const id = (await productIdsOf(["-1"])).get("-1")!;
  const slot = (priceType: "public" | "high") => ({ productId: id, locale: "it", priceType });
  const wish = (priceType: "public" | "high", price: number, days: object, discount = 0) => ({
    key: slot(priceType),
    set: { price, discount, ...validity(days, now) },
  });
  await changePrices(
    [
      wish("public", 9_900, { validFrom: "2026-12-01", validTo: "2026-12-31" }, 0.1),
      wish("public", 12_000, { validFrom: "2027-03-21" }),
      wish("high", 13_500, { validTo: "2026-11-22" }),
    ],
    { source: "grid" },
    now,
  );
}

it("exports the prices that will count with their days; the import takes them back unchanged", async () => {
  await plan();
  const list = await exported({ kind: "prices", brand: "=Marca" });
  const rows = Buffer.from(list).toString("utf8").split("\r\n");
  expect(rows.filter((row) => row.startsWith("'-1;")).map((row) => row.split(";").slice(2).join(";"))).toEqual([
    "high;it;135,00;;;2026-11-22",
    "public;it;12345,68;0,15;;2026-11-30",
    "public;it;99,00;0,1;2026-12-01;2026-12-31",
    "public;it;12345,68;0,15;2027-01-01;2027-03-20",
    "public;it;120,00;;2027-03-21;",
  ]);
  const again = await imported("prices", list);
  expect(again.counts).toEqual({ created: 0, changed: 0, ending: 0, refused: 0, title: 0, unchanged: rows.length - 2 });
  expect(Buffer.compare(await exported({ kind: "prices", brand: "=Marca" }), list)).toBe(0);
  const workbook = await exported({ kind: "prices", brand: "=Marca", format: "xlsx" });
  expect((await imported("prices", workbook)).counts).toEqual(again.counts);
});

it("rebuilds the same prices from day to day where they were lost", async () => {
  const list = await exported({ kind: "prices", brand: "=Marca" });
  const id = (await productIdsOf(["-1"])).get("-1")!;
  const key = { productId: id, locale: "it", priceType: "public" as const };
  const stored = (await readSlots([key])).get(priceId(key))!;
  await changePrices(
    stored.periods.map((period) => ({ key, end: period.id })),
    { source: "grid" },
    now,
  );
  await imported("prices", list);
  expect(Buffer.compare(await exported({ kind: "prices", brand: "=Marca" }), list)).toBe(0);
  const slot = (await readSlots([key])).get(priceId(key))!;
  const priceOn = (date: string) => priceAt(slot, day(date))?.price;
  expect(["2026-11-30", "2026-12-15", "2027-02-01", "2027-04-01"].map(priceOn)).toEqual([
    1_234_568, 9_900, 1_234_568, 12_000,
  ]);
});
