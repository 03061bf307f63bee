import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { beforeAll, describe, expect, it } from "vitest";
import { doneLoad, doneUnload, ledgerWrites } from "../../logistics/index.ts";
import { addLoad, cancelMovement } from "../../logistics/movements/office-acts.ts";
import { mainWarehouse } from "../../logistics/warehouses/warehouse.ts";
import { addWarehouse } from "../../logistics/warehouses/warehouses.ts";
import { newId } from "../../platform/ids.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { listPrice, now, readyCart } from "../../../../../tests/support/shop.ts";
import { setProductFields, setProductLinks, setProductMinimum, setProductStock } from "../editing/change-product.ts";
import { deleteProduct } from "../editing/delete-product.ts";
import { duplicateProduct } from "../editing/duplicate-product.ts";
import { getEditedProduct } from "../editing/get-edited-product.ts";
import { listProductRows, type ProductRowFilters } from "./list-product-rows.ts";
import { loadProduct } from "../load-product.ts";
import { saveEditedProduct } from "../editing/save-edited-product.ts";
import { saveProduct } from "../editing/save-product.ts";
import { saveSeries } from "../series/save-series.ts";

useDatabase();

let seriesId: string;
let otherSeries: string;
const noTexts = { imageUrl: "/s.png", imageUrlSmall: "/s.png", texts: {} };
beforeAll(async () => {
  const series = { brand: "Stäubli", category: "others", typology: "connectors", ...noTexts } as const;
  seriesId = (await saveSeries({ name: "MC4", ...series }, now)).id;
  otherSeries = (await saveSeries({ name: "MC4 Evo", ...series }, now)).id;
});

const fields = (productCode: string) => ({
  name: "Connettore MC4",
  productCode,
  weight: 20,
  minQuantity: 1,
  piecesPerPackage: 0,
});
const aCode = () => `C-${newId().slice(-12)}`;
const create = async (productCode = aCode()) => (await saveProduct({ seriesId, fields: fields(productCode) }, now)).id;

async function all(filters: ProductRowFilters, limit = 50) {
  const rows = [];
  let cursor: string | null | undefined;
  do {
    const page = await listProductRows(filters, { cursor: cursor ?? undefined, limit });
    rows.push(...page.items);
    cursor = page.cursor;
  } while (cursor);
  return rows;
}

describe("saving", () => {
  it("reports every missing field at once", async () => {
    const refused = saveProduct({ seriesId, fields: { productCode: "X", isWholesaleActive: false } }, now);
    await expect(refused).rejects.toMatchObject({
      code: "invalid-input",
      fields: ["name", "weight", "minQuantity", "piecesPerPackage"].map((field) => ({ field, code: "required" })),
    });
  });

  it("refuses a code that another product has, whatever its case", async () => {
    const productCode = aCode();
    await create(productCode);
    await expect(create(productCode.toLowerCase())).rejects.toThrow("product-code-taken");
  });

  it("tells the second of two editors, and loses nothing of the first", async () => {
    const id = await create();
    const read = await getEditedProduct(id);
    const save = (name: string) =>
      saveProduct({ id, version: read.version, seriesId, fields: { ...read.fields, name } }, now);
    await save("Il primo");
    await expect(save("Il secondo")).rejects.toThrow("version-conflict");
    expect((await getEditedProduct(id)).fields.name).toBe("Il primo");
  });
});

describe("the list", () => {
  it("filters by words, flags and series, page by page, newest first", async () => {
    const marker = newId().slice(-10);
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1) ids.push(await create(`${marker}-${n}`));
    await setProductFields(ids[1] ?? "", { visibility: false });
    const found = await all({ text: `connettore ${marker.toLowerCase()}` }, 2);
    expect(new Set(found.map(({ id }) => id))).toEqual(new Set(ids));
    expect(found.map(({ productCode }) => productCode)).toEqual(found.map(({ id }) => `${marker}-${ids.indexOf(id)}`));
    expect(await all({ text: marker, visibility: false })).toMatchObject([{ id: ids[1], visibility: false }]);
    expect(await all({ text: marker, seriesId: otherSeries })).toEqual([]);
    expect(await all({ text: marker, category: "panels" })).toEqual([]);
  });
});

