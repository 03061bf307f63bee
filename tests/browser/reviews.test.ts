import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { axeFindings } from "../support/axe.ts";
import { openVisitor, type Width } from "../support/browser.ts";
import { buyAndPay, firstFound } from "../support/buy.ts";
import { Caller } from "../support/cloud.ts";
import { openWith } from "../support/office.ts";
import { useShop } from "../support/shop-stage.ts";

const shop = useShop();
let buyer: Caller;
let admin: Caller;

beforeAll(async () => {
  buyer = await new Caller(shop.cloud.url).login("azienda@solvia.example");
  admin = await new Caller(shop.cloud.url).login("admin@solvia.example");
});

async function visit(path: string, who?: Caller, width: Width = "desktop"): Promise<Page> {
  if (who) return openWith(shop, who.cookie, path, width);
  const page = await openVisitor(shop.browser, shop.cloud.url, width);
  await page.goto(path);
  return page;
}

/** Reviews come when the reader comes near. */
const toReviews = (page: Page) => page.getByRole("heading", { name: "Recensioni" }).scrollIntoViewIfNeeded();

it("a buyer writes and changes a review, a visitor reads it, the back office hides it", async () => {
  const product = await firstFound(buyer, "category=structures&available=true");
  await buyAndPay(buyer, admin, product, 20);
  const page = await visit(`/product/${product.id}`, buyer);
  await toReviews(page);
  await page.getByRole("button", { name: "Scrivi una recensione" }).click();
  await page.getByRole("button", { name: "Invia la recensione" }).click();
  await page.getByText("Obbligatorio").waitFor();
  await page.getByRole("radio", { name: "4 stelle" }).focus();
  await page.keyboard.press("Space");
  await page.getByLabel("La tua esperienza").fill("Profili dritti, fori precisi: montati in mezza giornata.");
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Invia la recensione" }).click();
  await page.getByRole("button", { name: "Modifica la tua recensione" }).click();
  await page.getByLabel("La tua esperienza").fill("Profili dritti: montati in mezza giornata, e tengono.");
  await page.getByRole("button", { name: "Salva la recensione" }).click();
  await page.getByRole("listitem").getByText("e tengono.").waitFor();

  const visitor = await visit(`/product/${product.id}`, undefined, "phone");
  await toReviews(visitor);
  await visitor.getByRole("listitem").getByText("e tengono.").waitFor();
  await expect.poll(() => visitor.getByRole("button", { name: "Scrivi una recensione" }).count()).toBe(0);
  await visitor.getByText("4 su 5, 1 recensione").first().waitFor({ state: "attached" });
  expect(await axeFindings(visitor)).toEqual([]);

  const office = await visit("/back-office/reviews", admin);
  await office.getByRole("button", { name: /^Nascondi: / }).click();
  await office.getByRole("cell", { name: /^Nascosta/ }).waitFor();
  expect(await axeFindings(office)).toEqual([]);
  await visitor.reload();
  await toReviews(visitor);
  await visitor.getByText("Ancora nessuna recensione").waitFor();
});

it("who finds a product gone asks to be told, after logging in, and can change their mind", async () => {
  const product = await firstFound(buyer, "category=batteries&available=true");
  await admin.call("POST", `/back-office/products/${product.id}/stock`, { onHand: 0 });
  const page = await visit(`/product/${product.id}`);
  await page.getByRole("button", { name: "Avvisami quando è disponibile" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "E-mail" }).fill("cliente@solvia.example");
  await dialog.getByLabel("Password", { exact: false }).first().fill("sole-e-vento-2026");
  await dialog.getByRole("button", { name: "Accedi" }).click();
  await page.getByText("Ti scriveremo appena torna disponibile.").waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.reload();
  await page.getByText("Ti scriveremo appena torna disponibile.").waitFor();
  await page.getByRole("button", { name: "Non avvisarmi più" }).click();
  await page.getByRole("button", { name: "Avvisami quando è disponibile" }).waitFor();
});
