import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createDemonstrationUser } from "@solvia/core/accounts/registration/create-demonstration-user";
import type { getBackOfficePlainText } from "@solvia/core/contract/back-office/content-crm";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import { saveProduct } from "@solvia/core/catalogue/editing/save-product";
import { saveSeries } from "@solvia/core/catalogue/series/save-series";
import { setProductFields } from "@solvia/core/catalogue/editing/change-product";
import { deleteKit, saveKit } from "@solvia/core/catalogue/kits/save-kit";
import { correctTranslation, seriesTranslations } from "@solvia/core/catalogue/translation/correct-translation";
import { deleteProduct } from "@solvia/core/catalogue/editing/delete-product";
import { addStock, setOnHand } from "@solvia/core/logistics/set-stock";
import { setPrices } from "@solvia/core/pricing/set-price";
import type { LocalCloud } from "@solvia/local/cloud";
import { Caller, password, startTestCloud } from "../support/cloud.ts";

let cloud: LocalCloud;
let seriesId: string;

beforeAll(async () => {
  cloud = await startTestCloud({ seeded: false });
  const texts = {
    it: {
      descriptionTitle: "Morsetti sicuri",
      descriptionSubtitle: "Tengono nel vento",
      descriptionRich: "<p>In <strong>alluminio</strong>.</p>",
      description2Rich: "",
    },
  };
  const series = { name: "Presa", brand: "Würth & Figli", category: "structures", typology: "clamps" } as const;
  seriesId = (await saveSeries({ ...series, imageUrl: "/favicon.svg", imageUrlSmall: "", texts }, new Date())).id;
});
afterAll(() => cloud.stop());

let count = 0;

async function create(name: string, visibility = true, ofSeries = seriesId): Promise<string> {
  count += 1;
  const fields = {
    name,
    productCode: `M-${count}`,
    weight: 60,
    minQuantity: 1,
    piecesPerPackage: 0,
    material: "Alluminio" as const,
    visibility,
  };
  const { id } = await saveProduct({ seriesId: ofSeries, fields }, new Date());
  await setPrices([{ productId: id, locale: "it", priceType: "high", price: 1000, discount: 0 }], new Date());
  await addStock(id, 40);
  return id;
}

const addressOf = (id: string) => `${cloud.url}/structures/w%C3%BCrth-&-figli/morsetto/${id}`;

async function read(address: string) {
  const response = await fetch(address.startsWith("/") ? `${cloud.url}${address}` : address);
  return { status: response.status, text: await response.text(), type: response.headers.get("content-type") };
}

/** Waits until the page says so: work that no one waits for stands between a change and its page. */
const becomes = (address: string, wanted: { status?: number; text?: RegExp }) =>
  vi.waitFor(
    async () => {
      const page = await read(address);
      if (wanted.status) expect(page.status).toBe(wanted.status);
      if (wanted.text) expect(page.text).toMatch(wanted.text);
    },
    { timeout: 90_000, interval: 200 },
  );