describe("quick changes", () => {
  it("change only their field, and all of many at once arrive", async () => {
    const id = await create();
    const changed = await Promise.all([
      setProductFields(id, { shippingTime: "2-3" }),
      setProductFields(id, { toBeQuoted: true }),
      setProductFields(id, { minQuantity: 4 }),
    ]);
    expect(changed).toHaveLength(3);
    const { fields: after, version } = await getEditedProduct(id);
    expect(after).toMatchObject({ shippingTime: "2-3", toBeQuoted: true, minQuantity: 4, name: "Connettore MC4" });
    expect(version).toBe(4);
    const [row] = await all({ text: after.productCode });
    expect(row).toMatchObject({ shippingTime: "2-3", toBeQuoted: true, minQuantity: 4 });
  });

  it("link other series: never the own one, none twice, none that is not there", async () => {
    const id = await create();
    await expect(setProductLinks(id, [seriesId])).rejects.toMatchObject({ fields: [{ code: "own-series" }] });
    await expect(setProductLinks(id, [otherSeries, otherSeries])).rejects.toMatchObject({
      fields: [{ code: "duplicate" }],
    });
    await expect(setProductLinks(id, ["nothing"])).rejects.toMatchObject({ fields: [{ code: "not-found" }] });
    await setProductLinks(id, [otherSeries]);
    expect((await getEditedProduct(id)).linkedSeries).toMatchObject([{ name: "MC4 Evo" }]);
  });

  it("correct the stock to what was counted; what orders reserved stays reserved", async () => {
    const id = await create();
    await listPrice(id, 500);
    expect((await setProductStock(id, 10)).stock).toMatchObject({ onHand: 10, booked: 0, available: 10 });
    await (await readyCart(id, 3)).place();
    expect((await setProductStock(id, 8)).stock).toMatchObject({ onHand: 8, booked: 3, available: 5 });
  });

  it("correct it only from what was seen: two who count at once don't overwrite each other unsaid", async () => {
    const id = await create();
    await setProductStock(id, 1450);
    await setProductStock(id, 100, { seen: 1450 });
    await expect(setProductStock(id, 49, { seen: 1450 })).rejects.toThrow("version-conflict");
    expect((await getEditedProduct(id)).stock.onHand).toBe(100);
    expect((await setProductStock(id, 49, { seen: 100 })).stock.onHand).toBe(49);
  });

  it("correct it to what looks misread only when that is confirmed", async () => {
    const id = await create();
    await setProductStock(id, 1500);
    await expect(setProductStock(id, 1)).rejects.toMatchObject({
      code: "confirmation-needed",
      fields: [{ field: "onHand", code: "stock-thousandfold", params: { before: 1500, after: 1 } }],
    });
    expect((await setProductStock(id, 1, { confirmed: ["stock-thousandfold"] })).stock.onHand).toBe(1);
    await expect(setProductStock(id, 1_000_000, { confirmed: ["stock-huge"] })).rejects.toThrow("confirmation-needed");
  });
});

describe("a minimum quantity that looks misread", () => {
  it("is set in the list only when that is confirmed", async () => {
    const id = await create();
    await setProductStock(id, 96);
    await expect(setProductMinimum(id, 50_000)).rejects.toMatchObject({
      code: "confirmation-needed",
      fields: [{ field: "minQuantity", code: "minimum-above-stock", params: { after: 50_000, limit: 96 } }],
    });
    await expect(setProductMinimum(id, 50_000, ["minimum-tenfold"])).rejects.toThrow("confirmation-needed");
    expect(await setProductMinimum(id, 50_000, ["minimum-above-stock"])).toMatchObject({ minQuantity: 50_000 });
  });

  it("is saved by the editor only when that is confirmed", async () => {
    const id = await create();
    const { fields, version } = await getEditedProduct(id);
    const form = { ...fields, id, version, seriesId, seriesIdLinks: [], translate: false, minQuantity: 5000 };
    await expect(saveEditedProduct({ id: "nobody" }, form, now)).rejects.toMatchObject({
      fields: [{ field: "minQuantity", code: "minimum-tenfold" }],
    });
    expect((await getEditedProduct(id)).fields.minQuantity).toBe(fields.minQuantity);
    await saveEditedProduct({ id: "nobody" }, { ...form, confirmed: ["minimum-tenfold"] }, now);
    expect((await getEditedProduct(id)).fields.minQuantity).toBe(5000);
  });
});

it("duplicates a product hidden, with a free code of at most 32 characters", async () => {
  const id = await create("X".repeat(32));
  await duplicateProduct(id, now);
  const copy = await getEditedProduct((await duplicateProduct(id, now)).id);
  expect(copy.fields).toMatchObject({ visibility: false, productCode: `${"X".repeat(24)}-COPIA-2`, weight: 20 });
});

it("deletes what was never sold, and frees its code; what was sold can only be hidden", async () => {
  const productCode = aCode();
  const id = await create(productCode);
  await setProductStock(id, 5);
  await expect(deleteProduct(id)).rejects.toMatchObject({ code: "product-has-stock", params: { onHand: 5 } });
  await setProductStock(id, 0);
  await deleteProduct(id);
  await expect(loadProduct(id)).rejects.toThrow("not-found");
  expect(await all({ text: productCode })).toEqual([]);
  const again = await create(productCode);
  await listPrice(again, 500);
  await setProductStock(again, 5);
  await (await readyCart(again, 1)).place();
  await expect(deleteProduct(again)).rejects.toThrow("product-was-sold");
  expect((await loadProduct(again)).product.productCode).toBe(productCode);
});

it("stays while pieces of it lie in another warehouse, or are to come", async () => {
  const id = await create(aCode());
  const lines = [{ productId: id, quantity: 4 }];
  const { id: warehouseId } = await addWarehouse({ ...mainWarehouse, name: "Verona", ddtSeries: "VR" });
  const load = doneLoad({ id: newId(), cause: "adjustment", warehouseId, lines }, now);
  await execute(...ledgerWrites([{ after: load }]));
  await expect(deleteProduct(id)).rejects.toMatchObject({ code: "product-has-stock", params: { onHand: 4 } });
  // What lies there is missing here: all together it is nothing, and still two warehouses are wrong.
  const missing = doneUnload({ id: newId(), cause: "count", warehouseId: "main", lines }, now);
  await execute(...ledgerWrites([{ after: missing }]));
  await expect(deleteProduct(id)).rejects.toMatchObject({ code: "product-has-stock" });
  const other = await create(aCode());
  const { id: coming } = await addLoad(
    {
      cause: "purchase",
      warehouseId: "main",
      lines: [{ productId: other, quantity: 7 }],
      reason: "to come",
      forecastOn: "2026-11-25",
    },
    now,
  );
  await expect(deleteProduct(other)).rejects.toMatchObject({ code: "product-has-stock", params: { incoming: 7 } });
  await cancelMovement(coming, now);
  await deleteProduct(other);
  await expect(loadProduct(other)).rejects.toThrow("not-found");
});
