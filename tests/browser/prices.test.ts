import { readFile } from "node:fs/promises";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createDemonstrationUser } from "@solvia/core/accounts/create-demonstration-user";
import { saveProduct } from "@solvia/core/catalogue/save-product";
import { saveSeries } from "@solvia/core/catalogue/save-series";
import { setPrices } from "@solvia/core/pricing/set-price";
import type { LocalCloud } from "@solvia/local/cloud";
import { ensureSite } from "@solvia/local/web-build";
import { axeFindings } from "../support/axe.ts";
import { startBrowser, type Width } from "../support/browser.ts";
import { Caller, password, startTestCloud } from "../support/cloud.ts";
import { openWith } from "../support/office.ts";
import { paste, press } from "../support/keys.ts";
import { ownCode } from "../support/own-code.ts";

let cloud: LocalCloud;
let browser: Browser;
let cookie: string;
let seriesId: string;

beforeAll(async () => {
  await ensureSite();
  [cloud, browser] = await Promise.all([startTestCloud({ seeded: false }), startBrowser()]);
  const email = "admin@solvia.example";
  const roles = ["admin" as const];
  await createDemonstrationUser({ email, password, name: "Giulia", surname: "Ferraro", roles }, new Date());
  cookie = (await new Caller(cloud.url).login(email)).cookie;
  const pictures = { imageUrl: "/favicon.svg", imageUrlSmall: "/favicon.svg", texts: {} };
  const series = { name: "MC4", brand: "Voltalia", category: "others" as const, typology: "connectors" };
  seriesId = (await saveSeries({ ...series, ...pictures }, new Date())).id;
});
afterAll(async () => {
  await browser.close();
  await cloud.stop();
});

const office = (path: string, width: Width = "desktop") => openWith({ browser, cloud }, cookie, path, width);

/** A product with a price of the platform and a dedicated one, in euro. */
async function create(productCode: string, euro?: number): Promise<string> {
  const fields = { name: `Connettore ${productCode}`, productCode, weight: 20, minQuantity: 1, piecesPerPackage: 0 };
  const { id } = await saveProduct({ seriesId, fields }, new Date());
  const price = { productId: id, locale: "it", discount: 0 };
  if (euro !== undefined) {
    const cents = Math.round(euro * 100);
    await setPrices(
      [
        { ...price, priceType: "public", price: cents },
        { ...price, priceType: "high", price: cents + 200 },
      ],
      new Date(),
    );
  }
  return id;
}

/** The cells of a product's row: its types of price from left to right. */
const cell = (page: Page, code: string, column: number) =>
  page
    .getByRole("row", { name: new RegExp(`Connettore ${code}\\b`) })
    .locator("[data-place]")
    .nth(column);