describe("a product's page without JavaScript", () => {
  it("holds name, price, stock, technical table, the series' words and data for machines", async () => {
    const id = await create("Morsetto <centrale>");
    await becomes(addressOf(id), { status: 200, text: /40 pezzi/ });
    const { text, type } = await read(addressOf(id));
    expect(type).toContain("text/html");
    for (const words of [
      "Morsetto &lt;centrale&gt;",
      "Würth &amp; Figli",
      "12,20",
      "Alluminio",
      "<strong>alluminio</strong>",
      "Tengono nel vento",
      '"@type":"Product"',
      '"@type":"BreadcrumbList"',
      '"price":"12.20"',
      `rel="canonical" href="${cloud.url}/structures/w%C3%BCrth-%26-figli/morsetto-%3Ccentrale%3E/${id}"`,
    ]) {
      expect(text).toContain(words);
    }
    expect(text).not.toContain("<centrale>");
  });

  it("follows a change of name, price and stock", async () => {
    const id = await create("Prima");
    await becomes(addressOf(id), { text: /Prima.*40 pezzi/s });
    await setProductFields(id, { toBeQuoted: true });
    await becomes(addressOf(id), { text: /Richiedi preventivo/ });
    expect((await read(addressOf(id))).text).not.toContain('"offers"');
    await setProductFields(id, { toBeQuoted: false });
    await setPrices([{ productId: id, locale: "it", priceType: "high", price: 2000, discount: 0 }], new Date());
    await becomes(addressOf(id), { text: /24,40/ });
    await addStock(id, 2);
    await becomes(addressOf(id), { text: /42 pezzi/ });
    await becomes(`${addressOf(id)}?country=gb`, { text: /In stock: 42 pieces/ });
  });

  it("reads the series' words in another language as soon as somebody corrects them", async () => {
    const id = await create("Corretto");
    await becomes(`${addressOf(id)}?country=gb`, { status: 200, text: /40 pieces/ });
    const { items } = await seriesTranslations(seriesId);
    const version = items.find(({ language }) => language === "en")?.version ?? 0;
    const texts = { descriptionRich: "<p>Holds in any storm.</p>" };
    await correctTranslation(seriesId, "en", { version, texts });
    await becomes(`${addressOf(id)}?country=gb`, { text: /Holds in any storm/ });
    await correctTranslation(seriesId, "en", {
      version: version + 1,
      texts: { descriptionRich: "<p>Storms pass.</p>" },
    });
    await becomes(`${addressOf(id)}?country=gb`, { text: /Storms pass/ });
    expect((await read(`${addressOf(id)}?country=gb`)).text).not.toContain("Holds in any storm");
    await setOnHand(id, 0);
    await deleteProduct(id);
  });

  it("is gone (410) once the product is hidden or deleted, says where to go on, and comes back when it is shown", async () => {
    const [hidden, deleted] = [await create("Nascosto"), await create("Tolto")];
    await becomes(addressOf(hidden), { status: 200 });
    await becomes(addressOf(deleted), { status: 200 });
    // Their pages are written by the worker, not only by this look at them, once the lists name them.
    await becomes("/category/structures", { text: /Nascosto.*|Tolto/s });
    await setProductFields(hidden, { visibility: false });
    await setOnHand(deleted, 0);
    await deleteProduct(deleted);
    for (const id of [hidden, deleted]) {
      await becomes(addressOf(id), { status: 410, text: /non è più in vendita/ });
      expect((await read(addressOf(id))).text).toContain("/category/structures");
    }
    await becomes("/brand/w%C3%BCrth-&-figli", { text: /^(?!.*Nascosto)(?!.*Tolto)/s });
    await setProductFields(hidden, { visibility: true });
    await becomes(addressOf(hidden), { status: 200, text: /Nascosto/ });
  });

  it("is not found (404), not gone, when it never was published", async () => {
    const secret = await create("Segreto", false);
    expect(await read(addressOf(secret))).toMatchObject({ status: 404 });
    expect((await read(addressOf(secret))).text).not.toContain("Segreto");
    expect((await read(addressOf("01NOSUCHPRODUCT"))).status).toBe(404);
  });
});

