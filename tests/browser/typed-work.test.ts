import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { LocalCloud } from "@solvia/local/cloud";
import { ensureSite } from "@solvia/local/web-build";
import { axeFindings } from "../support/axe.ts";
import { startBrowser } from "../support/browser.ts";
import { buyAndPay, firstFound, type Found } from "../support/buy.ts";
import { Caller, startTestCloud } from "../support/cloud.ts";
import { openWith } from "../support/office.ts";

let cloud: LocalCloud;
let browser: Browser;
let admin: Caller;
let product: Found;

beforeAll(async () => {
  await ensureSite();
  [cloud, browser] = await Promise.all([startTestCloud(), startBrowser()]);
  admin = await new Caller(cloud.url).login("admin@solvia.example");
  product = await firstFound(admin, "category=panels&available=true");
});
afterAll(async () => {
  await browser.close();
  await cloud.stop();
});

const office = (path: string) => openWith({ browser, cloud }, admin.cookie, path, "desktop");

/** Goes on by the menu, is asked once, and stays. */
async function isAsked(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Serie", exact: true }).first().click();
  const dialog = page.getByRole("dialog", { name: "Modifiche non salvate" });
  await dialog.getByRole("button", { name: "Resta" }).click();
  await expect.poll(() => dialog.count()).toBe(0);
}

it("asks before a new user, a counted stock, a credit limit or a supplier's price is left", async () => {
  const user = await office("/back-office/users/new");
  const name = user.getByRole("textbox", { name: "Nome", exact: true });
  await name.fill("Ada");
  await isAsked(user);
  await expect.poll(() => name.inputValue()).toBe("Ada");

  const stock = await office("/back-office/availabilities");
  const counted = stock.getByRole("textbox", { name: /Pezzi in magazzino di/ }).first();
  await counted.fill("55");
  await isAsked(stock);
  await expect.poll(() => counted.inputValue()).toBe("55");

  const editor = await office(`/back-office/save-product/${product.id}`);
  await editor.getByLabel("Codice prodotto di acquisto").fill("F-1");
  await isAsked(editor);
});

it("asks before a dialog goes by Escape or its cross with what is typed in it", async () => {
  const page = await office("/back-office/suppliers");
  await page.getByRole("button", { name: "Aggiungi fornitore" }).click();
  const name = page.getByLabel("Ragione sociale");
  await name.fill("Solare S.p.A.");
  const asked = page.getByRole("dialog", { name: "Modifiche non salvate" });
  await page.keyboard.press("Escape");
  await asked.getByText("Scartare quello che hai scritto?").waitFor();
  // Escape of the question is the question's alone.
  await page.keyboard.press("Escape");
  await asked.waitFor({ state: "detached" });
  await expect.poll(() => name.inputValue()).toBe("Solare S.p.A.");
  await page.getByRole("dialog").getByRole("button", { name: "Chiudi" }).click();
  await asked.getByRole("button", { name: "Resta" }).click();
  await asked.waitFor({ state: "detached" });
  await expect.poll(() => name.inputValue()).toBe("Solare S.p.A.");
  await name.press("Escape");
  await asked.getByRole("button", { name: "Scarta" }).click();
  await name.waitFor({ state: "detached" });
  // Nothing typed, nothing asked.
  await page.getByRole("button", { name: "Aggiungi fornitore" }).click();
  await page.getByLabel("Ragione sociale").press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
});

it("saves a product by Ctrl+S, says what is not in it, and asks before the typed price is left", async () => {
  const page = await office(`/back-office/save-product/${product.id}`);
  await page.getByLabel("Prezzo (€)").fill("95");
  await page.getByLabel("Sottotitolo").fill("Con cornice nera");
  await page.keyboard.press("Control+s");
  await page.getByText("Prodotto salvato con successo.").waitFor();
  await page.getByText(/ma non quello che è scritto in «Prezzi del prodotto»/).waitFor();
  await isAsked(page);
  await expect.poll(() => page.getByLabel("Prezzo (€)").inputValue()).toBe("95,00");
});