const grid = (text: string) => `/back-office/prices?text=${text}&types=high,public`;
it("adds prices in the editor, from a day to a day, and tells who did what", async () => {
  const id = await create(ownCode("PANEL"));
  const page = await office(`/back-office/save-product/${id}`);
  await page.getByText("Nessun prezzo: il prodotto si vende solo su preventivo.").waitFor();
  await page.getByRole("button", { name: "Aggiungi prezzo" }).click();
  await page.getByText("Indica un prezzo maggiore di zero.").waitFor();
  await page.getByLabel("Prezzo (€)").fill("12,345");
  await page.getByLabel("Prezzo (€)").blur();
  const label = page.getByRole("button", { name: /il segno separa le migliaia/ }).locator(".mantine-Button-label");
  await label.waitFor();
  // The tests' types know no page of a browser.
  const isWhole = await label.evaluate((words) => {
    const { scrollWidth, clientWidth } = words as unknown as Record<"scrollWidth" | "clientWidth", number>;
    return scrollWidth <= clientWidth;
  });
  expect(isWhole).toBe(true);
  await page.getByLabel("Prezzo (€)").fill("129,9");
  const discount = page.getByLabel("Sconto", { exact: true });
  await discount.fill("0,05");
  await page.getByRole("button", { name: "Aggiungi prezzo" }).click();
  await page.getByText("“0,05”: che cosa intendi?").waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "5%", exact: true }).click();
  await expect.poll(() => discount.inputValue()).toBe("5");
  await page.getByRole("combobox", { name: "Tipo", exact: true }).selectOption("Piattaforma");
  await page.getByRole("button", { name: "Aggiungi prezzo" }).click();
  const toast = page.getByRole("alert").filter({ hasText: "Prezzo aggiunto" });
  await expect.poll(() => toast.textContent()).toMatch(/129,90\s€ − 5% · Piattaforma · Italia/);
  await page.getByRole("cell", { name: "123,41 €" }).waitFor();
  const days = [30, 40].map((after) => new Date(Date.now() + after * 86_400_000).toISOString().slice(0, 10));
  await page.getByLabel("Prezzo (€)").fill("99");
  await page.getByLabel("Valido dal").fill(days[1]!);
  await page.getByLabel("Valido al").fill(days[0]!);
  await page.getByRole("button", { name: "Aggiungi prezzo" }).click();
  await page.getByText("Finisce prima di iniziare").waitFor();
  await page.getByLabel("Valido dal").fill(days[0]!);
  await page.getByLabel("Valido al").fill(days[1]!);
  await page.getByRole("button", { name: "Aggiungi prezzo" }).click();
  await page.getByText("Programmato").waitFor();
  await page.getByLabel("Prezzo (€)").fill("0,145");
  await page.getByRole("button", { name: "Aggiungi prezzo" }).click();
  await page.getByText("“0,145”: che cosa intendi?").waitFor();
  await page.getByRole("button", { name: /^0,15\s€ \(arrotondato\)$/ }).click();
  await page.getByRole("button", { name: "Aggiungi prezzo" }).click();
  const guard = page.getByRole("dialog");
  await guard.getByText("Cambia di dieci volte o più").waitFor();
  await expect.poll(() => guard.getByRole("row").last().textContent()).toMatch(/129,90\s€ − 5%.*0,15\s€/);
  expect(await axeFindings(page)).toEqual([]);
  await guard.getByRole("button", { name: "Torna a correggere" }).click();
  const history = page.getByRole("region", { name: "Storico dei prezzi" });
  await expect.poll(() => history.getByText("Giulia Ferraro").count()).toBe(2);
  await page.getByRole("button", { name: /^Termina 99,00/ }).click();
  await page.getByRole("button", { name: "Conferma" }).click();
  await page.getByText("Salvato!").waitFor();
  await expect.poll(() => page.getByText("Programmato").count()).toBe(0);
  await expect.poll(() => history.getByText(/terminato/).count()).toBe(1);
  expect(await axeFindings(page)).toEqual([]);
});

it("edits prices by keyboard alone, like a sheet, and saves them at once", async () => {
  const key = ownCode("KEY");
  for (const [index, letter] of ["A", "B", "C"].entries()) await create(`${key}${letter}`, 10 + index);
  const page = await office(grid(key));
  await cell(page, `${key}C`, 0).focus();
  await press(page, "1", "5", ",", "5", "Enter");
  await press(page, "ArrowRight", "F2");
  await expect.poll(() => page.getByLabel(`Piattaforma di Connettore ${key}B`).inputValue()).toBe("11,00");
  await page.keyboard.type("9,90 - 10%");
  await press(page, "Enter", "Delete");
  await page.getByText("3 prezzi da salvare").waitFor();
  await press(page, "Control+z");
  await page.getByText("2 prezzi da salvare").waitFor();
  await press(page, "ArrowUp", "Enter", "Escape", "ArrowUp", "ArrowUp");
  await expect.poll(() => page.locator(":focus").textContent()).toContain("12,00");
  const saves: string[] = [];
  page.on("request", (request) => request.method() === "PUT" && saves.push(request.url()));
  await press(page, "Control+s");
  await page.getByText("2 prezzi salvati").waitFor();
  expect(saves).toHaveLength(1);
  await page.reload();
  await cell(page, `${key}C`, 0).waitFor();
  await expect.poll(() => cell(page, `${key}C`, 0).textContent()).toMatch(/15,50/);
  await expect.poll(() => cell(page, `${key}B`, 1).textContent()).toMatch(/9,90\s€ − 10%/);
  await expect.poll(() => cell(page, `${key}A`, 1).textContent()).toMatch(/10,00/);
  expect(await axeFindings(page)).toEqual([]);
});