describe("a kit's page without JavaScript", () => {
  const texts = (name: string) => ({ it: { name, description: "Tiene il tetto.\n\nE il vento." } });

  it("holds its parts, price and data for machines, and follows its own changes and its parts'", async () => {
    const [clamp, rail] = [await create("Morsetto del kit"), await create("Binario del kit")];
    const parts = [
      { productId: clamp, quantity: 2 },
      { productId: rail, quantity: 1 },
    ];
    const fields = { visibility: true, discount: 0.1, texts: texts("Kit <tetto>"), parts };
    const { id, version } = await saveKit(fields, new Date());
    // Three parts at 10 euro, less a tenth, and 22% of VAT.
    await becomes(`/kit/${id}`, { status: 200, text: /32,94/ });
    const { text } = await read(`/kit/${id}`);
    for (const words of [
      "Kit &lt;tetto&gt;",
      "2 × ",
      "Morsetto del kit",
      "20 kit disponibili",
      "<p>E il vento.</p>",
      '"price":"32.94"',
      `rel="canonical" href="${cloud.url}/kit/${id}"`,
      `hreflang="en-GB" href="${cloud.url}/kit/${id}?country=gb"`,
    ]) {
      expect(text).toContain(words);
    }
    await becomes("/kit", { text: /Kit &lt;tetto&gt;.*32,94/s });
    await setPrices([{ productId: rail, locale: "it", priceType: "high", price: 2000, discount: 0 }], new Date());
    await becomes(`/kit/${id}`, { text: /43,92/ });
    await becomes("/kit", { text: /43,92/ });
    await saveKit({ ...fields, id, version, texts: texts("Kit tetto grande") }, new Date());
    await becomes(`/kit/${id}`, { text: /Kit tetto grande/ });
  });

  it("is gone (410) with one of its parts and with the kit itself, and comes back with its part", async () => {
    const part = await create("Parte del kit");
    const parts = [{ productId: part, quantity: 1 }];
    const { id } = await saveKit({ visibility: true, discount: 0, texts: texts("Kit fragile"), parts }, new Date());
    await becomes("/kit", { text: /Kit fragile/ });
    await becomes(`/kit/${id}`, { status: 200 });
    await setProductFields(part, { visibility: false });
    await becomes(`/kit/${id}`, {
      status: 410,
      text: /Kit fragile.*non è più in vendita|non è più in vendita.*Kit fragile/s,
    });
    await becomes("/kit", { text: /^(?!.*Kit fragile)/s });
    await setProductFields(part, { visibility: true });
    await becomes(`/kit/${id}`, { status: 200, text: /Parte del kit/ });
    await deleteKit(id);
    await becomes(`/kit/${id}`, { status: 410 });
    expect((await read(`/kit/${id}`)).text).toContain("Tutti i kit");
  });

  it("is not found (404) when it never was shown", async () => {
    const parts = [{ productId: await create("Parte nascosta"), quantity: 1 }];
    const hidden = { visibility: false, discount: 0, texts: texts("Kit segreto"), parts };
    const { id } = await saveKit(hidden, new Date());
    expect(await read(`/kit/${id}`)).toMatchObject({ status: 404 });
  });
});

