import { expect, it } from "vitest";
import { axeFindings } from "../support/axe.ts";
import { openVisitor, type Width } from "../support/browser.ts";
import { Caller } from "../support/cloud.ts";
import { openAs } from "../support/office.ts";
import { useShop } from "../support/shop-stage.ts";

const shop = useShop();

const as = (email: string, path: string, width?: Width) => openAs(shop, email, path, width);

it.each(["desktop", "phone"] as const)(
  "is found, looked at and put into the cart at its price on a %s",
  async (width) => {
    const page = await as("cliente@solvia.example", "/kit", width);
    await page.getByRole("heading", { name: "Kit casa 6 kW con accumulo" }).waitFor();
    await expect.poll(() => page.getByRole("heading", { level: 2, name: /^Kit/ }).count()).toBe(3);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("heading", { name: "Kit casa 6 kW con accumulo" }).click();
    await page.getByRole("heading", { name: "Che cosa contiene" }).waitFor();
    await expect.poll(() => page.getByRole("main").getByRole("listitem").count()).toBe(3);
    await page.getByText("14 ×").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Metti il kit nel carrello" }).click();
    await page.getByText("Kit messo nel carrello").waitFor();
    await page.getByRole("link", { name: "Vai al carrello" }).click();
    await page.getByText("prezzo del kit, −5").first().waitFor();
    await expect.poll(() => page.getByText("prezzo del kit, −5").count()).toBe(3);
    await page.getByRole("button", { name: "Svuota" }).click();
    await page.keyboard.press("Shift");
    await page.keyboard.press("Shift");
    await page.getByRole("button", { name: "Conferma" }).click();
    await page.getByText("Il carrello è vuoto").first().waitFor();
  },
);

it("goes into a visitor's cart without a login", async () => {
  const page = await openVisitor(shop.browser, shop.cloud.url, "desktop");
  await page.goto("/kit");
  await page.getByRole("heading", { name: "Kit capannone 20 kW" }).click();
  await page.getByRole("button", { name: "Metti il kit nel carrello" }).click();
  await page.getByText("Kit messo nel carrello").waitFor();
  await page.getByRole("link", { name: "Vai al carrello" }).click();
  await expect.poll(() => page.getByText("prezzo del kit, −").count()).toBeGreaterThan(0);
});

it("is made of products, checked, priced, shown in the shop and deleted again", async () => {
  const page = await as("admin@solvia.example", "/back-office/kits");
  await page.getByRole("link", { name: "Aggiungi kit" }).click();
  await page.getByRole("button", { name: "Salva kit" }).click();
  await page.getByText("Serve almeno un prodotto").waitFor();
  for (const [text, option] of [
    ["aiko neostar 460", /AIKO/],
    ["symo gen24 10", /Symo GEN24 10/],
  ] as const) {
    await page.getByRole("combobox", { name: "Cerca un prodotto" }).fill(text);
    await page.getByRole("option", { name: option }).first().click();
  }
  await page
    .getByLabel(/^Pezzi di/)
    .first()
    .fill("20");
  await page.getByLabel("Sconto sulle parti").fill("10");
  await page.getByText("Prezzo del kit:").waitFor();
  await page.getByLabel("Nome in italiano").fill("Kit di prova");
  await page.getByRole("button", { name: "Verifica" }).click();
  await page
    .getByText("È un consiglio", { exact: false })
    .or(page.getByText("consiglio", { exact: false }))
    .first()
    .waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Salva kit" }).click();
  await page.getByText("Salvato!").waitFor();
  await page.getByRole("link", { name: "Vedi nel negozio" }).click();
  await page.getByRole("heading", { name: "Kit di prova" }).waitFor();
  await page.getByText("20 ×").waitFor();
  await page.goBack();
  await page.getByRole("button", { name: "Elimina kit" }).click();
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Shift");
  await page.keyboard.press("Shift");
  await page.getByRole("dialog").getByRole("button", { name: "Conferma" }).click();
  await page.getByText("Kit eliminato.").waitFor();
  await page.getByRole("link", { name: "Kit casa 6 kW con accumulo" }).waitFor();
  await expect.poll(() => page.getByRole("link", { name: "Kit di prova" }).count()).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
});

it("tells the second of two editors, joins what both changed and loses nothing", async () => {
  const admin = await new Caller(shop.cloud.url).login("admin@solvia.example");
  const { body } = await admin.call("GET", "/back-office/kits");
  const [kit] = (body as { items: { id: string; version: number; texts: { it: object } }[] }).items;
  const page = await as("admin@solvia.example", `/back-office/kits?kit=${kit!.id}`);
  await page.getByRole("textbox", { name: "Nome in inglese" }).fill("Home kit, my words");
  await page.getByRole("textbox", { name: "Sconto sulle parti" }).fill("7");
  const { body: now } = await admin.call("GET", "/back-office/kits");
  const stored = (now as { items: Record<string, unknown>[] }).items.find(({ id }) => id === kit!.id)!;
  const parts = (stored["parts"] as { productId: string; quantity: number }[]).map(({ productId, quantity }) => ({
    productId,
    quantity: quantity + 1,
  }));
  const texts = stored["texts"];
  const theirs = { id: kit!.id, version: stored["version"], visibility: true, discount: 0.09, texts, parts };
  expect((await admin.call("PUT", "/back-office/kits", theirs)).status).toBe(200);
  await page.getByRole("button", { name: "Salva kit" }).click();
  const alert = page.getByRole("alert").filter({ hasText: "Un'altra persona ha salvato questo kit" });
  await alert.getByText("Sconto: nel suo salvataggio è 9").waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Salva kit" }).click();
  await page.getByText("Salvato!").first().waitFor();
  const { body: after } = await admin.call("GET", "/back-office/kits");
  const joined = (after as { items: Record<string, unknown>[] }).items.find(({ id }) => id === kit!.id);
  expect(joined).toMatchObject({ discount: 0.07, texts: { en: { name: "Home kit, my words" } }, parts });
});
