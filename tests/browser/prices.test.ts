import { expect, it } from "vitest";
import { plusDays, romeDate } from "@solvia/core/platform/time";
import { axeFindings } from "../support/axe.ts";
import { paste, press } from "../support/keys.ts";
import { ownCode } from "../support/own-code.ts";
import { priceCell as cell, priceGrid as grid, usePriceOffice } from "../support/price-office.ts";

const { office, create } = usePriceOffice();

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
  const days = [30, 40].map((after) => plusDays(romeDate(new Date()), after));
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