describe("other pages", () => {
  it.each([
    ["/", /Il fotovoltaico, chiaro/],
    ["/search", /Tutto il catalogo/],
    ["/search?category=structures", /Strutture/],
    ["/kit", /Kit fotovoltaici/],
    ["/category/structures", /Prima il tetto, poi la struttura/],
    ["/brand/w%C3%BCrth-&-figli", /Würth &amp; Figli/],
    ["/privacy", /Titolare/],
    ["/terms-and-conditions", /Contenuti del catalogo/],
    ["/sales-conditions", /Recesso/],
    ["/cookie-policy", /Cookie tecnici/],
    ["/about-us", /Chi siamo/],
    ["/plans", /49,00.€ al mese \+ IVA.*59,78.€.*14 giorni gratis.*Disdire/s],
    ["/plans?country=pl", /Plany Solvia/],
    ["/services", /Bancali e container/],
    ["/privacy?country=gb", /Controller/],
    ["/?country=de", /Photovoltaik, klar/],
    ["/category/structures?country=fr", /<html lang="fr".*Structures.*Marques/s],
    ["/kit?country=pl", /Zestawy fotowoltaiczne/],
    ["/about-us?country=ua", /<html lang="uk".*Про нас/s],
    ["/services?country=rs", /<html lang="sr-Latn"/],
    ["/services", /href="\/files\/superbonus">Superbonus: che cosa vale nel 2026/],
    ["/dropshipping-services-for-photovoltaic-products", /senza magazzino.*Confronta i piani/s],
    ["/dropshipping-services-for-photovoltaic-products?country=gb", /without a warehouse.*href="\/plans\?country=gb"/s],
    ["/commercial-and-industrial-photovoltaic-solutions", /Bancali e container.*href="\/request-quotation"/s],
    ["/commercial-and-industrial-photovoltaic-solutions?country=fr", /<html lang="fr".*Palettes et conteneurs/s],
    ["/consulenza-comunita-energetiche-e-autoconsumo-collettivo", /Situazione al 5 febbraio 2026.*5 GW.*gse\.it/s],
    ["/consulenza-comunita-energetiche-e-autoconsumo-collettivo?country=pl", /31 grudnia 2027.*Źródła/s],
    ["/files/superbonus", /96\.000 euro.*Carte da raccogliere.*papers\?language=it.*normattiva\.it/s],
    ["/files/superbonus?country=de", /31\. Januar 2026.*papers\?language=de.*Agenzia delle Entrate/s],
    ["/files/asseverazione", /chi la firma e quando serve.*normattiva\.it/s],
    ["/files/asseverazione?country=ua", /<html lang="uk".*90 днів/s],
    ["/promo-byd", /non vendiamo prodotti BYD.*href="\/brand\/byd"/s],
    ["/promo-byd?country=es", /Baterías BYD en nuestro catálogo/],
    ["/calcolo-ritorno-investimento", /tutte le ipotesi in vista.*PVGIS.*href="\/request-quotation"/s],
    ["/calcolo-ritorno-investimento?country=fr", /<html lang="fr".*Que rapporte le photovoltaïque/s],
    ["/privacy?country=at", /<html lang="de".*Verantwortlicher.*Daten und Zwecke/s],
  ])("%s has its words, one heading, title, description and canonical address", async (address, words) => {
    const { status, text } = await read(address);
    expect(status).toBe(200);
    expect(text).toMatch(words);
    expect(text.match(/<h1/g)).toHaveLength(1);
    expect(text).toMatch(/<title>.{5,} · Solvia<\/title>/);
    expect(text).toMatch(/<meta name="description" content=".{30,}"/s);
    expect(text.match(/rel="canonical"/g)).toHaveLength(1);
  });

  it.each([
    "/no-such-page",
    "/superbonus",
    "/files/none",
    "/kit/none",
    "/category/none",
    "/brand/none",
    "/structures/a/b/01NONE",
    "/%E0%A4%A",
  ])("%s is not found, in words", async (address) => {
    const { status, text } = await read(address);
    expect(status).toBe(404);
    expect(text).toContain("Pagina non trovata");
    expect(text).toContain('name="robots" content="noindex"');
  });

  it.each(["/files/superbonus", "/promo-byd"])("%s names itself in every country, by its own address", async (path) => {
    const { text } = await read(`${path}?country=de`);
    expect(text).toContain(`<link rel="canonical" href="${cloud.url}${path}?country=de"`);
    expect(text).toContain(`hreflang="it-IT" href="${cloud.url}${path}"`);
    expect(text).toContain(`hreflang="uk-UA" href="${cloud.url}${path}?country=ua"`);
    expect(text).toContain(`"item":"${cloud.url}${path}?country=de"`);
  });

  it("a brand's products come onto the page that shows it when they come into the catalogue, and go with them", async () => {
    const texts = { it: { descriptionTitle: "", descriptionSubtitle: "", descriptionRich: "", description2Rich: "" } };
    const series = { name: "Torre", brand: "BYD", category: "structures", typology: "clamps" } as const;
    const own = await saveSeries({ ...series, imageUrl: "/favicon.svg", imageUrlSmall: "", texts }, new Date());
    const id = await create("Torre in promozione", true, own.id);
    await becomes("/promo-byd", { text: /Torre in promozione.*12,20/s });
    await setOnHand(id, 0);
    await deleteProduct(id);
    await becomes("/promo-byd", { text: /non vendiamo prodotti BYD/ });
    expect((await read("/promo-byd")).text).not.toContain("Torre in promozione");
  });

  it.each([
    ["superbonus", "it"],
    ["asseverazione", "bg"],
  ])("the papers of %s are a PDF in %s, and of no other text", async (id, language) => {
    const response = await fetch(`${cloud.url}/api/plaintexts/${id}/papers?language=${language}`);
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
    expect((await fetch(`${cloud.url}/api/plaintexts/privacy/papers?language=${language}`)).status).toBe(422);
  });

  it("a text of the house is read in the office's words, and a customer writes none", async () => {
    const callers = await Promise.all(
      ([["admin"], []] as const).map(async (roles, at) => {
        const email = `texts-${at}@solvia.example`;
        await createDemonstrationUser({ email, password, name: "Ada", surname: "Neri", roles }, new Date());
        return new Caller(cloud.url).login(email);
      }),
    );
    const [office, customer] = callers as [Caller, Caller];
    const path = "/back-office/plaintexts/cookie-policy";
    const { words } = (await office.call("GET", path)).body as AnswerOf<typeof getBackOfficePlainText>;
    const lead = "Biscotti <tecnici>, e nessun altro.";
    const change = { ...words, lead, language: "it", version: 0, italianVersion: 0 };
    expect(await customer.call("PUT", path, change)).toMatchObject({ status: 403 });
    expect(await office.call("PUT", path, change)).toMatchObject({ status: 200, body: { version: 1 } });
    expect(await office.call("PUT", path, change)).toMatchObject({ status: 409, body: { code: "version-conflict" } });
    expect(await office.call("GET", "/plaintexts/cookie-policy")).toMatchObject({ body: { lead } });
    await becomes("/cookie-policy", { text: /Biscotti &lt;tecnici&gt;, e nessun altro\..*Ultimo aggiornamento/s });
    await becomes("/cookie-policy?country=de", { text: /nach dieser Übersetzung geändert/ });
  });

  it("says which files aren't there without calling them pages", async () => {
    expect(await read("/assets/none.js")).toMatchObject({ status: 404, text: "Not found" });
  });
});

