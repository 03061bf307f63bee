import { beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../platform/ids.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { now } from "../../../../../tests/support/shop.ts";
import { getProduct } from "../get-product.ts";
import { getEditedSeries, listSeriesRows, type SeriesFilters } from "./list-series-rows.ts";
import { refreshSeriesCopies } from "./refresh-series-copies.ts";
import { saveEditedSeries } from "./save-edited-series.ts";
import { saveProduct } from "../editing/save-product.ts";
import { saveSeries } from "./save-series.ts";
import { removeSeriesDocument } from "./series-documents.ts";

useDatabase();

const texts = (descriptionTitle: string) => ({
  descriptionTitle,
  descriptionSubtitle: "",
  descriptionRich: "",
  description2Rich: "",
});
const kind = { brand: "Voltalia", category: "others", typology: "connectors" } as const;
const pictures = { imageUrl: "/photo.png", imageUrlSmall: "/thumbnail.png" };
const aName = () => `Serie ${newId().slice(-12)}`;
const create = (name = aName()) => saveSeries({ ...kind, ...pictures, name, texts: { it: texts("Titolo") } }, now);
const editor = (locale: "it" | "es" | "gb") => ({ id: "E", locale: "it" as const, adminLocale: locale });

describe("saving a series", () => {
  it("refuses a name that another has, trimmed and whatever its case", async () => {
    await create("Sole Nascente");
    await expect(create("  sole nascente ")).rejects.toThrow("series-name-taken");
  });

  it("lets one of many that take a name at once have it", async () => {
    const name = aName();
    const saved = await Promise.allSettled(Array.from({ length: 8 }, () => create(name)));
    expect(saved.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await listSeriesRows({ text: name }, { limit: 10 })).items).toHaveLength(1);
  });

  it("frees the name that it gives up", async () => {
    const [first, second] = [aName(), aName()];
    const { id, version } = await create(first);
    await saveSeries({ ...kind, id, version, name: second, texts: {} }, now);
    await create(first);
    await expect(create(second)).rejects.toThrow("series-name-taken");
  });

  it("tells the second of two editors, and loses nothing of the first", async () => {
    const name = aName();
    const { id, version } = await create(name);
    const save = (brand: string) => saveSeries({ ...kind, id, version, name, brand, texts: {} }, now);
    await save("Primo");
    await expect(save("Secondo")).rejects.toThrow("version-conflict");
    expect(await getEditedSeries(id)).toMatchObject({ brand: "Primo", ...pictures, texts: { it: texts("Titolo") } });
  });

  it("demands photo and thumbnail of a new series, and a typology of its category", async () => {
    const form = { name: aName(), brand: "Voltalia", category: "panels" as const };
    await expect(saveEditedSeries(editor("it"), form, now)).rejects.toMatchObject({
      fields: [
        { field: "image", code: "required" },
        { field: "image_small", code: "required" },
      ],
    });
    await expect(saveEditedSeries(editor("it"), { ...form, typology: "toString" }, now)).rejects.toMatchObject({
      fields: [{ field: "typology", code: "invalid-value" }],
    });
  });

  it("takes descriptions from the Italian locale only, sanitised, and leaves the other languages as they are", async () => {
    const name = aName();
    const { id, version } = await saveSeries(
      { ...kind, ...pictures, name, texts: { it: texts("Titolo"), en: texts("Title") } },
      now,
    );
    const form = { id, version, name, brand: kind.brand, category: kind.category };
    const described = { ...form, descriptionTitle: "Nuovo", descriptionRichText: "<p>Sì<script>alert(1)</script></p>" };
    await expect(saveEditedSeries(editor("es"), described, now)).rejects.toThrow("locale-not-allowed");
    await saveEditedSeries(editor("es"), { ...form, brand: "Otra" }, now);
    expect((await getEditedSeries(id)).texts).toEqual({ it: texts("Titolo"), en: texts("Title") });
    await saveEditedSeries(editor("it"), { ...described, version: version + 1 }, now);
    expect((await getEditedSeries(id)).texts).toEqual({
      it: { ...texts("Nuovo"), descriptionRich: "<p>Sì</p>" },
      en: texts("Title"),
    });
  });
});

