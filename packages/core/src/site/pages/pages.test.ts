import { publicPagesTexts } from "@solvia/texts/public-pages";
import { createHash } from "node:crypto";
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plainText, plainTextIds } from "../../content/index.ts";
import { countries, countryOf, languages, ownLanguage, type Country } from "../../platform/locale.ts";
import { contentSecurityPolicy } from "../../platform/http/content-security-policy.ts";
import { brandPath, productPath } from "../../catalogue/slug.ts";
import { goodsCategories } from "../../catalogue/taxonomy.ts";
import { categoryGuide } from "../guides/index.ts";
import { addressIn, alternatesOf, formPages, pageObject, pageOfObject, pathOf, standingPages } from "./address.ts";
import { pageDocument } from "./document.ts";
import { formPage } from "./forms/form-pages.ts";
import { html, jsonFor } from "./html.ts";
import { productPage } from "./product-page.ts";
import { readerOf } from "./reader.ts";
import { shellFor, type Manifest } from "./shell.ts";

const readerIn = (locale: string) => readerOf(countryOf(locale) as Country);
const [italy, kingdom, germany] = await Promise.all([readerIn("it"), readerIn("gb"), readerIn("de")]);
const origin = "https://shop.example";
const shell = {
  entry: "/assets/index.js",
  styles: ["/assets/index.css"],
  modules: ["/assets/vendor.js"],
  typeface: {},
};

type Product = Parameters<typeof productPage>[0]["product"];

const product = (more: Partial<Product> = {}): Product => {
  const path = productPath({ id: "P1", category: "panels", brand: "JA Solar", name: "Deep Blue 4.0/445" });
  return {
    id: "P1",
    path,
    name: "Deep Blue 4.0/445",
    brand: "JA Solar",
    category: "panels",
    typology: "fullblack",
    productCode: "JAM54",
    imageUrl: "/media/p1.svg",
    picture: undefined,
    powerWatt: 445,
    shippingTime: "1-2",
    minQuantity: 1,
    piecesPerPackage: 36,
    toBeQuoted: false,
    availability: { pieces: 12, state: "in-stock" },
    price: { gross: 12_345, reduction: { grossLowest: 13_000, days: 30 } },
    weight: 21_500,
    series: {
      id: "S",
      name: "Deep Blue",
      brand: "JA Solar",
      category: "panels",
      imageUrl: "",
      texts: { descriptionTitle: "", descriptionSubtitle: "", descriptionRich: "<p>Buono</p>", description2Rich: "" },
      documentation: [],
    },
    ...more,
  } as unknown as Product;
};

const draw = (shown: Product, reader = italy): string =>
  pageDocument(productPage({ product: shown, linked: [], others: [] }, reader, origin), { reader, origin, shell });

const dataOf = (text: string): Record<string, unknown>[] =>
  [...text.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json = ""]) => JSON.parse(json) as Record<string, unknown>,
  );

describe("templates", () => {
  it("let no text become markup, in words and in attributes", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const drawn = String(html`<a title="${text}">${text}</a>`);
        const inside = drawn.slice('<a title="'.length, -"</a>".length);
        expect(inside.replaceAll('">', "")).not.toMatch(/[<>"]/);
      }),
    );
  });

  it("let no datum end a script element, and give the data back", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (data) => {
        const drawn = String(jsonFor(data));
        expect(drawn).not.toContain("<");
        expect(JSON.parse(drawn)).toEqual(JSON.parse(JSON.stringify(data)));
      }),
    );
  });

  it("keep what an editor typed into a product's fields as text", () => {
    const attack = `"><script>alert(1)</script><img src=x onerror=alert(1)>`;
    const text = draw(product({ name: attack, brand: attack, productCode: attack, imageAlt: attack }));
    expect(text).not.toContain("<script>alert");
    expect(text).not.toContain("<img src=x");
    expect(dataOf(text)[0]).toMatchObject({ sku: attack });
  });
});

