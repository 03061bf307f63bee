import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { saveSeries } from "@solvia/core/catalogue/series/save-series";
import { axeFindings } from "../support/axe.ts";
import { dot } from "../support/dot.ts";
import type { Width } from "../support/browser.ts";
import { startOffice, type Office } from "../support/office.ts";
import { ownCode } from "../support/own-code.ts";

let house: Office;

const picture = { name: "foto.png", mimeType: "image/png", buffer: dot };
const pdf = (size: number) => ({
  name: "Garanzia è qui.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.concat([Buffer.from("%PDF-1.4\n"), Buffer.alloc(size)]),
});

beforeAll(async () => {
  house = await startOffice();
});
afterAll(() => house.stop());

const office = (path: string, width?: Width): Promise<Page> => house.open(path, width);

const text = { descriptionTitle: "", descriptionSubtitle: "", descriptionRich: "", description2Rich: "" };
const create = async (name: string, texts = {}) => {
  const kind = { brand: "Voltalia", category: "panels", typology: "bifacial" } as const;
  const pictures = { imageUrl: "/favicon.svg", imageUrlSmall: "/favicon.svg" };
  return (await saveSeries({ ...kind, ...pictures, name, texts }, new Date())).id;
};
const save = (page: Page) => page.getByRole("button", { name: "Salva serie" }).click();
const shown = (page: Page, message: string) => page.getByText(message, { exact: true }).first().waitFor();
const photo = (page: Page) => page.getByLabel("Foto: Scegli un'immagine");
const chooser = (page: Page, legend: string) => page.getByRole("group", { name: legend }).locator("input[type=file]");

