import { beforeAll, expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { currentPrices, priceHistoryOf } from "../../pricing/index.ts";
import { loadProduct } from "../load-product.ts";
import { saveProduct } from "../save-product.ts";
import { saveSeries } from "../save-series.ts";
import type { RowResult } from "./apply-row.ts";
import { importPrices } from "./import-prices.ts";
import { readCsv } from "./read-table.ts";

useDatabase();
const now = new Date("2026-11-20T10:00:00Z");
let id: string;

beforeAll(async () => {
  const series = { name: "MC4", brand: "Stäubli", category: "others", typology: "connectors" } as const;
  const { id: seriesId } = await saveSeries({ ...series, imageUrl: "", imageUrlSmall: "", texts: {} }, now);
  const fields = { name: "Connettore", productCode: "MC4-à", weight: 20, minQuantity: 1, piecesPerPackage: 0 };
  ({ id } = await saveProduct({ seriesId, fields }, now));
});

async function imported(text: string, dryRun = false, encoding: "utf8" | "latin1" = "utf8") {
  const results: (RowResult & { row: number })[] = [];
  const rows = readCsv(async function* () {
    yield Buffer.from(text, encoding);
  });
  const author = { userId: "U", source: "import" as const };
  await importPrices(rows, { dryRun, author, now: () => now, onRow: (result) => results.push(result) });
  return results
    .toSorted((a, b) => a.row - b.row)
    .map(({ outcome, problems: [first] }) => (first ? `${outcome}: ${first.field} ${first.code}` : outcome));
}
const pricesAt = async (at: string) =>
  currentPrices((await loadProduct(id)).prices, new Date(at)).map(
    ({ priceType, locale, price, discount }) => `${priceType}.${locale} ${price} ${discount}`,
  );

it("judges first, then writes, then changes nothing: prices in columns, Italian decimals, Windows-1252", async () => {
  const list = "productCode;price.public.it;discount.public.it;price.high.de\r\nmc4-à;1.234,50;0,1;20\r\n";
  expect(await imported(list, true, "latin1")).toEqual(["created"]);
  expect(await pricesAt("2026-11-20T10:00:00Z")).toEqual([]);
  expect(await imported(list, false, "latin1")).toEqual(["created"]);
  expect(await pricesAt("2026-11-20T10:00:00Z")).toEqual(["high.de 2000 0", "public.it 123450 0.1"]);
  expect(await imported(`\ufeff${list}`)).toEqual(["unchanged"]);
  const { items } = await priceHistoryOf(id, { limit: 10 });
  expect(items).toMatchObject([{ userId: "U", source: "import", changes: [{}, {}] }]);
});

it("reads one price to a row with the days on which it is valid, in Italian headings", async () => {
  const list =
    "Codice prodotto;Tipo;Paese;Prezzo;Sconto;Valido dal;Valido al\nMC4-à;Piattaforma;IT;900,00;0,2;1/12/2026;8/12/2026\n";
  expect(await imported(list)).toEqual(["changed"]);
  expect(await imported(list)).toEqual(["unchanged"]);
  expect(await pricesAt("2026-12-05T10:00:00Z")).toContain("public.it 90000 0.2");
  expect(await pricesAt("2026-12-09T10:00:00Z")).toContain("public.it 123450 0.1");
});

it("refuses a row with the field and the reason, and imports the others", async () => {
  const list = [
    "productCode;priceType;locale;price;discount;validFrom;validTo",
    "NOT-THERE;public;it;10;;;",
    ";public;it;10;;;",
    "MC4-à;cheap;it;10;;;",
    "MC4-à;public;xx;10;;;",
    "MC4-à;public;it;gratis;;;",
    "MC4-à;public;it;10;2;;",
    "MC4-à;public;it;10;;31/02/2027;",
    "MC4-à;public;it;10;;2026-11-01;",
    "MC4-à;reserved;;10;;;",
  ].join("\n");
  expect(await imported(list)).toEqual([
    "refused: productCode unknown-code",
    "refused: productCode required",
    "refused: priceType invalid-format",
    "refused: locale invalid-format",
    "refused: price invalid-format",
    "refused: discount invalid-format",
    "refused: validFrom invalid-format",
    "refused: validFrom in-the-past",
    "created",
  ]);
});

it("knows no file whose columns are foreign to it", async () => {
  await expect(imported("colour;taste\nred;sweet")).rejects.toThrow("unknown-columns");
});