describe("a product's page", () => {
  it("names its canonical address by the slug rule, and itself in every country", () => {
    const text = draw(product());
    const url = `${origin}/panels/ja-solar/deep-blue-4-0-445/P1`;
    expect(text).toContain(`<link rel="canonical" href="${url}"`);
    expect(text).toContain(`hreflang="en-GB" href="${url}?country=gb"`);
    expect(text).toContain(`hreflang="it-IT" href="${url}"`);
    expect(draw(product(), kingdom)).toContain(`<link rel="canonical" href="${url}?country=gb"`);
  });

  it("tells machines the price with VAT and whether it is in stock", () => {
    const [data, crumbs] = dataOf(draw(product()));
    expect(data).toMatchObject({
      "@type": "Product",
      sku: "JAM54",
      offers: { price: "123.45", priceCurrency: "EUR", availability: "https://schema.org/InStock" },
    });
    expect(crumbs).toMatchObject({ "@type": "BreadcrumbList" });
    expect(
      (crumbs as { itemListElement: { item: string }[] } | undefined)?.itemListElement.map(({ item }) => item),
    ).toEqual([
      `${origin}/`,
      `${origin}/category/panels`,
      `${origin}/brand/ja-solar`,
      `${origin}/panels/ja-solar/deep-blue-4-0-445/P1`,
    ]);
  });

  it.each([
    ["it", "a domestic sale", true],
    ["de", "a sale within the Union", true],
    ["gb", "an export", false],
    ["ch", "an export", false],
  ])("tells machines in %s, as of %s, whether the price holds VAT", async (locale, _sale, held) => {
    const reader = await readerIn(locale);
    const [data] = dataOf(draw(product(), reader));
    expect(data).toMatchObject({ offers: { priceSpecification: { valueAddedTaxIncluded: held } } });
  });

  it("tells no price where a visitor must log in or ask for one", () => {
    for (const toBeQuoted of [true, false]) {
      const text = draw(product({ price: undefined, toBeQuoted }));
      expect(dataOf(text)[0]).not.toHaveProperty("offers");
      expect(text).toContain(toBeQuoted ? "Richiedi preventivo" : "Accedi per vedere il prezzo");
    }
  });

  it("announces a reduction with the lowest price of the days before it, and none without", () => {
    const reduced = draw(product());
    expect(reduced).toContain("<s>130,00");
    expect(reduced).toContain("Prezzo più basso dei 30 giorni prima della riduzione: 130,00");
    const { price } = product();
    expect(price && draw(product({ price: { ...price, reduction: undefined } }))).not.toContain("<s>");
  });

  it("says its figures with their units, in the reader's language", () => {
    expect(draw(product())).toContain("21,5 kg");
    expect(draw(product(), kingdom)).toContain("21.5 kg");
    expect(draw(product(), germany)).toContain("123,45\u00A0€");
  });

  it("is in the country's own language, and says so", () => {
    const text = draw(product({ material: "Alluminio" }), germany);
    expect(text).toContain('<html lang="de"');
    expect(text).toContain('property="og:locale" content="de_DE"');
    for (const words of ["Module", "Technische Daten", "Verfügbar: 12 Stück", "Aluminium", "Datenschutz"]) {
      expect(text).toContain(words);
    }
  });
});

describe("the first moments of a page", () => {
  const text = draw(product());
  const [, script = ""] = /<script>(.*?)<\/script>/s.exec(text) ?? [];

  it("go by a script that stands before everything that is drawn, and that the policy allows by its hash", () => {
    expect(text.indexOf(`<script>${script}</script>`)).toBeLessThan(text.indexOf("<style>"));
    const policy = contentSecurityPolicy({
      chat: [],
      cards: { scripts: [], calls: [], frames: [] },
      files: [],
      analytics: [],
      mapTiles: [],
    });
    expect(policy).toContain(`'sha256-${createHash("sha256").update(script).digest("base64")}'`);
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
  });

  it.each([
    ["", false],
    ["solvia_known=1", true],
    ["country=it; solvia_known=1", true],
    ["not_solvia_known=1", false],
    ["solvia_known=", false],
  ])("with the cookies '%s' hide prices: %s", (cookie, hides) => {
    const set: string[] = [];
    const documentElement = { setAttribute: (name: string) => set.push(name) };
    runInNewContext(script, { document: { cookie, documentElement } });
    expect(set.length > 0).toBe(hides);
  });

  it("lead to the same page in every country, and keep the country in what is searched", () => {
    for (const country of countries) expect(text).toContain(`href="${addressIn(country, product().path)}"`);
    expect(text).not.toContain('name="country"');
    expect(draw(product(), germany)).toContain('<input type="hidden" name="country" value="de"');
  });
});

