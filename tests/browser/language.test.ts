import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDemonstrationUser } from "@solvia/core/accounts/registration/create-demonstration-user";
import { saveProduct } from "@solvia/core/catalogue/editing/save-product";
import { saveSeries } from "@solvia/core/catalogue/series/save-series";
import { setPrices } from "@solvia/core/pricing/set-price";
import type { LocalCloud } from "@solvia/local/cloud";
import { ensureSite } from "@solvia/local/web-build";
import { atRest } from "../support/at-rest.ts";
import { axeFindings } from "../support/axe.ts";
import { openVisitor, startBrowser, type Width, widths } from "../support/browser.ts";
import { Caller, password, startTestCloud } from "../support/cloud.ts";
import { openWith } from "../support/office.ts";

let cloud: LocalCloud;
let browser: Browser;
let productId: string;
const customer = "cliente@solvia.example";

const textsOf = (descriptionTitle: string) => ({
  descriptionTitle,
  descriptionSubtitle: "",
  descriptionRich: "",
  description2Rich: "",
});

beforeAll(async () => {
  await ensureSite();
  [cloud, browser] = await Promise.all([startTestCloud({ seeded: false }), startBrowser()]);
  const now = new Date();
  await createDemonstrationUser({ email: customer, password, name: "Giulia", surname: "Ferraro", roles: [] }, now);
  const kind = { brand: "Voltalia", category: "electrical_cabinet" as const, typology: "field-cabinet" };
  const texts = { it: textsOf("Protezione cablata"), en: textsOf("Protection, wired") };
  const series = { ...kind, name: "Quadri", imageUrl: "/favicon.svg", imageUrlSmall: "/favicon.svg", texts };
  const { id: seriesId } = await saveSeries(series, now);
  const fields = {
    name: "Quadro 4 stringhe",
    productCode: "Q-4",
    weight: 9500,
    minQuantity: 1,
    piecesPerPackage: 0,
    protectionClass: "IP65",
    numberStringIn: 4,
    numberStringOut: 2,
  };
  productId = (await saveProduct({ seriesId, fields }, now)).id;
  const price = { productId, priceType: "high" as const, discount: 0 };
  await setPrices(
    [
      // In Italy with 1.00 of contribution to its disposal and 22 % of VAT: 1,507.38.
      { ...price, locale: "it", price: 123_456 },
      { ...price, locale: "de", price: 150_000 },
    ],
    now,
  );
});
afterAll(async () => {
  await browser.close();
  await cloud.stop();
});

/** Opens the dialog where this width has its button. */
async function openRegion(page: Page, width: Width, name: RegExp) {
  if (width === "phone") await page.getByRole("button", { name: "Menu" }).click();
  const place = width === "phone" ? page.getByRole("dialog") : page.getByRole("banner");
  await place.getByRole("button", { name }).click();
}

async function chooseCountry(page: Page, label: string, country: string) {
  await page.getByLabel(label).first().click();
  await page.getByRole("option", { name: country }).click();
}

const plain = async (page: Page): Promise<string> =>
  (await page.getByRole("main").innerText()).replaceAll(/[\u00A0\u202F]/g, " ");

describe.each(["desktop", "phone"] as const)("on a %s", (width) => {
  it("another country brings its language, its price with its VAT and its format, and is kept", async () => {
    const page = await openVisitor(browser, cloud.url, width);
    await page.goto(`/product/${productId}`);
    await page.getByText("Dati tecnici").first().waitFor();
    await page.getByRole("tab", { name: "Serie" }).click();
    await page.getByText("Protezione cablata").waitFor();
    await expect.poll(() => plain(page)).toContain("1.507,38 €");
    await openRegion(page, width, /Paese e lingua/);
    await chooseCountry(page, "Paese di consegna", "Germania · Deutschland");
    await expect.poll(() => page.getByLabel("Lingua del sito").inputValue()).toBe("de");
    await page.getByText("Prefisso telefonico +49 · e-mail in tedesco.").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    const asked: URLSearchParams[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).searchParams));
    await page.getByRole("button", { name: "Conferma" }).click();
    await page.getByText("Technische Daten").first().waitFor();
    // A German answer with Italian texts could come late, and stay.
    const inGermany = asked.filter((query) => query.get("locale") === "de");
    expect(new Set(inGermany.map((query) => query.get("language")))).toEqual(new Set(["de"]));
    await page.getByRole("tab", { name: "Serie" }).click();
    await page.getByText("Protection, wired").waitFor();
    await expect.poll(() => plain(page)).toContain("1.785,00 €");
    await expect.poll(() => page.getAttribute("html", "lang")).toBe("de");
    await page.reload();
    await page.getByText("Technische Daten").first().waitFor();
    await expect.poll(() => plain(page)).toContain("1.785,00 €");
  });

  it("a language alone changes the words and the way numbers are written, and not the shop", async () => {
    const page = await openVisitor(browser, cloud.url, width);
    await page.goto(`/product/${productId}`);
    await page.getByText("Dati tecnici").first().waitFor();
    await openRegion(page, width, /Paese e lingua/);
    await page.getByLabel("Lingua del sito").selectOption("en");
    await page.getByRole("button", { name: "Conferma" }).click();
    await page.getByText("Technical data").first().waitFor();
    await expect.poll(() => plain(page)).toContain("€1,507.38");
  });
});