it.each(["desktop", "phone"] as const)("creates a series with pictures and texts on a %s", async (width) => {
  const page = await office("/back-office/add-series", width);
  await page.getByRole("heading", { name: "AGGIUNGI SERIE" }).waitFor();
  await shown(page, "Il caricamento dei documenti sarà disponibile dopo la creazione della serie.");
  await save(page);
  await photo(page).waitFor();
  await expect.poll(() => page.getByText("Obbligatorio", { exact: true }).count()).toBe(3);
  await expect.poll(() => page.getByText("Obbligatoria per una nuova serie").count()).toBe(2);
  await page.getByLabel("Nome della serie").fill(ownCode(`Sole ${width}`));
  await page.getByRole("combobox", { name: "Categoria", exact: true }).selectOption("Pannelli");
  await page.getByLabel("Tipologia").selectOption("Full black");
  await page
    .getByRole("combobox", { name: "Marca" })
    .or(page.getByRole("textbox", { name: "Marca" }))
    .fill("Voltalia");
  await page.getByLabel("Titolo della descrizione", { exact: true }).fill("Nero, tutto");
  const editor = page.getByRole("textbox", { name: "Descrizione", exact: true });
  await editor.click();
  await page.keyboard.press("Control+B");
  await page.keyboard.type("Resa");
  await page.keyboard.press("Control+B");
  await page.keyboard.type(" alta anche all'alba");
  await chooser(page, "Foto").setInputFiles(picture);
  await page.getByRole("img", { name: "Anteprima: Foto" }).waitFor();
  await chooser(page, "Miniatura").setInputFiles(picture);
  await page.getByRole("img", { name: "Anteprima: Miniatura" }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await save(page);
  await shown(page, "Serie inserita!");
  await shown(page, "Serie tradotta con successo.");
  await page.getByRole("heading", { name: "MODIFICA SERIE" }).waitFor();
  const id = page.url().split("/").at(-1) ?? "";
  await page.getByText(id).waitFor();
  await page.reload();
  await page.getByRole("img", { name: "Miniatura attuale" }).waitFor();
  await expect
    .poll(() => page.getByRole("textbox", { name: "Descrizione", exact: true }).innerHTML())
    .toContain("<strong>Resa</strong> alta anche all'alba");
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("link", { name: "Aggiungi una nuova serie" }).click();
  await page.getByRole("heading", { name: "AGGIUNGI SERIE" }).waitFor();
  await expect.poll(() => page.getByLabel("Nome della serie").inputValue()).toBe("");
});

it("blocks a second series of the same name, and says what is too large, in the words of the specification", async () => {
  const [name, other] = [ownCode("Doppia"), ownCode("Unica")];
  await create(name);
  const page = await office("/back-office/add-series");
  await page.getByRole("combobox", { name: "Categoria", exact: true }).selectOption("Inverter");
  await page
    .getByRole("combobox", { name: "Marca" })
    .or(page.getByRole("textbox", { name: "Marca" }))
    .fill("Voltalia");
  await page.getByLabel("Nome della serie").fill(`  ${name.replace("Doppia", "dOPPIA")} `);
  await chooser(page, "Foto").setInputFiles({ ...picture, buffer: Buffer.alloc(10_000_001) });
  await chooser(page, "Miniatura").setInputFiles(picture);
  await save(page);
  await shown(page, "Una serie con questo nome esiste già.");
  await page.getByLabel("Nome della serie").fill(other);
  await save(page);
  await shown(page, "Errore durante l'inserimento.");
  await shown(page, "È possibile che i file caricati siano troppo grandi. Contatta Amministratore di Sistema.");
  expect((await house.admin.call("GET", `/back-office/series?text=${other.toLowerCase()}`)).body).toMatchObject({
    items: [],
  });
});

it("shows translated descriptions to read, and documents to neither add nor delete, outside Italy", async () => {
  const texts = { it: { ...text, descriptionTitle: "Titolo" }, es: { ...text, descriptionRich: "<p>Muy bueno</p>" } };
  const name = ownCode("Tradotta");
  const id = await create(name, texts);
  const page = await office(`/back-office/save-series/${id}`);
  await page.getByLabel("Paese di lavoro").selectOption("Spagna");
  await page.getByText("Muy bueno").waitFor();
  await expect
    .poll(() => page.getByLabel("Titolo della descrizione", { exact: true }).getAttribute("readonly"))
    .not.toBeNull();
  await shown(page, "I documenti si aggiungono e si eliminano solo dall'Italia e dallo United Kingdom.");
  await expect.poll(() => page.getByRole("button", { name: "Aggiungi documento" }).count()).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel("Nome della serie").fill(`${name} bis`);
  await save(page);
  await shown(page, "Serie inserita!");
  await page.getByLabel("Paese di lavoro").selectOption("Regno Unito");
  await page.getByRole("button", { name: "Aggiungi documento" }).waitFor();
  await page.getByLabel("Paese di lavoro").selectOption("Italia");
  await expect.poll(() => page.getByLabel("Titolo della descrizione", { exact: true }).inputValue()).toBe("Titolo");
});

it("adds and deletes documents, and tells the second of two who delete the same", async () => {
  const id = await create(ownCode("Documentata"));
  const page = await office(`/back-office/save-series/${id}`);
  const panel = page.getByRole("group", { name: "Documentazione" });
  const add = async (file: ReturnType<typeof pdf>) => {
    await panel.getByLabel("Categoria del documento").selectOption("Scheda tecnica");
    await panel.locator("input[type=file]").setInputFiles(file);
    // A hand goes to the file; left where it was, it would hold what is told of the last one over the button.
    await page.mouse.move(10, 10);
    await panel.getByRole("button", { name: "Aggiungi documento" }).click();
  };
  await panel.getByRole("button", { name: "Aggiungi documento" }).click();
  await expect.poll(() => panel.getByText("Obbligatorio").count()).toBe(2);
  await expect.poll(() => panel.getByLabel("Categoria del documento").locator("option").count()).toBe(20);
  await add(pdf(20_000_001));
  await shown(page, "File troppo grande.");
  await add(pdf(10));
  await shown(page, "Documento aggiunto con successo!");
  await panel.getByRole("link", { name: "Apri Garanzia è qui in una nuova scheda" }).waitFor();
  await expect.poll(() => panel.getByText("Garanzia_e_qui.pdf").getAttribute("href")).toContain("Garanzia_e_qui.pdf");
  await expect.poll(() => panel.getByLabel("Categoria del documento").inputValue()).toBe("");
  // What lies half under the frame's head while the page is scrolled isn't small.
  await page.evaluate("scrollTo(0, 0)");
  expect(await axeFindings(page)).toEqual([]);
  const other = await office(`/back-office/save-series/${id}`);
  for (const each of [page, other]) {
    await each.getByRole("button", { name: "Elimina Garanzia è qui" }).click();
    await each.getByRole("dialog").getByRole("button", { name: "Conferma" }).waitFor();
  }
  await page.getByRole("dialog").getByRole("button", { name: "Conferma" }).click();
  await panel.getByText("Ancora nessun documento").waitFor();
  await other.getByRole("dialog").getByRole("button", { name: "Conferma" }).click();
  await shown(other, "L'elenco è cambiato nel frattempo: ora è quello aggiornato.");
  await other.getByText("Ancora nessun documento").waitFor();
});

it("asks before a description is left that isn't saved, and not when it was only read", async () => {
  const richText = "<h2>Resa</h2><p>Alta <strong>anche</strong> all'alba.</p><ul><li>nera</li></ul>";
  const name = ownCode("Da lasciare");
  const id = await create(name, { it: { ...text, descriptionRich: richText } });
  const page = await office(`/back-office/save-series/${id}`);
  const leave = () => page.getByRole("link", { name: "Tutte le serie" }).click();
  await shown(page, "anche");
  await leave();
  await page.getByRole("link", { name, exact: true }).click();
  await page.getByRole("textbox", { name: "Descrizione", exact: true }).click();
  await page.keyboard.type("Molto ");
  await leave();
  await shown(page, "Ci sono modifiche non salvate: lasciare la pagina?");
  await expect.poll(() => page.url()).toContain(id);
  await page.getByRole("button", { name: "Esci senza salvare" }).click();
  await page.getByRole("link", { name, exact: true }).waitFor();
  await expect.poll(() => page.url()).not.toContain(id);
});

it("tells the second of two editors, and loses nothing of either", async () => {
  const id = await create(ownCode("A due mani"));
  const [first, second] = await Promise.all([
    office(`/back-office/save-series/${id}`),
    office(`/back-office/save-series/${id}`),
  ]);
  await second.getByLabel("Titolo della descrizione", { exact: true }).fill("Scritto dalla seconda");
  await first.getByLabel("Tipologia").selectOption("BIPV");
  await save(first);
  await shown(first, "Serie inserita!");
  await save(second);
  await shown(second, "Un'altra persona ha salvato questa serie mentre la modificavi");
  await expect.poll(() => second.getByLabel("Tipologia").inputValue()).toBe("bipv");
  await save(second);
  await shown(second, "Serie inserita!");
  await first.reload();
  await expect
    .poll(() => first.getByLabel("Titolo della descrizione", { exact: true }).inputValue())
    .toBe("Scritto dalla seconda");
});

it.each(["desktop", "phone"] as const)("lists the series by the filters of the address on a %s", async (width) => {
  const name = ownCode(`Elenco ${width}`);
  await create(name);
  const page = await office(`/back-office/series?text=${encodeURIComponent(name)}`, width);
  await page.getByRole("link", { name, exact: true }).waitFor();
  await expect.poll(() => page.getByRole("row").count()).toBe(2);
  if (width === "phone") await page.getByRole("button", { name: /^Filtri/ }).click();
  await page.getByLabel("Categoria").selectOption("Batterie");
  await page.getByText("Nessun risultato con questi filtri").waitFor();
  await expect.poll(() => page.url()).toContain("category=batteries");
  await page.goBack();
  await page.getByRole("link", { name: `Prodotti: 0 (${name})` }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
});
