import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { saveProduct } from "@solvia/core/catalogue/editing/save-product";
import { saveSeries } from "@solvia/core/catalogue/series/save-series";
import { axeFindings } from "../support/axe.ts";
import type { Width } from "../support/browser.ts";
import { startOffice, type Office } from "../support/office.ts";

let house: Office;
let productId: string;

const kind = { brand: "Voltalia", category: "electrical_cabinet", typology: "field-cabinet" } as const;
const pictures = { imageUrl: "/favicon.svg", imageUrlSmall: "/favicon.svg" };
const texts = {
  descriptionTitle: "Energia dal tetto",
  descriptionSubtitle: "",
  descriptionRich: "<p>Il modulo <strong>VOL-430</strong> eroga 430 W.</p>",
  description2Rich: "",
};
const newSeries = async (name: string) =>
  (await saveSeries({ ...kind, ...pictures, name, texts: { it: texts } }, new Date())).id;

beforeAll(async () => {
  house = await startOffice();
  const fields = {
    name: "Quadro VOL-430",
    productCode: "VOL-430",
    weight: 9500,
    minQuantity: 1,
    piecesPerPackage: 0,
    protectionClass: "IP65",
    numberStringIn: 4,
    numberStringOut: 2,
  };
  productId = (await saveProduct({ seriesId: await newSeries("Quadri"), fields }, new Date())).id;
});
afterAll(() => house.stop());

const office = (path: string, width?: Width): Promise<Page> => house.open(path, width);
const section = (page: Page, name: string) => page.getByRole("group", { name, exact: true });

it.each(["desktop", "phone"] as const)("translates a series and corrects the machine on a %s", async (width) => {
  const id = await newSeries(`Tetto ${width}`);
  const page = await office(`/back-office/save-series/${id}`, width);
  await page.getByRole("link", { name: "Traduzioni" }).click();
  await page.getByRole("heading", { name: "Traduzioni" }).waitFor();
  const german = page.getByRole("link", { name: /^Deutsch: / });
  await page.getByRole("link", { name: "Deutsch: 2 testi da vedere" }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Traduci ciò che manca" }).click();
  await page.getByRole("link", { name: "Deutsch: completa" }).click();
  const title = section(page, "Titolo della descrizione");
  await title.getByText("Automatica").waitFor();
  await title.getByText("Energia dal tetto", { exact: true }).waitFor();
  const written = page.getByRole("textbox", { name: "Titolo della descrizione (Deutsch)", exact: true });
  await expect.poll(() => written.inputValue()).toBe("[prova it→de] Energia dal tetto");
  await written.fill("Strom vom Dach");
  await page.getByRole("link", { name: /^Français: / }).click();
  await german.and(page.getByRole("link", { name: /modifiche non salvate/ })).click();
  await expect.poll(() => written.inputValue()).toBe("Strom vom Dach");
  await page.getByRole("button", { name: "Salva Deutsch" }).click();
  await page.getByText("Traduzione salvata").waitFor();
  await title.getByText("Corretta a mano").waitFor();
  await section(page, "Descrizione").getByText("Automatica").waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.reload();
  await expect.poll(() => written.inputValue()).toBe("Strom vom Dach");
});

it("shows where the Italian has changed, and takes a person's word that the text is still right", async () => {
  const name = "Cambia";
  const id = await newSeries(name);
  await house.admin.call("PUT", `/translate/series/${id}/texts/de`, {
    version: 0,
    texts: { descriptionTitle: "Strom vom Dach" },
  });
  const changed = { ...texts, descriptionTitle: "Energia dal sole" };
  await saveSeries({ ...kind, ...pictures, id, name, texts: { it: changed } }, new Date());
  const page = await office(`/back-office/translations/series/${id}?language=de`);
  const title = section(page, "Titolo della descrizione");
  await title.getByText("L'italiano è cambiato").waitFor();
  await title.getByLabel("La traduzione va ancora bene").check();
  await page.getByRole("button", { name: "Salva Deutsch" }).click();
  await page.getByText("Traduzione salvata").waitFor();
  await title.getByText("L'italiano è cambiato").waitFor({ state: "detached" });
  await expect.poll(() => title.getByText("Corretta a mano").isVisible()).toBe(true);
});

it("corrects the name of a product, and tells the second of two editors", async () => {
  const page = await office(`/back-office/save-product/${productId}`);
  await page.getByRole("link", { name: "Traduzioni" }).click();
  await page.getByRole("link", { name: /^Nederlands: / }).click();
  const name = page.getByRole("textbox", { name: "Nome (Nederlands)" });
  await name.fill("Kast VOL-430");
  const other = { version: 0, texts: { name: "Tavlă VOL-430" } };
  expect((await house.admin.call("PUT", `/translate/products/${productId}/texts/ro`, other)).status).toBe(200);
  await page.getByRole("button", { name: "Salva Nederlands" }).click();
  await page
    .getByText("Un'altra persona o la traduzione automatica ha salvato nel frattempo", { exact: false })
    .waitFor();
  await expect.poll(() => name.inputValue()).toBe("Kast VOL-430");
  await page.getByRole("button", { name: "Salva Nederlands" }).click();
  await page.getByText("Traduzione salvata").waitFor();
  const read = `/products/product/${productId}?locale=nl&fallbackLocale=gb&language=nl`;
  expect((await house.admin.call("GET", read)).body).toMatchObject({ name: "Kast VOL-430" });
});