it("offers the browser's own language in that language, until it is taken or the offer is closed", async () => {
  const visit = async () => {
    const context = await browser.newContext({ viewport: widths.phone, locale: "pl-PL", baseURL: cloud.url });
    const page = await context.newPage();
    await page.goto(`/product/${productId}`);
    return { page, offer: page.getByRole("complementary", { name: "Solvia jest też po polsku." }) };
  };
  const { page, offer } = await visit();
  await offer.waitFor();
  expect(await page.getAttribute("html", "lang")).toBe("it");
  expect(await axeFindings(page)).toEqual([]);
  await offer.getByRole("button", { name: "Polski" }).click();
  await page.getByText("Dane techniczne").first().waitFor();
  await offer.waitFor({ state: "detached" });

  const declining = await visit();
  await declining.offer.getByRole("button", { name: "Zamknij" }).click();
  await declining.offer.waitFor({ state: "detached" });
  expect(await declining.page.evaluate(() => localStorage.getItem("language-offer"))).toBe("closed");
  await declining.page.clock.install();
  await declining.page.reload();
  await declining.page.getByText("Dati tecnici").first().waitFor();
  await atRest(declining.page);
  await declining.page.clock.fastForward(10_000);
  expect(await declining.offer.count()).toBe(0);
});

it("reads every one of the fourteen languages", async () => {
  const page = await openVisitor(browser, cloud.url, "desktop");
  await page.goto("/");
  await openRegion(page, "desktop", /Paese e lingua/);
  await page.getByLabel("Lingua del sito").waitFor();
  const options = await page.getByLabel("Lingua del sito").locator("option").all();
  const offered = await Promise.all(
    options.map(async (option) => [(await option.getAttribute("value")) ?? "", await option.innerText()] as const),
  );
  expect(offered).toHaveLength(14);
  const titles = new Set<string>();
  for (const [language, name] of offered) {
    await page.evaluate((value) => localStorage.setItem("language", value), language);
    await page.reload();
    // The public page's header names its own language, twice, until the application takes over; its button is the application's.
    await page
      .getByRole("banner")
      .getByRole("button")
      .filter({ hasText: `IT · ${name}` })
      .waitFor();
    const title = () => page.getByRole("heading", { level: 1 }).innerText();
    // The header may speak before the page does.
    await expect.poll(async () => titles.has(await title())).toBe(false);
    titles.add(await title());
  }
  expect(titles.size).toBe(14);
});

it("keeps a customer in their account's country, and writes to them in the language they choose", async () => {
  const api = await new Caller(cloud.url).login(customer);
  const page = await openWith({ browser, cloud }, api.cookie, "/", "desktop");
  await openRegion(page, "desktop", /Paese e lingua/);
  await page.getByText("Il Paese è quello del tuo account.").waitFor();
  await expect.poll(() => page.getByLabel("Paese di consegna").first().isDisabled()).toBe(true);
  await page.getByLabel("Lingua del sito").selectOption("pl");
  await page.getByRole("button", { name: "Conferma" }).click();
  await page.getByRole("heading", { name: "Fotowoltaika, jasna co do centa" }).waitFor();
  await expect
    .poll(async () => (await api.call("GET", "/user")).body)
    .toMatchObject({ user: { language: "pl", locale: "it" } });
});
