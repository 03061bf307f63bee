import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { axeFindings } from "../support/axe.ts";
import { ownCode } from "../support/own-code.ts";
import { priceCell as cell, priceGrid as grid, usePriceOffice } from "../support/price-office.ts";

const { office, create } = usePriceOffice();

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