describe("documents", () => {
  const document = (name: string) => ({ name, category: "datasheet" as const, url: `/media/${name}.pdf` });
  const withDocuments = async (...names: string[]) => {
    const name = aName();
    const documentation = names.map(document);
    return { ...(await saveSeries({ ...kind, ...pictures, name, texts: {}, documentation }, now)), name };
  };
  const remove = (id: string, index: number, name: string, locale: "it" | "es" | "gb" = "it") =>
    removeSeriesDocument(editor(locale), id, { index, url: document(name).url }, now);

  it("are removed from Italy and the United Kingdom alone", async () => {
    const { id } = await withDocuments("a", "b");
    await expect(remove(id, 0, "a", "es")).rejects.toThrow("locale-not-allowed");
    expect(await remove(id, 0, "a", "gb")).toEqual({ documentation: [document("b")] });
  });

  it("lose one when two people delete the same at once, and the second is told", async () => {
    const { id } = await withDocuments("a", "b", "c");
    const removed = await Promise.allSettled([remove(id, 0, "a"), remove(id, 0, "a")]);
    expect(removed.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(removed.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "version-conflict" } });
    expect((await getEditedSeries(id)).documentation).toEqual([document("b"), document("c")]);
  });

  it("never lose another when the places have moved", async () => {
    const { id } = await withDocuments("a", "b", "c");
    await remove(id, 0, "a");
    await expect(remove(id, 1, "b")).rejects.toThrow("version-conflict");
    await expect(remove(id, 7, "c")).rejects.toThrow("version-conflict");
    expect((await getEditedSeries(id)).documentation).toHaveLength(2);
  });

  it("survive the save of an editor that was opened before", async () => {
    const { id, version, name } = await withDocuments("a", "b");
    await remove(id, 0, "a");
    await saveSeries({ ...kind, id, version, name, brand: "Nuovo", texts: {} }, now);
    expect(await getEditedSeries(id)).toMatchObject({ brand: "Nuovo", documentation: [document("b")] });
  });
});

describe("what products show of their series", () => {
  const viewer = { user: undefined, locale: "it", fallbackLocale: "it", now };

  it("follows the series, its picture where the product has none of its own, and is written once", async () => {
    const name = aName();
    const { id, version } = await create(name);
    const fields = { name: "Connettore", weight: 20, minQuantity: 1, piecesPerPackage: 0 };
    const save = (more: object) =>
      saveProduct({ seriesId: id, fields: { ...fields, productCode: newId() }, ...more }, now);
    const plain = await save({});
    const own = await save({ imageUrl: "/own.png" });
    await saveSeries(
      { ...kind, id, version, name, brand: "Nuova", imageUrl: "/new.png", texts: { it: texts("Altro") } },
      now,
    );
    await refreshSeriesCopies(id);
    const shown = await getProduct(plain.id, viewer);
    expect(shown).toMatchObject({ brand: "Nuova", imageUrl: "/new.png", series: { texts: texts("Altro") } });
    expect(await getProduct(own.id, viewer)).toMatchObject({ brand: "Nuova", imageUrl: "/own.png" });
    const again = await save({ id: plain.id });
    await refreshSeriesCopies(id);
    expect((await save({ id: plain.id })).version).toBe(again.version + 1);
  });
});

describe("the list of series", () => {
  let marker: string;
  beforeAll(async () => {
    marker = newId().slice(-10).toLowerCase();
    for (const [name, category] of [
      ["B", "panels"],
      ["A", "panels"],
      ["C", "inverters"],
    ] as const) {
      await saveSeries({ name: `${marker} ${name}`, brand: "Helia", category, ...pictures, texts: {} }, now);
    }
  });
  const all = async (filters: SeriesFilters, limit = 50) => {
    const rows = [];
    let cursor: string | undefined;
    do {
      const page = await listSeriesRows(filters, { cursor, limit });
      rows.push(...page.items);
      cursor = page.cursor ?? undefined;
    } while (cursor);
    return rows;
  };

  it("finds by words and kind, page by page, in the order of kind and name, and counts the products", async () => {
    const found = await all({ text: `HELIA ${marker}` }, 1);
    expect(found.map(({ name }) => name.slice(-1))).toEqual(["C", "A", "B"]);
    expect(await all({ text: marker, category: "inverters" })).toMatchObject([{ products: 0, documents: 0 }]);
    expect(await all({ text: marker, brand: "Altra" })).toEqual([]);
    const { id } = await create();
    for (const productCode of [newId(), newId()]) {
      await saveProduct(
        { seriesId: id, fields: { name: "P", productCode, weight: 1, minQuantity: 1, piecesPerPackage: 0 } },
        now,
      );
    }
    expect(await getEditedSeries(id)).toMatchObject({ products: 2 });
  });
});
