import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createDemonstrationUser } from "@solvia/core/accounts/registration/create-demonstration-user";
import { saveProduct } from "@solvia/core/catalogue/editing/save-product";
import { saveSeries } from "@solvia/core/catalogue/series/save-series";
import { writeStandOut } from "@solvia/core/catalogue/rows/stand-out";
import type { LocalCloud } from "@solvia/local/cloud";
import { ensureSite } from "@solvia/local/web-build";
import { axeFindings } from "../support/axe.ts";
import { startBrowser, type Width } from "../support/browser.ts";
import { Caller, password, startTestCloud } from "../support/cloud.ts";
import { openWith } from "../support/office.ts";

let cloud: LocalCloud;
let browser: Browser;
let admin: Caller;
const products = ["Alba", "Brina", "Cometa", "Duna"];
let ids: string[];

beforeAll(async () => {
  await ensureSite();
  [cloud, browser] = await Promise.all([startTestCloud({ seeded: false }), startBrowser()]);
  const now = new Date();
  const email = "admin@solvia.example";
  await createDemonstrationUser({ email, password, name: "Giulia", surname: "Ferraro", roles: ["admin"] }, now);
  admin = await new Caller(cloud.url).login(email);
  const pictures = { imageUrl: "/favicon.svg", imageUrlSmall: "/favicon.svg" };
  const kind = { name: "Cavi", brand: "Voltalia", category: "others", typology: "connectors" } as const;
  const { id: seriesId } = await saveSeries({ ...kind, ...pictures, texts: {} }, now);
  const fields = { weight: 20, minQuantity: 1, piecesPerPackage: 0 };
  ids = [];
  for (const name of products) {
    ids.push((await saveProduct({ seriesId, fields: { ...fields, name, productCode: `SO-${name}` } }, now)).id);
  }
});
afterAll(async () => {
  await browser.close();
  await cloud.stop();
});

async function office(width: Width = "desktop"): Promise<Page> {
  const page = await openWith({ browser, cloud }, admin.cookie, "/back-office/stand-out-products", width);
  await page.getByRole("button", { name: "Sposta Alba" }).waitFor();
  return page;
}

/** Presses the key until it is said aloud: a press before the list has been measured moves nothing. */
async function press(page: Page, key: string, said: string): Promise<void> {
  const told = page.getByText(said);
  const pressed = async () => {
    await page.keyboard.press(key);
    await told.waitFor({ state: "attached", timeout: 5000 }).catch(() => undefined);
    return told.count();
  };
  await expect.poll(pressed).toBe(1);
}

const orderOn = (page: Page) => page.getByRole("listitem").filter({ hasText: "SO-" }).locator("a").allTextContents();
const onHome = async () =>
  ((await new Caller(cloud.url).call("GET", "/products/standout")).body as { items: { name: string }[] }).items.map(
    ({ name }) => name,
  );

it.each(["desktop", "phone"] as const)(
  "is put in order by the keyboard alone, and the home page follows, on a %s",
  async (width) => {
    await writeStandOut(ids.slice(0, 3), Date.now());
    const page = await office(width);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Sposta Cometa" }).focus();
    await press(page, "Space", "Cometa preso: posto 3 di 3.");
    await press(page, "ArrowUp", "Cometa è al posto 2 di 3.");
    await press(page, "ArrowUp", "Cometa è al posto 1 di 3.");
    await page.keyboard.press("Space");
    await expect.poll(() => orderOn(page)).toEqual(["Voltalia Cometa", "Voltalia Alba", "Voltalia Brina"]);
    await page.getByRole("button", { name: "Sposta Alba" }).focus();
    await press(page, "Space", "Alba preso: posto 2 di 3.");
    await press(page, "ArrowDown", "Alba è al posto 3 di 3.");
    await press(page, "Escape", "Spostamento annullato: Alba resta al posto 2.");
    await page.getByRole("button", { name: "Salva l'ordine" }).focus();
    await page.keyboard.press("Enter");
    await page.getByText("Ordine salvato: la pagina iniziale lo mostra già.").waitFor();
    expect(await onHome()).toEqual(["Cometa", "Alba", "Brina"]);
  },
);

it("finds a product to add, takes one out, and is dragged by the mouse", async () => {
  await writeStandOut(ids.slice(0, 3), Date.now());
  const page = await office();
  await page.getByRole("combobox", { name: "Cerca un prodotto" }).fill("so-duna");
  await page.getByRole("option", { name: /Duna/ }).click();
  await page.getByRole("button", { name: "Togli Brina" }).click();
  await expect.poll(() => orderOn(page)).toEqual(["Voltalia Alba", "Voltalia Cometa", "Voltalia Duna"]);
  const from = await page.getByRole("button", { name: "Sposta Duna" }).boundingBox();
  const to = await page.getByRole("button", { name: "Sposta Alba" }).boundingBox();
  if (!from || !to) throw new Error("nothing to drag");
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 10, to.y + 20, { steps: 10 });
  await page.mouse.move(to.x + 10, to.y, { steps: 4 });
  // Let go before the list has seen where the pointer is, it goes where it was seen last.
  await page.getByText("Duna è al posto 1 di 3.").waitFor({ state: "attached" });
  await page.mouse.up();
  await expect.poll(() => orderOn(page)).toEqual(["Voltalia Duna", "Voltalia Alba", "Voltalia Cometa"]);
  // The click that ends a drag is swallowed, for a moment also every other.
  const saved = page.getByText("Ordine salvato: la pagina iniziale lo mostra già.");
  const press = async () => {
    await page
      .getByRole("button", { name: "Salva l'ordine" })
      .click({ timeout: 1000 })
      .catch(() => undefined);
    return saved.count();
  };
  await expect.poll(press).toBe(1);
  await page.reload();
  await expect.poll(() => orderOn(page)).toEqual(["Voltalia Duna", "Voltalia Alba", "Voltalia Cometa"]);
});

it("tells the second of two who put it in order", async () => {
  await writeStandOut(ids.slice(0, 3), Date.now());
  const [first, second] = await Promise.all([office(), office()]);
  for (const page of [first, second]) await page.getByRole("button", { name: "Togli Brina" }).click();
  await first.getByRole("button", { name: "Salva l'ordine" }).click();
  await first.getByText("Ordine salvato: la pagina iniziale lo mostra già.").waitFor();
  await second.getByRole("button", { name: "Salva l'ordine" }).click();
  await second.getByText("Un'altra persona ha salvato l'elenco nel frattempo.").waitFor();
  await second.getByRole("button", { name: "Mostra il suo elenco" }).click();
  await expect.poll(() => orderOn(second)).toEqual(["Voltalia Alba", "Voltalia Cometa"]);
});