it("changes a selection by percent with a preview, and undoes what was saved", async () => {
  const pct = ownCode("PCT");
  for (const letter of ["A", "B"]) await create(`${pct}${letter}`, 10.15);
  const page = await office(grid(pct));
  await page.getByLabel("Seleziona tutti i prodotti della pagina").check();
  await page.getByRole("button", { name: "Cambia in percentuale" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Variazione (%)").fill("3,5");
  await dialog.getByLabel("Arrotondamento").selectOption("A ,90");
  await dialog.getByLabel("Dedicato").uncheck();
  await expect.poll(() => dialog.getByRole("row").count()).toBe(3);
  await expect.poll(() => dialog.getByRole("cell", { name: "10,90 €" }).count()).toBe(2);
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Porta 2 prezzi nella griglia" }).click();
  await page.getByText("2 prezzi da salvare").waitFor();
  await page.getByRole("button", { name: "Salva", exact: true }).click();
  await page.getByText("2 prezzi salvati").waitFor();
  await expect.poll(() => cell(page, `${pct}A`, 1).textContent()).toMatch(/10,90/);
  await page.getByRole("button", { name: "Annulla l'ultima modifica" }).click();
  await page.getByText("2 prezzi ripristinati").waitFor();
  await expect.poll(() => cell(page, `${pct}A`, 1).textContent()).toMatch(/10,15/);
});

it("tells what somebody else changed meanwhile, and keeps both values until one is chosen", async () => {
  const two = ownCode("TWO");
  for (const letter of ["A", "B"]) await create(`${two}${letter}`, 20);
  const [mine, theirs] = [await office(grid(two)), await office(grid(two))];
  for (const [page, value] of [
    [theirs, "22"],
    [mine, "25"],
  ] as const) {
    await cell(page, `${two}A`, 1).focus();
    await page.keyboard.type(value);
    await press(page, "Enter");
  }
  await cell(mine, `${two}B`, 1).focus();
  await mine.keyboard.type("30");
  await press(mine, "Enter");
  await press(theirs, "Control+s");
  await theirs.getByText("1 prezzo salvato").waitFor();
  await press(mine, "Control+s");
  await mine.getByText("Cambia di oltre il 30%").waitFor();
  await mine.getByRole("button", { name: "Conferma e salva" }).click();
  await mine.getByText(/1 prezzo è stato cambiato da qualcun altro/).waitFor();
  await mine.getByText("1 prezzo salvato").waitFor();
  await mine.getByText(/Ora vale 22,00\s€, il tuo è 25,00\s€/).waitFor();
  expect(await axeFindings(mine)).toEqual([]);
  await mine.getByRole("button", { name: "Salva il mio" }).click();
  await mine.getByRole("button", { name: "Salva", exact: true }).click();
  await expect.poll(() => mine.getByText(/da salvare/).count()).toBe(0);
  await theirs.reload();
  await cell(theirs, `${two}A`, 1).waitFor();
  await expect.poll(() => cell(theirs, `${two}A`, 1).textContent()).toMatch(/25,00/);
  await expect.poll(() => cell(theirs, `${two}B`, 1).textContent()).toMatch(/30,00/);
});

it("asks what a pasted block may mean, leaves prices at its gaps, and confirms what is ruinous or ends a price", async () => {
  const pasted = ownCode("PASTE");
  for (const letter of ["A", "B", "C"]) await create(`${pasted}${letter}`, 20);
  const page = await office(grid(pasted));
  await cell(page, `${pasted}C`, 0).focus();
  const block = "12,345\t21\n\t€ 20,50\n1e3\t25";
  await paste(page, block);
  await page.getByText("3 prezzi da salvare").waitFor();
  await page.getByText("2 valori da chiarire prima di prenderli").waitFor();
  await expect.poll(() => cell(page, `${pasted}B`, 0).textContent()).toMatch(/22,00/);
  await page.getByText(/“1e3”\. Scrivi il numero per esteso/).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Lascia com'è" }).last().click();
  await page.getByRole("button", { name: /^12\.345,00\s€ \(il segno separa le migliaia\)$/ }).click();
  await page.getByText("4 prezzi da salvare").waitFor();
  await cell(page, `${pasted}B`, 0).focus();
  await press(page, "Delete");
  await press(page, "Control+s");
  const guard = page.getByRole("dialog");
  await guard.getByText("Conferma 2 prezzi insoliti").waitFor();
  await guard.getByText("Cambia di dieci volte o più").waitFor();
  await guard.getByText(/Il prezzo finisce/).waitFor();
  await guard.getByRole("button", { name: "Torna a correggere" }).click();
  await page.getByText("5 prezzi da salvare").waitFor();
  await press(page, "Control+s");
  await guard.getByRole("button", { name: "Conferma e salva" }).click();
  await page.getByText("5 prezzi salvati").waitFor();
  await page.reload();
  await cell(page, `${pasted}C`, 0).waitFor();
  await expect.poll(() => cell(page, `${pasted}C`, 0).textContent()).toMatch(/12\.345,00/);
  await expect.poll(() => cell(page, `${pasted}B`, 0).textContent()).toContain("nessun prezzo");
});

it("keeps one question for a cell, lets nothing older overwrite it, and neither saves nor leaves past it", async () => {
  const open = ownCode("OPEN");
  await create(`${open}A`, 20);
  const page = await office(grid(open));
  await cell(page, `${open}A`, 1).focus();
  for (const text of ["12,345", "1.2.3", "30 - 12,5%"]) await paste(page, text);
  await page.getByText("1 valore da chiarire prima di prenderlo").waitFor();
  await page.getByRole("button", { name: /^26,25\s€$/ }).waitFor();
  await page.getByRole("link", { name: "Serie", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Resta" }).click();
  await cell(page, `${open}A`, 0).focus();
  await paste(page, "23");
  await page.evaluate("document.activeElement.blur()");
  await press(page, "Control+s");
  await page.getByText("Prima chiarisci il valore qui sopra: poi si salva tutto.").waitFor();
  await page.getByText("1 prezzo da salvare").waitFor();
  await cell(page, `${open}A`, 1).focus();
  await paste(page, "21");
  await expect.poll(() => page.getByText(/da chiarire/).count()).toBe(0);
  const asked = page.getByText("1 valore da chiarire prima di prenderlo");
  for (const again of ["Control+y", "Control+Shift+z"]) {
    await press(page, "Control+z");
    await asked.waitFor();
    await press(page, again);
    await expect.poll(() => asked.count()).toBe(0);
  }
  await press(page, "Control+z");
  await asked.waitFor();
  await page.getByRole("button", { name: /^26,25\s€$/ }).click();
  await page.getByRole("button", { name: "Salva", exact: true }).click();
  const guard = page.getByRole("dialog");
  await guard.getByText("Cambia di oltre il 30%").waitFor();
  await guard.getByRole("button", { name: "Conferma e salva" }).click();
  await page.getByText("2 prezzi salvati").waitFor();
  await expect.poll(() => cell(page, `${open}A`, 1).textContent()).toMatch(/26,25/);
});

it("confirms a supplier's price above the selling price, in the grid and in the editor", async () => {
  const cost = ownCode("COST");
  const id = await create(`${cost}A`, 20);
  const page = await office(`/back-office/prices?text=${cost}A&types=public,supplier`);
  await cell(page, `${cost}A`, 1).focus();
  await paste(page, "21");
  await press(page, "Control+s");
  const guard = page.getByRole("dialog");
  await guard.getByText(/Sopra il prezzo più basso a cui si vende, 20,00\s€/).waitFor();
  await guard.getByRole("button", { name: "Torna a correggere" }).click();
  await page.getByRole("button", { name: "Scarta" }).click();
  await page.goto(`/back-office/save-product/${id}`);
  await page.getByLabel("Prezzo (€)").fill("25");
  await page.getByLabel("Sconto", { exact: true }).fill("12,5 %");
  await page.getByRole("combobox", { name: "Tipo", exact: true }).selectOption("Fornitore");
  await page.getByRole("button", { name: "Aggiungi prezzo" }).click();
  await page.getByText(/25,00\s€ meno 12,5% fa 21,88\s€/).waitFor();
  await page.getByRole("button", { name: /^Prendi 21,88/ }).click();
  await page.getByRole("button", { name: "Aggiungi prezzo" }).click();
  await guard.getByText(/Sopra il prezzo più basso a cui si vende, 20,00\s€/).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await guard.getByRole("button", { name: "Conferma e salva" }).click();
  await expect.poll(() => page.getByRole("cell", { name: /21,88/ }).count()).toBeGreaterThan(0);
});

it.each(["desktop", "phone"] as const)(
  "checks a supplier's list, asks what it can't tell, shows old and new, imports it and takes it back on a %s",
  async (width) => {
    const code = ownCode(`IMP-${width}-`);
    await create(code, 10);
    // What columns mean is remembered by their heading: each width has its own, so that both are asked.
    const list = [
      "Listino 2026;;;",
      `Cod. articolo;Descrizione;Listino €;Sconto %;Netto €;Nota ${code}`,
      "CONNETTORI;;;;;",
      `${code};Connettore;1.234,50;50+10;555,53;`,
      "NON-C-E;Altro;5,00;;;",
      "",
      `${code}-2;Altro;10,00;50;4,00;`,
    ].join("\r\n");
    const page = await office("/back-office/prices/import", width);
    const file = { name: "listino.csv", mimeType: "text/csv", buffer: Buffer.from(`\ufeff${list}`, "utf16le") };
    await page.locator("input[type=file]").setInputFiles(file);
    await page.getByRole("button", { name: "Controlla" }).click();
    await page.getByText("Di che tipo sono i prezzi di questo file?").waitFor({ timeout: 60_000 });
    expect(await axeFindings(page)).toEqual([]);
    await page.getByLabel("Tipo di prezzo di tutto il file").selectOption({ label: "Piattaforma" });
    await page.getByRole("button", { name: "Controlla con queste colonne" }).click();
    const dryRun = page.getByText("Solo controllo: nulla è stato scritto.");
    await dryRun.waitFor({ timeout: 60_000 });
    await expect.poll(() => page.locator("div:focus", { has: dryRun }).count()).toBe(1);
    await page.getByText("Cambia di dieci volte o più", { exact: false }).first().waitFor();
    await page.getByText(/1\.234,50\s€ − 55%.*50% \+ 10%: in tutto 55%/).waitFor();
    await page.getByText("1 riga di titolo lasciata fuori: non è un prodotto").waitFor();
    await page.getByLabel("Quali righe").selectOption({ label: "Rifiutate (2)" });
    await page.getByText("Listino meno sconto fa 5,00").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Scarica le righe rifiutate (CSV)" }).click(),
    ]);
    const refused = await readFile(await download.path(), "utf8");
    expect(refused.split("\r\n").slice(0, 2)).toEqual([
      `\ufeffCod. articolo;Descrizione;Listino €;Sconto %;Netto €;Nota ${code};Motivo del rifiuto`,
      "NON-C-E;Altro;5,00;;;;Cod. articolo «NON-C-E»: Nessun prodotto con questo codice",
    ]);
    const [reportFile] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Rapporto riga per riga (CSV)" }).click(),
    ]);
    const report = await readFile(await reportFile.path(), "utf8");
    expect(report.split("\r\n").slice(0, 2)).toEqual([
      "\ufeffRiga;Codice;Esito;Perché;Da → a;Non dal file;Che ne è stato",
      "3;CONNETTORI;Titolo;;;;",
    ]);
    expect(report).toContain("Rifiutata;Cod. articolo «NON-C-E»: Nessun prodotto con questo codice;");
    await page.reload();
    await page.getByLabel(/Ho visto la riga da confermare/).check();
    await page.getByRole("button", { name: "Importa 1 riga" }).click();
    await page.getByText("1 riga scritta").waitFor({ timeout: 60_000 });
    await page.getByText("scritta", { exact: true }).waitFor();
    await page.goto(grid(code));
    await cell(page, code, 1).waitFor();
    await expect.poll(() => cell(page, code, 1).textContent()).toMatch(/1\.234,50\s€ − 55%/);
    // The mended row of the refused ones, without a question: what its columns mean is known.
    await page.goto("/back-office/prices/import");
    const [heading = "", , second = ""] = refused.split("\r\n");
    const mended = {
      ...file,
      buffer: Buffer.from([heading, second.replace(`${code}-2`, code).replace("4,00", "5,00")].join("\r\n")),
    };
    await page.locator("input[type=file]").setInputFiles(mended);
    await page.getByRole("button", { name: "Controlla" }).click();
    await page.getByText("Solo controllo: nulla è stato scritto.").waitFor({ timeout: 60_000 });
    await page.goto("/back-office/prices/import");
    const past = page.getByRole("row").filter({ hasText: "listino.csv" });
    await past.getByText("controllato").first().waitFor();
    const imported = past.filter({ hasText: "importato" }).first();
    await imported.getByText("Giulia Ferraro").waitFor();
    await imported.getByText(/4 righe: scritte 1, rifiutate 2/).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await imported.getByRole("button", { name: "Annulla l'importazione di listino.csv" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Conferma" }).click();
    await page.getByText("1 riga riportata a prima").waitFor({ timeout: 60_000 });
    await page.getByText("riportata a prima", { exact: true }).waitFor();
    await page.goto(grid(code));
    await expect.poll(() => cell(page, code, 1).textContent()).toMatch(/^10,00\s€/);
  },
);

/** Has the price list written in the background, and fetches its file. */
async function exported(page: Page, format: "CSV" | "XLSX") {
  await page.getByRole("link", { name: "Esporta", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Esporta" }).waitFor();
  await page.getByText("Listino prezzi", { exact: true }).click();
  await page.getByRole("combobox", { name: "Formato" }).selectOption(format);
  await page.getByRole("button", { name: "Prepara il file" }).click();
  const link = page.getByRole("link", { name: "Scarica il file" });
  await link.waitFor();
  const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
  return download;
}

it("exports a file that the import takes back unchanged", async () => {
  await create(ownCode("OUT"), 10);
  const page = await office("/back-office/prices");
  const download = await exported(page, "XLSX");
  expect(download.suggestedFilename()).toMatch(/^solvia-listino-\d{4}-\d\d-\d\d\.xlsx$/);
  await page.goto("/back-office/prices/import");
  await page.locator("input[type=file]").setInputFiles({
    name: download.suggestedFilename(),
    mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    buffer: await readFile(await download.path()),
  });
  await page.getByRole("button", { name: "Controlla" }).click();
  await page.getByText("Il file dice quello che c'è già: nulla da importare.").waitFor({ timeout: 60_000 });
});

it("has the price list written on a phone, each price a row", async () => {
  const code = ownCode("ESPORTA");
  await create(code, 10);
  const page = await office("/back-office/prices", "phone");
  const download = await exported(page, "CSV");
  expect(await axeFindings(page)).toEqual([]);
  await expect.poll(() => page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(390);
  expect(download.suggestedFilename()).toMatch(/^solvia-listino-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(await readFile(await download.path(), "utf8")).toContain(`${code};Connettore ${code};public;it;10,00;;;`);
});