it("says what a stock takes, and tells who counts second what the first has counted", async () => {
  const [first, second] = await Promise.all([
    office("/back-office/availabilities"),
    office("/back-office/availabilities"),
  ]);
  const field = (page: Page) => page.getByRole("textbox", { name: /Pezzi in magazzino di/ }).first();
  const before = Number(await field(first).inputValue());
  await field(first).fill("5%");
  await field(first).press("Enter");
  await first.getByText("“%” non va bene qui; ammesso: pz").waitFor();
  await field(first).fill("");
  await first.getByText("Scrivi i pezzi contati, anche 0").waitFor();
  const [mine, theirs] = [before + 3, before + 7];
  await field(first).fill(`${mine} pz`);
  await field(second).fill(String(theirs));
  await field(second).press("Enter");
  await second.getByText("Salvato!").waitFor();
  await field(first).press("Enter");
  const said = (pieces: number) => new Intl.NumberFormat("it-IT", { useGrouping: "always" }).format(pieces);
  await first.getByText(`Intanto qualcuno ne ha contati ${said(theirs)}: tu hai scritto ${said(mine)}`).waitFor();
  expect(await axeFindings(first)).toEqual([]);
  await first.getByRole("button", { name: `Imposta ${said(mine)}` }).click();
  await first.getByText("Salvato!").waitFor();
  await second.reload();
  await expect.poll(() => field(second).inputValue()).toBe(String(mine));
});

it("shows the second who writes notes on an order what the first has written, and loses neither", async () => {
  const buyer = await new Caller(cloud.url).login("azienda@solvia.example");
  const order = await buyAndPay(buyer, admin, product, 3);
  const [first, second] = await Promise.all([0, 1].map(() => office(`/back-office/orders/${order}`)));
  const notes = (page: Page) => page.getByRole("textbox", { name: "Note interne" });
  const save = (page: Page) => page.getByRole("button", { name: "Salva note" }).click();
  await notes(first!).fill("Nota di A");
  await notes(second!).fill("Nota di B");
  await save(second!);
  await second!.getByText("Salvato!").waitFor();
  const told = first!.getByText("Intanto un'altra persona ha salvato queste note");
  // Whoever presses twice, or once more because nothing seems to come, has not read what the other wrote.
  const saveNotes = await first!.getByRole("button", { name: "Salva note" }).elementHandle();
  const press = () => saveNotes?.dispatchEvent("click");
  await press();
  await told.waitFor();
  await press();
  await first!.getByText("Nota di B").waitFor();
  await expect.poll(() => notes(first!).inputValue()).toBe("Nota di A");
  expect(await axeFindings(first!)).toEqual([]);
  await notes(first!).fill("Nota di B. Nota di A");
  await first!.getByRole("button", { name: "Salva le mie al posto delle sue" }).click();
  await first!.getByText("Salvato!").waitFor();
  await second!.reload();
  await expect.poll(() => notes(second!).inputValue()).toBe("Nota di B. Nota di A");
});

