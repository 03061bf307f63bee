import { beforeAll, expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { newId } from "../../platform/ids.ts";
import { saveProduct } from "../editing/save-product.ts";
import { saveSeries } from "../series/save-series.ts";
import { priceGrid } from "./price-grid.ts";
import { changeGridPrices, priceBatches, undoBatch } from "./price-batches.ts";
import { addPrice, endPrice, productPrices } from "./product-prices.ts";

useDatabase();
const now = new Date("2026-11-20T10:00:00Z");
const later = new Date("2026-11-20T11:00:00Z");
const user = { id: "U", name: "Giulia", surname: "Ferraro" };
let seriesId: string;

beforeAll(async () => {
  const series = { name: "MC4", brand: "Stäubli", category: "others", typology: "connectors" } as const;
  seriesId = (await saveSeries({ ...series, imageUrl: "", imageUrlSmall: "", texts: {} }, now)).id;
});
async function create(productCode = newId()): Promise<string> {
  const fields = { name: "Connettore", productCode, weight: 20, minQuantity: 1, piecesPerPackage: 0 };
  return (await saveProduct({ seriesId, fields }, now)).id;
}
const wish = { priceType: "public" as const, locale: "it", discount: 0 };
const shown = async (id: string, at = now) =>
  (await productPrices(id, { limit: 20 }, at)).prices.map(({ price, state }) => `${price} ${state}`);

it("adds a price beside what is there, from a day to a day, and says which counts", async () => {
  const id = await create();
  await addPrice(user, id, { ...wish, price: 1000 }, now);
  await addPrice(user, id, { ...wish, price: 800, validFrom: "2026-12-01", validTo: "2026-12-08" }, now);
  expect(await shown(id)).toEqual(["1000 current", "800 scheduled"]);
  expect(await shown(id, new Date("2026-12-03T10:00:00Z"))).toEqual(["1000 covered", "800 current"]);
  expect(await shown(id, new Date("2026-12-09T10:00:00Z"))).toEqual(["1000 current"]);
  await expect(addPrice(user, "none", { ...wish, price: 1 }, now)).rejects.toThrow("not-found");
});

it("ends a price by its name, and what is over can't be ended again", async () => {
  const id = await create();
  await addPrice(user, id, { ...wish, price: 1000 }, now);
  const { prices } = await addPrice(user, id, { ...wish, price: 800, validFrom: "2026-12-01" }, now);
  await endPrice(user, prices[1]!.id, later);
  expect(await shown(id, later)).toEqual(["1000 current"]);
  await endPrice(user, `${id}-it-public`, later);
  expect(await shown(id, later)).toEqual([]);
  await expect(endPrice(user, prices[0]!.id, later)).rejects.toThrow("price-not-found");
  const { history } = await productPrices(id, { limit: 20 }, later);
  expect(history.items.map(({ source, by }) => [source, by?.id])).toEqual(["", "", "", ""].map(() => ["form", "U"]));
});

it("changes many cells at once, tells those that somebody else changed, and undoes the batch but for what came after", async () => {
  const code = newId();
  const ids = [await create(`${code}A`), await create(`${code}B`), await create(`${code}C`)];
  for (const id of ids) await addPrice(user, id, { ...wish, price: 1000 }, now);
  const grid = async () =>
    (await priceGrid({ text: code, locale: "it", types: ["public"], limit: 10 }, later)).items
      .toSorted((a, b) => a.productCode.localeCompare(b.productCode))
      .map(({ id, cells: [cell] }) => ({ productId: id, ...cell! }));
  const read = await grid();
  const changes = read.map(({ productId, priceType, version }) => ({
    productId,
    priceType,
    version,
    price: 1100,
    discount: 0,
  }));
  await addPrice(user, ids[1]!, { ...wish, price: 999 }, now);
  const { batch, cells } = await changeGridPrices(user, { locale: "it", changes }, later);
  expect(cells.map(({ price, conflict }) => [price, conflict])).toEqual([
    [1100, false],
    [999, true],
    [1100, false],
  ]);
  expect(batch).toMatchObject({ count: 2, by: { name: "Giulia Ferraro" } });
  await addPrice(user, ids[2]!, { ...wish, price: 1200 }, later);
  const undone = await undoBatch(user, batch!.id, later);
  expect(undone.cells.map(({ price, conflict }) => [price, conflict])).toEqual([
    [1000, false],
    [1200, true],
  ]);
  expect((await grid()).map(({ price }) => price)).toEqual([1000, 999, 1200]);
  await expect(undoBatch(user, batch!.id, later)).rejects.toThrow("invalid-transition");
  const again = await undoBatch(user, undone.batch!.id, later);
  expect(again.cells.map(({ price }) => price)).toEqual([1100]);
  const { items } = await priceBatches({ limit: 10 });
  expect(items).toMatchObject([{ undoes: undone.batch!.id }, { undoes: batch!.id, undoneOn: later.toISOString() }, {}]);
});

it("ends the price of a cell that is emptied, and gives it back", async () => {
  const id = await create();
  await addPrice(user, id, { ...wish, price: 1000 }, now);
  const change = { productId: id, priceType: "public" as const, price: null, discount: 0, version: 1 };
  const { batch, cells } = await changeGridPrices(user, { locale: "it", changes: [change] }, later);
  expect(cells).toMatchObject([{ price: undefined, conflict: false }]);
  expect((await undoBatch(user, batch!.id, later)).cells).toMatchObject([{ price: 1000 }]);
});

it("writes a ruinous price only when it is confirmed, with what was and what would be", async () => {
  const id = await create();
  await addPrice(user, id, { ...wish, price: 129_000 }, now);
  await addPrice(user, id, { ...wish, priceType: "supplier", price: 100_000 }, now);
  const misread = addPrice(user, id, { ...wish, price: 15 }, now);
  await expect(misread).rejects.toMatchObject({
    code: "confirmation-needed",
    fields: [
      { field: "price", code: "price-thousandfold", params: { before: 129_000, after: 15 } },
      { field: "price", code: "price-below-supplier", params: { supplier: 100_000 } },
    ],
  });
  await expect(addPrice(user, id, { ...wish, price: 129_000, discount: 1 }, now)).rejects.toMatchObject({
    fields: [{ code: "price-free" }, { code: "price-below-supplier" }],
  });
  expect((await productPrices(id, { limit: 20 }, now)).history.items).toHaveLength(2);
  const [{ version } = { version: 0 }] = (await priceGrid({ text: "", locale: "it", types: ["public"], limit: 1 }, now))
    .items[0]!.cells;
  const change = { productId: id, priceType: "public" as const, price: 90_000, discount: 0, version };
  await expect(changeGridPrices(user, { locale: "it", changes: [change] }, now)).rejects.toMatchObject({
    fields: [{ field: "changes.0", code: "price-below-supplier", params: { before: 129_000, after: 90_000 } }],
  });
  const confirmed = ["price-below-supplier"];
  const { cells } = await changeGridPrices(user, { locale: "it", changes: [{ ...change, confirmed }] }, now);
  expect(cells).toMatchObject([{ price: 90_000, conflict: false }]);
});

it("asks about a supplier's price above the selling prices, by the shop's or Italy's, and about changes made at once together", async () => {
  const id = await create();
  await addPrice(user, id, { ...wish, price: 10_000 }, now);
  await addPrice(user, id, { ...wish, locale: "de", price: 12_000 }, now);
  const cost = { ...wish, priceType: "supplier" as const };
  await expect(addPrice(user, id, { ...cost, price: 10_500 }, now)).rejects.toMatchObject({
    code: "confirmation-needed",
    fields: [{ field: "price", code: "supplier-above-price", params: { selling: 10_000 } }],
  });
  await addPrice(user, id, { ...cost, price: 9000 }, now);
  const german = addPrice(user, id, { ...wish, locale: "de", priceType: "high", price: 8900 }, now);
  await expect(german).rejects.toMatchObject({
    fields: [{ code: "price-below-supplier", params: { supplier: 9000 } }],
  });

  const [row] = (await priceGrid({ text: "", locale: "it", types: ["public", "supplier"], limit: 1 }, now)).items;
  expect(row!.units.toSorted((a, b) => a.unit - b.unit)).toEqual([
    { priceType: "supplier", unit: 9000 },
    { priceType: "public", unit: 10_000 },
  ]);
  const versions = new Map(row!.cells.map(({ priceType, version }) => [priceType, version]));
  const to = (priceType: "public" | "supplier", price: number) => ({
    productId: id,
    priceType,
    price,
    discount: 0,
    version: versions.get(priceType)!,
  });
  await expect(
    changeGridPrices(user, { locale: "it", changes: [to("supplier", 11_000)] }, later),
  ).rejects.toMatchObject({
    fields: [{ field: "changes.0", code: "supplier-above-price" }],
  });
  const both = [to("supplier", 11_000), to("public", 12_500)];
  const { cells } = await changeGridPrices(user, { locale: "it", changes: both }, later);
  expect(cells.map(({ price }) => price)).toEqual([11_000, 12_500]);
});