describe("what crawlers read", () => {
  it("sitemaps name every public page once, in every country, and robots.txt names them", async () => {
    const id = await create("In mappa");
    const inKit = { texts: { it: { name: "Kit in mappa", description: "" } }, parts: [{ productId: id, quantity: 1 }] };
    const kit = await saveKit({ visibility: true, discount: 0, ...inKit }, new Date());
    await saveKit({ visibility: false, discount: 0, ...inKit }, new Date());
    await becomes("/category/structures", { text: /In mappa/ });
    const ran = await fetch(`${cloud.consoleUrl}/schedules/write-sitemaps/run`, {
      method: "POST",
      redirect: "manual",
      headers: { origin: cloud.url },
    });
    expect(ran.status).toBe(303);
    const index = await read("/sitemap.xml");
    expect(index.type).toContain("xml");
    const parts = [...index.text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = ""]) => loc);
    expect(parts).toEqual([`${cloud.url}/sitemaps/1.xml`]);
    const { text } = await read(parts[0] ?? "");
    const addresses = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = ""]) => loc);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.filter((address) => address.endsWith(id))).toHaveLength(1);
    expect(addresses).toContain(`${cloud.url}/category/structures`);
    expect(addresses).toContain(`${cloud.url}/kit`);
    expect(addresses.filter((address) => address.startsWith(`${cloud.url}/kit/`))).toContain(
      `${cloud.url}/kit/${kit.id}`,
    );
    expect(text).toContain('hreflang="en-GB"');
    expect(text).toContain('hreflang="fr-BE"');
    expect(text).toMatch(new RegExp(`<loc>${cloud.url}/kit/${kit.id}</loc><lastmod>\\d{4}-`));
    for (const address of addresses) expect((await read(address.replaceAll("&amp;", "&"))).status).toBe(200);
    expect((await read("/robots.txt")).text).toContain(`Sitemap: ${cloud.url}/sitemap.xml`);
  });
});