it("asks with both figures before a credit limit grows tenfold, and before it is left unsaved", async () => {
  const buyer = await new Caller(cloud.url).login("azienda@solvia.example");
  const { body } = await buyer.call("GET", "/company");
  const { company } = body as { company: { id: string } };
  const { body: credit } = await admin.call("GET", `/back-office/companies/${company.id}/credit`);
  const { limit } = credit as { limit?: number };
  const set = { limit: 500_000, seen: limit ?? null, confirmed: ["limit-tenfold"] };
  expect((await admin.call("PUT", `/back-office/companies/${company.id}/credit-limit`, set)).status).toBe(200);
  const page = await office(`/back-office/company/${company.id}`);
  const field = page.getByLabel("Nuovo limite");
  await field.fill("10000000");
  await isAsked(page);
  await page.getByRole("button", { name: "Salva il limite" }).click();
  await page.getByText(/Limite di credito: da 5\.000,00\s€ a 10\.000\.000,00\s€/).waitFor();
  await page.getByRole("button", { name: "Annulla" }).click();
  await field.fill("6000");
  await page.getByRole("button", { name: "Salva il limite" }).click();
  await page.getByText("Salvato!").waitFor();
  await page
    .getByText(/^6\.000,00\s€$/)
    .first()
    .waitFor();
  await field.fill("8000");
  const theirs = { limit: 700_000, seen: 600_000 };
  expect((await admin.call("PUT", `/back-office/companies/${company.id}/credit-limit`, theirs)).status).toBe(200);
  await page.getByRole("button", { name: "Salva il limite" }).click();
  await page.getByText(/Intanto il limite è 7\.000,00\s€; tu hai scritto 8\.000,00\s€/).waitFor();
  await page.getByRole("button", { name: /^Salva 8\.000,00/ }).click();
  await page
    .getByText(/^8\.000,00\s€$/)
    .first()
    .waitFor();
  const { body: now } = await admin.call("GET", `/back-office/companies/${company.id}/credit`);
  expect(now).toMatchObject({ limit: 800_000 });
  const number = page.getByLabel("Altra partita IVA per gli acquisti tra stati");
  for (const [text, says] of [
    ["IT12345670157", "È una partita IVA italiana"],
    ["abc", "Comincia con la sigla di uno Stato"],
    ["XI123456789", "Partita IVA non valida"],
  ] as const) {
    await number.fill(text);
    await page.getByRole("button", { name: "Salva", exact: true }).click();
    await page.getByText(says).waitFor();
  }
});

it("checks a supplier by the contract, offers after a reload what was typed, and sends it once", async () => {
  const page = await office("/back-office/suppliers");
  page.on("dialog", (asked) => void asked.accept());
  const open = () => page.getByRole("button", { name: "Aggiungi fornitore" }).first().click();
  const dialog = page.getByRole("dialog");
  const name = dialog.getByLabel("Ragione sociale");
  const email = dialog.getByLabel("E-mail");
  await open();
  await email.fill("nessuna");
  await page.keyboard.press("Control+s");
  await dialog.getByText("Formato non valido").waitFor();
  await expect.poll(() => dialog.locator(":focus").getAttribute("data-path")).toBe("companyName");
  expect(await axeFindings(page)).toEqual([]);
  await name.fill("Solare di Prova S.p.A.");
  await page.reload();
  await open();
  await dialog.getByText("Modifiche da riprendere").waitFor();
  expect(await name.inputValue()).toBe("");
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Riprendi" }).click();
  await expect.poll(() => name.inputValue()).toBe("Solare di Prova S.p.A.");
  await email.fill("ordini@solare.example");
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/suppliers")) sent.push(request.url());
  });
  await dialog.getByRole("button", { name: "Aggiungi fornitore" }).dblclick();
  await page.getByText("Aggiunto!").waitFor();
  await page.getByText("Solare di Prova S.p.A.").first().waitFor();
  expect(sent).toHaveLength(1);
  await open();
  await expect.poll(() => name.inputValue()).toBe("");
  expect(await dialog.getByText("Modifiche da riprendere").count()).toBe(0);
  await page.close();
});

it("says at its field what the server refused, and keeps no password in a draft", async () => {
  const page = await office("/back-office/suppliers");
  await page.getByRole("button", { name: "Aggiungi fornitore" }).first().click();
  const dialog = page.getByRole("dialog");
  const name = dialog.getByLabel("Ragione sociale");
  await name.fill("Solare di Prova S.p.A.");
  await dialog.getByRole("button", { name: "Aggiungi fornitore" }).click();
  await expect.poll(() => name.getAttribute("aria-invalid")).toBe("true");
  await page.goto(`${cloud.url}/profile/account`);
  await page.getByLabel("Password attuale").first().fill("una-parola-mai-detta");
  const kept = await page.evaluate(() => JSON.stringify(sessionStorage));
  expect(kept).not.toContain("una-parola-mai-detta");
  await page.close();
});
