import { expect, it } from "vitest";
import { axeFindings, findingsFromTop } from "../support/axe.ts";
import { openVisitor, widths, type Width } from "../support/browser.ts";
import { Caller } from "../support/cloud.ts";
import { aMail } from "../support/mail-links.ts";
import { openAs } from "../support/office.ts";
import { publishedPublication } from "../support/publications.ts";
import { useShop } from "../support/shop-stage.ts";

const shop = useShop();
const both = Object.keys(widths) as Width[];
const path = "/publications/subscription";
let made = 0;

it.each(both)("publications are followed in the settings, told by mail and left by a press, %s", async (width) => {
  const email = width === "desktop" ? "cliente@solvia.example" : "azienda@solvia.example";
  // Of its own each time: a title's address is taken by the one before.
  const run = `${width} ${++made}`;
  const tag = `prova ${run}`;
  const admin = await new Caller(shop.cloud.url).login("admin@solvia.example");
  await publishedPublication(admin, { title: `Prima uscita ${run}`, tags: [tag] });
  const reader = await new Caller(shop.cloud.url).login(email);
  const { revision } = (await reader.call("GET", path)).body as { revision: number };
  await reader.call("PUT", path, { types: [], tags: [], revision });

  const page = await openAs(shop, email, "/articles", width);
  await page.getByRole("link", { name: "Ricevi le novità per e-mail" }).click();
  const section = page.getByRole("region", { name: "Pubblicazioni da seguire", exact: true });
  await section.getByText("Ora non segui nulla").waitFor();
  const heading = section.getByRole("heading");
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(400);
  const save = section.getByRole("button", { name: "Salva le scelte" });
  expect(await save.isDisabled()).toBe(true);
  await section.getByText("Sono comprese nei piani Premium ed Exclusive").waitFor();
  expect(await findingsFromTop(page)).toEqual([]);
  // By the keyboard: a space ticks, enter in the button sends.
  await section.getByRole("checkbox", { name: "Corsi" }).focus();
  await page.keyboard.press("Space");
  await section.getByRole("checkbox", { name: tag }).check();
  await save.focus();
  await page.keyboard.press("Enter");
  await page.getByText("Scelte salvate.").waitFor();
  expect((await reader.call("GET", path)).body).toMatchObject({ types: ["course"], tags: [tag] });
  await page.reload();
  expect(await section.getByRole("checkbox", { name: "Corsi" }).isChecked()).toBe(true);
  expect(await section.getByRole("checkbox", { name: "Articoli" }).isChecked()).toBe(false);

  // Saved elsewhere meanwhile: told in words, nothing is lost, and the saved ones come back by a press.
  const { revision: seen } = (await reader.call("GET", path)).body as { revision: number };
  await section.getByRole("checkbox", { name: "Lezioni" }).check();
  await reader.call("PUT", path, { types: ["article"], tags: [tag], revision: seen });
  await save.click();
  await section.getByText("Nel frattempo le tue scelte sono cambiate altrove.").waitFor();
  expect(await section.getByRole("checkbox", { name: "Lezioni" }).isChecked()).toBe(true);
  expect(await findingsFromTop(page)).toEqual([]);
  await section.getByRole("button", { name: "Riprendi quelle salvate" }).click();
  await expect.poll(() => section.getByRole("checkbox", { name: "Articoli" }).isChecked()).toBe(true);
  expect(await section.getByRole("checkbox", { name: "Lezioni" }).isChecked()).toBe(false);

  await publishedPublication(admin, { title: `Nuova uscita ${run}`, tags: [tag] });
  const { html } = await aMail(shop.cloud.mailboxUrl, email, new RegExp(`^Nuovo articolo: Nuova uscita ${run}$`));
  const visitor = await openVisitor(shop.browser, shop.cloud.url, width);
  await visitor.goto(/[^"]*\/unsubscribe\/[\w-]+/.exec(html)?.[0] ?? "");
  await visitor.getByText("Non scriveremo più a").waitFor();
  expect(await axeFindings(visitor)).toEqual([]);
  await visitor.getByRole("button", { name: "Sì, non scrivetemi più" }).click();
  await visitor.getByText("Da ora non ti scriviamo più delle nuove pubblicazioni.").waitFor();
  expect((await reader.call("GET", path)).body).toMatchObject({ types: [], tags: [] });
});
