import { describe, expect, it } from "vitest";
import { productSchema } from "@solvia/core/catalogue/product";
import { languages } from "@solvia/core/platform/locale";
import { goodsCategories, shippingTimes, typologies } from "@solvia/core/catalogue/taxonomy";
import { namesOf } from "./product-names.ts";
import { drawPicture } from "./pictures.ts";
import { demoProducts, linkedSeries } from "./products.ts";
import { seriesTexts } from "./texts.ts";

const products = demoProducts();

describe("the demonstration catalogue", () => {
  it("has at least 250 products with codes of their own", () => {
    expect(products.length).toBeGreaterThanOrEqual(250);
    expect(new Set(products.map(({ fields }) => fields.productCode.toLowerCase())).size).toBe(products.length);
  });

  it("covers every category and typology", () => {
    const wanted = goodsCategories.flatMap((category) =>
      Object.keys(typologies[category]).map((typology) => `${category}/${typology}`),
    );
    const found = new Set(products.map(({ category, typology }) => `${category}/${typology}`));
    expect(wanted.filter((kind) => !found.has(kind))).toEqual([]);
    expect(products.some(({ category }) => category === "optimizers")).toBe(true);
  });

  it("keeps one brand, category and typology to a series", () => {
    const kinds = new Set(
      products.map(({ series, brand, category, typology }) => [series, brand, category, typology].join("|")),
    );
    expect(kinds.size).toBe(new Set(products.map(({ series }) => series.toLowerCase())).size);
  });

  it("links every product to a series that is there", () => {
    const names = new Set(products.map(({ series }) => series));
    expect(products.filter((product) => !linkedSeries(product).some((name) => names.has(name)))).toEqual([]);
  });

  it("shows storage beside hybrid inverters and these beside storage, never one beside its like", () => {
    const kindOf = new Map(products.map(({ series, category }) => [series, category]));
    for (const product of products.filter(({ category }) => ["inverters", "batteries"].includes(category))) {
      expect(linkedSeries(product).map((name) => kindOf.get(name))).not.toContain(product.category);
    }
    const hybrid = products.find(({ brand, typology }) => brand === "Huawei" && typology === "hybrid-monophase");
    expect(linkedSeries(hybrid!).map((name) => kindOf.get(name))).toContain("batteries");
  });

  it("passes the product editor's rules, every product", () => {
    const refused = products.flatMap(({ category, typology, fields }) => {
      const result = productSchema(category, typology).safeParse(fields);
      return result.success ? [] : [`${fields.productCode}: ${result.error.message}`];
    });
    expect(refused).toEqual([]);
  });

  it("has all shipping times, stock that is plenty, low and none, and something to be quoted", () => {
    expect(new Set(products.map(({ fields }) => fields.shippingTime)).size).toBe(Object.keys(shippingTimes).length);
    expect(products.some(({ stock }) => stock === 0)).toBe(true);
    expect(products.some(({ stock }) => stock > 0 && stock < 5)).toBe(true);
    expect(products.some(({ fields }) => fields.toBeQuoted)).toBe(true);
  });

  it("has each name that has words in every language, with the same figures", () => {
    const words = /(?<![\p{L}\d-])(?!retrofit|off-grid|mm)\p{Ll}{2,}/u;
    const wordy = products.map(({ fields }) => fields.name).filter((name) => words.test(name));
    expect(wordy.length).toBeGreaterThan(60);
    const digits = (text: string) => text.replaceAll(/\D/g, "");
    for (const name of wordy) {
      const names = namesOf(name);
      expect(Object.keys(names), name).toEqual(languages.filter((language) => language !== "it"));
      for (const translated of Object.values(names)) expect(digits(translated), translated).toBe(digits(name));
    }
    expect(namesOf("Quadro di campo 8 stringhe 1.500 V").en).toBe("Field cabinet 8 strings 1,500 V");
    expect(namesOf("Profilo 40×40, 3,3 m").de).toBe("Schiene 40×40, 3,3 m");
    expect(namesOf("GW3600S-BP retrofit 3,6 kW")).toEqual({ en: "GW3600S-BP retrofit 3.6 kW" });
    expect(namesOf("Home 22 kW")).toEqual({});
  });

  it("says a size once in a name, be it the maker's word or the shop's", () => {
    const names = products.map(({ fields }) => fields.name);
    const repeated = names.filter((name) => {
      const figures = name.split(" ").map((word) => Number(word.replace(/k?Wh?$/, "").replace(",", ".")));
      const said = figures.filter((figure) => figure > 0);
      return new Set(said).size < said.length;
    });
    expect(repeated).toEqual([]);
    expect(names).toContain("Battery-Box Premium HVS 5.1");
    expect(names).toContain("Symo GEN24 8.0 Plus");
    expect(names).toContain("SUN2000-6KTL-L1 6 kW");
  });

  it("draws and describes every kind in its own way", () => {
    const kinds = goodsCategories.flatMap((category) =>
      Object.keys(typologies[category]).map((typology) => [category, typology] as const),
    );
    const pictures = new Set(kinds.map(([category, typology]) => drawPicture("Solvia", category, typology)));
    const texts = new Set(
      kinds.map(([category, typology]) => seriesTexts("Solvia", category, typology).it.descriptionRich),
    );
    expect(pictures.size).toBe(kinds.length);
    expect(texts.size).toBe(kinds.length);
  });
});
