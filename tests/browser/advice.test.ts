import type { Page } from "playwright-core";
import { guidancePaths } from "@solvia/core/content/guidance-facts";
import { describe, expect, it } from "vitest";
import { atRest } from "../support/at-rest.ts";
import { axeFindings } from "../support/axe.ts";
import { openVisitor, widths, type Width } from "../support/browser.ts";
import { firstMain } from "../support/buy.ts";
import { Caller } from "../support/cloud.ts";
import { openAs } from "../support/office.ts";
import { useShop } from "../support/shop-stage.ts";

const shop = useShop();
const pages = [...Object.values(guidancePaths), "/services"];
const main = (page: Page) => page.getByRole("main");

describe.each(Object.keys(widths) as Width[])("on a %s", (width) => {
  it.each(pages)("%s is read, and leads somewhere", async (path) => {
    const page = await openVisitor(shop.browser, shop.cloud.url, width);
    await page.goto(path);
    const title = (await main(page).getByRole("heading", { level: 1 }).textContent()) ?? "";
    await expect.poll(() => page.title()).toBe(`${title} · Solvia`);
    await atRest(page);
    expect(await axeFindings(page)).toEqual([]);
    const wide = "document.documentElement.scrollWidth > document.documentElement.clientWidth";
    expect(await page.evaluate(wide)).toBe(false);
    const links = await page.evaluate<string[]>(
      "[...document.querySelectorAll('main a[href]')].map((link) => link.getAttribute('href'))",
    );
    const own = [...new Set(links.filter((href) => href.startsWith("/")))];
    expect(own.length).toBeGreaterThan(1);
    for (const href of own) expect((await fetch(new URL(href, shop.cloud.url))).status, href).toBe(200);
    // One goes on within the application, and back.
    const way = main(page).getByRole("navigation", { name: "Come andare avanti" }).getByRole("link").first();
    const name = await way.getAttribute("href");
    await way.click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(name);
    await page.goBack();
    await main(page).getByRole("heading", { level: 1, name: title }).waitFor();
  });
});

it("the services lead to the law's page, whose list is downloaded in the reader's language", async () => {
  const page = await openVisitor(shop.browser, shop.cloud.url, "desktop");
  await page.goto("/services");
  await main(page).getByRole("link", { name: "Superbonus: che cosa vale nel 2026" }).click();
  await main(page).getByRole("heading", { name: "Carte da raccogliere" }).waitFor();
  const list = main(page).getByRole("link", { name: "Scarica la lista (PDF)" });
  expect(await list.getAttribute("href")).toBe("/api/plaintexts/superbonus/papers?language=it");
  expect(await main(page).getByRole("link", { name: "ENEA, detrazioni fiscali" }).getAttribute("href")).toMatch(
    /^https:/,
  );
});

it("a brand's page shows its products with the prices of their own pages", async () => {
  const page = await openVisitor(shop.browser, shop.cloud.url, "desktop");
  await page.goto("/promo-byd");
  const cards = main(page).locator("[data-result]");
  await expect.poll(() => cards.count()).toBeGreaterThan(3);
  const price = /[\d.]+,\d\d/.exec(await cards.first().innerText())?.[0] ?? "none";
  await cards.first().getByRole("link").first().click();
  await main(page).getByRole("heading", { level: 1 }).waitFor();
  await expect.poll(() => main(page).innerText()).toContain(price);
});