describe("a page with a form", () => {
  const ids = ["login", "registration", "registration-business", "reset-password", "new-password"] as const;

  it.each(ids)(
    "%s has every field inside what is disabled, and nothing that the browser could send by itself",
    async (id) => {
      expect(formPages).toContain(`form/${id}`);
      for (const reader of [italy, kingdom, germany]) {
        const text = pageDocument(await formPage(id, reader), { reader, origin, shell });
        const main = text.slice(text.indexOf("<main"), text.indexOf("</main>"));
        const form =
          /<form method="post"><fieldset class="s-fields" disabled>(.*)<\/fieldset><\/form>/s.exec(main)?.[1] ?? "";
        const controls = /<(input|select|button|textarea)\b/g;
        expect(form.match(controls)?.length).toBeGreaterThan(1);
        expect(main.match(controls)).toEqual(form.match(controls));
        expect(form).not.toMatch(/\sname=/);
        expect(main).toMatch(/<noscript>.*JavaScript.*<\/noscript>/s);
        expect(text).toContain('<meta name="robots" content="noindex"');
      }
    },
  );

  it("asks for what the country asks", async () => {
    const body = async (reader: typeof italy) => String((await formPage("registration-business", reader)).body);
    expect(await body(italy)).toContain("Codice SDI");
    expect(await body(italy)).toContain("Provincia");
    expect(await body(germany)).not.toContain("SDI");
    expect(await body(germany)).not.toContain("Provinz");
  });
});

describe("addresses", () => {
  it("find a page by its object and back", () => {
    for (const key of [...standingPages, ...formPages, "brand/stäubli", "product/01ABC"]) {
      expect(pageOfObject(pageObject("de", key))).toEqual({ locale: "de", key });
    }
    expect(pageOfObject("pages/xx/home.html")).toBeUndefined();
    expect(pageOfObject("pages/it/../secret.html")).toMatchObject({ key: "../secret" });
    expect(pageOfObject("shell.json")).toBeUndefined();
  });

  it("encode brands as products' addresses do", () => {
    expect(pathOf("brand/stäubli")).toBe(brandPath("Stäubli"));
  });

  it("give each country one address of its own, and a default for all others", () => {
    const alternates = alternatesOf("/search", origin);
    expect(new Set(alternates.map(({ lang }) => lang)).size).toBe(alternates.length);
    expect(alternates.find(({ lang }) => lang === "x-default")?.url).toBe(`${origin}/search?country=gb`);
  });
});

it("knows the files that a screen needs in a language, without those of others", () => {
  const manifest: Manifest = {
    "index.html": { file: "assets/index.js", css: ["assets/index.css"], imports: ["_vendor.js"], isEntry: true },
    "_vendor.js": { file: "assets/vendor.js" },
    "src/routes/search.tsx?tsr-split=component": { file: "assets/search.js", imports: ["_vendor.js", "_grid.js"] },
    "_grid.js": { file: "assets/grid.js", css: ["assets/grid.css"] },
    "src/routes/login.tsx?tsr-split=component": { file: "assets/login.js" },
    "../../node_modules/@fontsource-variable/onest/files/onest-latin-ext-wght-normal.woff2": {
      file: "assets/ext.woff2",
    },
    "../texts/shop/de.json": { file: "assets/de.js", imports: ["_texts-de.js"] },
    "../texts/technical-words/de.json": { file: "assets/words-de.js", imports: ["_texts-de.js"] },
    "_texts-de.js": { file: "assets/texts-de.js" },
    "../texts/orders/de.json": { file: "assets/orders-de.js" },
    "../texts/shop/it.json": { file: "assets/it.js" },
  };
  expect(shellFor(manifest, "search", "de")).toEqual({
    entry: "/assets/index.js",
    styles: ["/assets/index.css", "/assets/grid.css"],
    typeface: { "latin-ext": "/assets/ext.woff2" },
    modules: ["/assets/vendor.js", "/assets/search.js", "/assets/grid.js", "/assets/de.js"].concat([
      "/assets/texts-de.js",
      "/assets/words-de.js",
    ]),
  });
});

