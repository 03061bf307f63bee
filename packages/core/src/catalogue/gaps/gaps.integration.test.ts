import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { setPrices } from "../../pricing/set-price.ts";
import { setProductFields, setProductStock } from "../editing/change-product.ts";
import { loadProduct } from "../load-product.ts";
import { saveProduct } from "../editing/save-product.ts";
import { saveSeries } from "../series/save-series.ts";
import { countIncomplete, listIncomplete } from "./list-incomplete.ts";
import { forgetGaps, notedGaps, noteGaps } from "./note-gaps.ts";

useDatabase();
const now = new Date("2026-11-20T10:00:00Z");
const note = async (id: string) => {
  const noted = await notedGaps([id]);
  return noteGaps([await loadProduct(id, { consistent: true })], noted, now);
};
const listed = async (lacks: "any" | "price" | "picture" | "stock" | "text") =>
  (await listIncomplete({ lacks }, { limit: 50 })).items.map(({ name, lacks: lacking }) => [name, lacking]);

it("lists what customers see and can't buy, by what it lacks, until it lacks nothing", async () => {
  const series = { name: "MC4", brand: "Stäubli", category: "others", typology: "connectors" } as const;
  const [bare, told] = await Promise.all(
    [
      {},
      { it: { descriptionTitle: "Connettori", descriptionSubtitle: "", descriptionRich: "", description2Rich: "" } },
    ].map((texts, at) =>
      saveSeries({ ...series, name: `MC4 ${at}`, imageUrl: at ? "/a.webp" : "", imageUrlSmall: "", texts }, now),
    ),
  );
  const fields = (name: string) => ({ name, productCode: name, weight: 20, minQuantity: 1, piecesPerPackage: 0 });
  const [{ id: empty }, { id: whole }] = await Promise.all([
    saveProduct({ seriesId: bare!.id, fields: fields("Vuoto") }, now),
    saveProduct({ seriesId: told!.id, fields: fields("Intero") }, now),
  ]);
  for (const id of [empty, whole]) expect(await note(id)).toEqual([]);
  expect(await listed("any")).toEqual(
    expect.arrayContaining([
      ["Vuoto", ["price", "picture", "stock", "text"]],
      ["Intero", ["price", "stock"]],
    ]),
  );
  expect((await listed("text")).map(([name]) => name)).toEqual(["Vuoto"]);
  expect(await countIncomplete(200)).toEqual({ count: 2, more: false });

  await setPrices([{ productId: whole, locale: "it", priceType: "high", price: 1000, discount: 0 }], now);
  await setProductStock(whole, 50, {});
  await note(whole);
  expect((await listed("any")).map(([name]) => name)).toEqual(["Vuoto"]);

  // Somebody else has noted since it was read: it is read again.
  const noted = await notedGaps([empty, whole]);
  const read = await loadProduct(empty, { consistent: true });
  await setProductFields(empty, { toBeQuoted: true });
  await note(empty);
  const other = await loadProduct(whole, { consistent: true });
  expect(await noteGaps([{ ...read, available: 5 }], noted, now)).toEqual([empty]);
  // What is noted of others beside it is noted all the same.
  expect(
    await noteGaps(
      [
        { ...read, available: 5 },
        { ...other, available: 0 },
      ],
      noted,
      now,
    ),
  ).toEqual([empty]);
  expect((await listed("stock")).map(([name]) => name)).toEqual(expect.arrayContaining(["Vuoto", "Intero"]));
  await note(whole);
  expect(await listed("any")).toEqual([["Vuoto", ["picture", "stock", "text"]]]);
  expect(await listed("price")).toEqual([]);

  // What somebody has hidden waits for nobody; what is gone is forgotten.
  await setProductFields(empty, { visibility: false });
  await note(empty);
  expect(await countIncomplete(200)).toEqual({ count: 0, more: false });
  await setProductFields(empty, { visibility: true });
  await note(empty);
  await forgetGaps(empty);
  expect(await countIncomplete(200)).toEqual({ count: 0, more: false });
});