it.each(Object.keys(widths) as Width[])(
  "the calculator on a %s reckons what is typed, and its address keeps it",
  async (width) => {
    const page = await openVisitor(shop.browser, shop.cloud.url, width);
    await page.goto("/calcolo-ritorno-investimento?province=PA&powerKw=6");
    await main(page).getByText("9.000 kWh").waitFor();
    await main(page).getByText("Stima, non un preventivo").waitFor();
    await main(page).getByLabel("Potenza dei moduli").fill("4");
    await main(page).getByLabel("Investimento").fill("5.000,00");
    await main(page).getByRole("button", { name: "Calcola" }).click();
    await main(page).getByText("6.000 kWh").waitFor();
    await main(page).getByText("5.000,00").first().waitFor();
    expect(await main(page).getByRole("row").count()).toBe(26);
    await expect.poll(() => new URL(page.url()).searchParams.get("investmentCents")).toBe("500000");
    await page.reload();
    await main(page).getByText("6.000 kWh").waitFor();
    await main(page).getByLabel("Investimento").fill("");
    await main(page).getByRole("button", { name: "Calcola" }).click();
    await expect.poll(() => new URL(page.url()).searchParams.has("investmentCents")).toBe(false);
    await main(page).getByLabel("Potenza dei moduli").fill("0,1");
    await main(page).getByRole("button", { name: "Calcola" }).click();
    await expect.poll(() => main(page).getByLabel("Potenza dei moduli").getAttribute("aria-invalid")).toBe("true");
    await atRest(page);
    expect(await axeFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    const wide = "document.documentElement.scrollWidth > document.documentElement.clientWidth";
    // The chart is drawn again when it sees its new room.
    await expect.poll(() => page.evaluate(wide)).toBe(false);
  },
);

it.each(Object.keys(widths) as Width[])(
  "a cart of panels on a %s leads to the calculator, filled in",
  async (width) => {
    const page = await openVisitor(shop.browser, shop.cloud.url, width);
    const { price } = await firstMain(new Caller(shop.cloud.url), "panels");
    await page.goto("/forklift");
    const add = `/api/orders/product-price/${price.priceId}/quantity/10`;
    expect(await page.evaluate(`fetch("${add}", { method: "POST" }).then(({ status }) => status)`)).toBe(200);
    await page.reload();
    const way = main(page).getByRole("link", { name: "Stima il ritorno di questo impianto" });
    await main(page)
      .getByText(/^Moduli per .*kWp di picco$/)
      .waitFor();
    await main(page).getByText("Il prezzo è quello dei soli prodotti").waitFor();
    await atRest(page);
    expect(await axeFindings(page)).toEqual([]);
    await page.goto((await way.getAttribute("href")) ?? "");
    const asked = new URL(page.url()).searchParams;
    expect(Number(asked.get("powerKw"))).toBeGreaterThan(1);
    expect(Number(asked.get("investmentCents"))).toBeGreaterThan(10_000);
    await expect.poll(() => main(page).getByRole("row").count()).toBe(26);
  },
);

it("the office writes a text anew, whose translation says that it is older until it is read again", async () => {
  const page = await openAs(shop, "admin@solvia.example", "/back-office/plaintexts");
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("link", { name: "Chi siamo", exact: true }).click();
  await page.getByRole("textbox", { name: "Introduzione" }).fill("Vendiamo materiale fotovoltaico, e lo spieghiamo.");
  await page.getByRole("button", { name: "Aggiungi una sezione" }).click();
  const last = page.getByRole("group", { name: /^Sezione \d+$/ }).last();
  await page.getByRole("button", { name: "Salva", exact: true }).click();
  await last.getByText("Obbligatorio").first().waitFor();
  await last.getByRole("textbox", { name: "Titolo della sezione" }).fill("Dove siamo");
  await last.getByRole("textbox", { name: "Paragrafi" }).fill("A Verona.\n\nIl magazzino è lì accanto.");
  await last.getByRole("button", { name: /^Sposta in alto/ }).click();
  await page.getByRole("button", { name: "Salva", exact: true }).click();
  await expect
    .poll(() => page.getByRole("combobox", { name: "Versione" }).innerText())
    .toContain("Versione 1, attuale");
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole("combobox", { name: "Lingua" }).selectOption("de");
  await page.getByText("Il testo italiano è cambiato dopo questa traduzione.").waitFor();
  await page.getByText("Il magazzino è lì accanto.").waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Salva", exact: true }).click();
  await page.getByText("Il testo italiano è cambiato dopo questa traduzione.").waitFor({ state: "detached" });

  const reader = await openVisitor(shop.browser, shop.cloud.url, "phone");
  await reader.goto("/about-us");
  await main(reader).getByText("Vendiamo materiale fotovoltaico, e lo spieghiamo.").waitFor();
  await main(reader).getByText("Il magazzino è lì accanto.").waitFor();
  expect(await axeFindings(reader)).toEqual([]);
});