/** All texts below, each with where it stands. */
const textsIn = (node: unknown, at = ""): [where: string, text: string][] =>
  typeof node === "string"
    ? [[at, node]]
    : Object.entries(node as object).flatMap(([key, value]) => textsIn(value, `${at}/${key}`));
const placeholders = (text: string): string => [...new Set(text.match(/\{\{\w+\}\}/g))].sort().join();

/** Of these the Italian one binds. */
const legal: ReadonlySet<string> = new Set(["terms-and-conditions", "sales-conditions", "privacy", "cookie-policy"]);

/** As many parts, with as many paragraphs. */
const shapeOf = ({ sections }: { sections: readonly { paragraphs: readonly string[] }[] }): number[] =>
  sections.map(({ paragraphs }) => paragraphs.length);

/** "14", "2": the figures that a text names, in order. */
const figuresIn = (text: object): string[] => textsIn(text).flatMap(([, said]) => said.match(/\d+/g) ?? []);

describe.each(languages)("in %s", (language) => {
  it("the pages' own texts are all there, with the same values to put in and every plural form", async () => {
    const [own, model] = await Promise.all([publicPagesTexts.in(language), publicPagesTexts.in("it")]);
    const valuesOf = new Map(textsIn(model).map(([where, text]) => [where, placeholders(text)]));
    const plural = /\/(one|two|few|many|zero|other)$/;
    for (const [where, text] of textsIn(own)) {
      expect(text.trim(), where).not.toBe("");
      const wanted = valuesOf.get(where.replace(plural, "/other")) ?? "";
      // Of a single day or piece one need not say that it is one.
      expect([wanted, where.endsWith("/one") && wanted.replace(/\{\{count\}\},?/, "")], where).toContain(
        placeholders(text),
      );
    }
    const rules = new Intl.PluralRules(language);
    const forms = new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)));
    for (const counted of Object.values(own).filter((text) => typeof text === "object")) {
      expect(Object.keys(counted)).toEqual(expect.arrayContaining([...forms]));
    }
  });

  it.each(goodsCategories)("%s have a guide", async (category) => {
    const [own, model] = await Promise.all([categoryGuide(category, language), categoryGuide(category, "it")]);
    expect(shapeOf(own)).toEqual(shapeOf(model));
    for (const [where, text] of textsIn(own)) expect(text.trim(), where).not.toBe("");
    if (language !== "it") expect(own.title).not.toBe(model.title);
  });

  it.each(plainTextIds)("%s is written, section by section, and says whether Italian binds", async (id) => {
    const [own, model] = await Promise.all([plainText(id, language), plainText(id, "it")]);
    expect(shapeOf(own)).toEqual(shapeOf(model));
    for (const [where, text] of textsIn(own)) expect(text.trim(), where).not.toBe("");
    expect(own.language).toBe(language);
    const binds = language === "it" || !legal.has(id);
    expect(own.italianPrevails === undefined).toBe(binds);
    if (language !== "it") expect(own.lead).not.toBe(model.lead);
    // A figure of the law is the same in each language.
    expect(figuresIn(own)).toEqual(figuresIn(model));
  });
});

it("reads each country's pages in a language of its own formats, and loads words for it", async () => {
  for (const country of countries) {
    const { language, words } = await readerOf(country);
    expect(language).toBe(ownLanguage(country));
    expect(country.format.split("-")[0]).toBe(language);
    expect(words.skip).toBe((await publicPagesTexts.in(language)).skip);
  }
});
