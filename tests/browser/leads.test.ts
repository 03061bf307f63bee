import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { axeFindings, findingsFromTop } from "../support/axe.ts";
import { openVisitor, widths, type Width } from "../support/browser.ts";
import { Caller } from "../support/cloud.ts";
import { aMail } from "../support/mail-links.ts";
import { openAs } from "../support/office.ts";
import { useShop } from "../support/shop-stage.ts";

const shop = useShop();
const both = Object.keys(widths) as Width[];
let made = 0;

/** Nothing is wider than the narrowest phone. */
async function fitsNarrow(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(320);
  if (before) await page.setViewportSize(before);
}

const place = { postalCode: "20121", city: "Milano", countryCode: "IT" };

it.each(both)("somebody finds an installer, who accepts, and both write to each other, %s", async (width) => {
  const email = `casa.${width}.${++made}@example.com`;
  // Of each run a place of its own: the installer's letters name it.
  const city = `Monza ${made}`;
  const company = `Sole di Prova ${width}`;
  const installer = await new Caller(shop.cloud.url).login("installatore@solvia.example");
  const about = "Impianti fotovoltaici per case e capannoni dal 2009.";
  const profile = { name: company, about, kinds: ["plant"], place, active: true };
  expect((await installer.call("PUT", "/installer-profile", profile)).status).toBe(200);

  const page = await openVisitor(shop.browser, shop.cloud.url, width);
  await page.goto("/find-your-professional-photovoltaic-installer/start");
  await page.getByRole("heading", { level: 1, name: "Trova un installatore" }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await fitsNarrow(page);
  const main = page.getByRole("main");
  await main.getByRole("combobox", { name: "Quando" }).selectOption("soon");
  await main.getByRole("textbox", { name: "CAP" }).fill("20900");
  await main.getByRole("textbox", { name: "Comune" }).fill(city);
  await main.getByRole("textbox", { name: "Altro da sapere" }).fill("Chiamatemi la sera.");
  await main.getByRole("textbox", { name: "Nome" }).fill("Ada Neri");
  await main.getByRole("textbox", { name: "E-mail" }).fill(email);
  await main.getByRole("checkbox").check();
  await main.getByRole("button", { name: "Invia la richiesta" }).click();
  await page.getByText("Controlla la posta").waitFor();

  const { html } = await aMail(shop.cloud.mailboxUrl, email, /Conferma la tua richiesta/);
  const [, token = ""] = /\/leads\/([\w-]{43})/.exec(html) ?? [];
  await page.goto(`/leads/${token}`);
  await page.getByRole("button", { name: "Confermo" }).click();
  const near = page.getByRole("article", { name: company });
  await near.getByRole("checkbox", { name: `Se accetta, ${company} può vedere il mio nome` }).check();
  expect(await findingsFromTop(page)).toEqual([]);
  await fitsNarrow(page);
  await near.getByRole("button", { name: `Scegli ${company}` }).click();
  await page.getByText("In attesa di risposta").waitFor();

  const told = await aMail(shop.cloud.mailboxUrl, "installatore@solvia.example", new RegExp(`${city}\\b`));
  const [, id = ""] = /\/profile\/leads\/([\w-]+)/.exec(told.html) ?? [];
  const answering = await openAs(shop, "installatore@solvia.example", `/profile/leads/${id}`, width);
  await answering.getByRole("button", { name: "Accetta e mostra il contatto" }).waitFor();
  expect(await answering.getByText("Ada Neri").count()).toBe(0);
  expect(await axeFindings(answering)).toEqual([]);
  await fitsNarrow(answering);
  await answering.getByRole("button", { name: "Accetta e mostra il contatto" }).click();
  await answering.getByText(email).first().waitFor();
  await answering.getByRole("textbox", { name: "Messaggio" }).fill("Quando posso passare?");
  await answering.getByRole("button", { name: "Invia il messaggio" }).click();
  await answering.getByText("Quando posso passare?").waitFor();

  await page.reload();
  await page.getByText("Quando posso passare?").waitFor();
  await page.getByText("Ha accettato").waitFor();
  expect(await findingsFromTop(page)).toEqual([]);

  const office = await openAs(
    shop,
    "admin@solvia.example",
    `/back-office/leads?text=${encodeURIComponent(email)}`,
    width,
  );
  await office.getByText("Ada Neri").first().waitFor();
  expect(await axeFindings(office)).toEqual([]);
});
