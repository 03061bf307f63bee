import { readFile } from "node:fs/promises";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createDemonstrationUser } from "@solvia/core/accounts/registration/create-demonstration-user";
import { setProductStock } from "@solvia/core/catalogue/editing/change-product";
import { saveProduct } from "@solvia/core/catalogue/editing/save-product";
import { saveSeries } from "@solvia/core/catalogue/series/save-series";
import { addSupplier, saveSupplier } from "@solvia/core/logistics/suppliers";
import type { LocalCloud } from "@solvia/local/cloud";
import { ensureSite } from "@solvia/local/web-build";
import { axeFindings } from "../support/axe.ts";
import { dot } from "../support/dot.ts";
import { startBrowser, type Width } from "../support/browser.ts";
import { Caller, password, startTestCloud } from "../support/cloud.ts";
import { openWith } from "../support/office.ts";
import { ownCode } from "../support/own-code.ts";

let cloud: LocalCloud;
let browser: Browser;
let cookie: string;
let cabinets: string;

beforeAll(async () => {
  await ensureSite();
  [cloud, browser] = await Promise.all([startTestCloud({ seeded: false }), startBrowser()]);
  const admin = {
    email: "admin@solvia.example",
    password,
    name: "Giulia",
    surname: "Ferraro",
    roles: ["admin" as const],
  };
  await createDemonstrationUser(admin, new Date());
  cookie = (await new Caller(cloud.url).login(admin.email)).cookie;
  const series = { brand: "Voltalia", imageUrl: "/favicon.svg", imageUrlSmall: "/favicon.svg", texts: {} };
  await saveSeries({ ...series, name: "Sole 450", category: "panels", typology: "fullblack" }, new Date());
  cabinets = (
    await saveSeries(
      { ...series, name: "Quadri", category: "electrical_cabinet", typology: "field-cabinet" },
      new Date(),
    )
  ).id;
});
afterAll(async () => {
  await browser.close();
  await cloud.stop();
});

const office = (path: string, width: Width = "desktop") => openWith({ browser, cloud }, cookie, path, width);

const create = (productCode: string) =>
  saveProduct(
    {
      seriesId: cabinets,
      fields: {
        name: `Quadro ${productCode}`,
        productCode,
        weight: 9500,
        minQuantity: 1,
        piecesPerPackage: 0,
        protectionClass: "IP65",
        numberStringIn: 4,
        numberStringOut: 2,
      },
    },
    new Date(),
  );

const choose = async (page: Page, label: string, option: string) => {
  await page
    .getByRole("textbox", { name: label })
    .or(page.getByRole("combobox", { name: label }))
    .first()
    .click();
  await page.getByRole("option", { name: option }).click();
};
const save = (page: Page) => page.getByRole("button", { name: "Salva prodotto" }).click();

it("creates a panel with what panels need, in the units that people use, and a picture", async () => {
  const page = await office("/back-office/products/save");
  await choose(page, "Serie del prodotto", "Voltalia · Sole 450");
  await save(page);
  await page.getByText("Obbligatorio").first().waitFor();
  await expect.poll(() => page.getByText("Obbligatorio").count()).toBe(12);
  await expect.poll(() => page.getByLabel("Capacità").count()).toBe(0);
  const texts = {
    "Nome (descrizione breve)": "Modulo 450 W",
    "Codice Prodotto": ownCode("VOL-450-"),
    "Peso (kg)": "21,5",
    "Quantità minima": "2",
    "Pezzi per bancale": "36",
    "Potenza (W)": "450",
    "Garanzia prodotto": "25",
    "Garanzia di resa": "30",
    "Numero di celle": "108",
    "Coefficiente di temperatura (%/°C)": "-0,29",
    "Efficienza (%)": "22,5",
  };
  for (const [label, value] of Object.entries(texts))
    await page.getByLabel(label, { exact: false }).first().fill(value);
  await page.getByLabel("Tecnologia").selectOption("ntype");
  await page.getByLabel("Vendita a bancale e container").check();
  await page.getByLabel("Bancali per container").fill("22");
  await page.locator("input[type=file]").setInputFiles({ name: "m.png", mimeType: "image/png", buffer: dot });
  await page.getByRole("img", { name: "Anteprima della nuova immagine" }).waitFor();
  await page.getByLabel("Testo alternativo").fill("Modulo nero visto di fronte");
  await expect.poll(() => page.getByLabel("Traduci nelle altre lingue").isChecked()).toBe(true);
  await save(page);
  await page.getByText("Prodotto salvato con successo.").waitFor();
  await page.getByRole("heading", { name: "Modulo 450 W" }).waitFor();
  await page.reload();
  await page.getByRole("heading", { name: "Modulo 450 W" }).waitFor();
  await expect.poll(() => page.getByLabel("Peso (kg)").inputValue()).toBe("21,5");
  const image = await page.getByRole("img", { name: "Immagine attuale" }).getAttribute("src");
  expect(image).toContain("/products/");
  expect(await axeFindings(page)).toEqual([]);
  const zoom = new URL(image?.replace(/original$/, "zoom.avif") ?? "", cloud.url);
  await expect
    .poll(async () => (await fetch(zoom)).headers.get("content-type"), {
      timeout: 60_000,
    })
    .toBe("image/avif");
  const id = page.url().split("/").at(-1) ?? "";
  const visitor = new Caller(cloud.url);
  const shown = async () =>
    ((await visitor.call("GET", `/products/product/${id}`)).body as { picture?: object }).picture;
  await expect.poll(shown, { timeout: 60_000 }).toMatchObject({ width: 1, height: 1 });
  await page.goto(`/product/${id}`);
  await page.getByRole("img", { name: "Modulo nero visto di fronte" }).waitFor();
  const sources = page.locator("picture source");
  await sources.first().waitFor({ state: "attached" });
  await expect.poll(() => sources.first().getAttribute("srcset")).toContain("card.avif 1w");
});

it("says that a code is taken, in the words of the specification", async () => {
  const taken = ownCode("Q-TAKEN");
  await create(taken);
  const { id } = await create(ownCode("Q-OTHER"));
  const page = await office(`/back-office/save-product/${id}`);
  const code = page.getByRole("textbox", { name: "Codice Prodotto", exact: true });
  await code.fill(taken.toLowerCase());
  await save(page);
  const toast = page.getByRole("alert").filter({ hasText: "Esiste già un prodotto con questo Codice Prodotto." });
  await toast.waitFor();
  await expect.poll(() => code.getAttribute("aria-invalid")).toBe("true");
});

it("asks before what isn't saved is left, and not before or after", async () => {
  const code = ownCode("Q-LEAVE");
  const { id } = await create(code);
  const page = await office(`/back-office/save-product/${id}`);
  const leave = () => page.getByRole("link", { name: "Tutti i prodotti" }).click();
  const name = page.getByLabel("Nome (descrizione breve)");
  await name.waitFor();
  await leave();
  await page.getByRole("link", { name: `Quadro ${code}` }).click();
  await name.fill("Quadro da salvare");
  await leave();
  await page.getByText("Ci sono modifiche non salvate: lasciare la pagina?").waitFor();
  await page.getByRole("button", { name: "Resta" }).click();
  await expect.poll(() => name.inputValue()).toBe("Quadro da salvare");
  await save(page);
  await page.getByText("Prodotto salvato con successo.").waitFor();
  await leave();
  await page.getByRole("link", { name: "Quadro da salvare" }).waitFor();
});

it("tells the second of two editors, and loses nothing of either", async () => {
  const { id } = await create(ownCode("Q-TWO"));
  const [first, second] = await Promise.all([
    office(`/back-office/save-product/${id}`),
    office(`/back-office/save-product/${id}`),
  ]);
  await second.getByLabel("Codice doganale").fill("8537 1099");
  await second.getByLabel("Nome (descrizione breve)").fill("Quadro della seconda");
  await first.getByLabel("Nome (descrizione breve)").fill("Quadro del primo");
  await first.getByLabel("Peso (kg)").fill("12");
  await save(first);
  await first.getByText("Prodotto salvato con successo.").waitFor();
  await save(second);
  await second.getByText("Un'altra persona ha salvato questo prodotto mentre lo modificavi").waitFor();
  await second.getByText("«Quadro del primo»").waitFor();
  await expect.poll(() => second.getByLabel("Peso (kg)").inputValue()).toBe("12");
  await save(second);
  await second.getByText("Prodotto salvato con successo.").waitFor();
  await first.reload();
  await first.getByRole("heading", { name: "Quadro della seconda" }).waitFor();
  await expect.poll(() => first.getByLabel("Codice doganale").inputValue()).toBe("8537 1099");
  await expect.poll(() => first.getByLabel("Peso (kg)").inputValue()).toBe("12");
});

it.each(["desktop", "phone"] as const)("filters by the address and changes many at once on a %s", async (width) => {
  const bulk = ownCode(`BULK-${width}-`);
  const codes = ["A", "B", "C"].map((letter) => `${bulk}${letter}`);
  for (const code of codes) await create(code);
  const page = await office(`/back-office/products?text=${bulk.toLowerCase()}`, width);
  await page.getByRole("link", { name: `Quadro ${codes[0]}` }).waitFor();
  await expect.poll(() => page.getByRole("row").count()).toBe(4);
  await page.getByLabel("Seleziona tutto").check();
  await page.getByRole("button", { name: "Nascondi" }).click();
  await page.getByText("3 prodotti aggiornati.").waitFor();
  await expect.poll(() => page.getByText("Nascosto", { exact: true }).count()).toBe(3);
  const bar = page.getByRole("region", { name: "3 selezionate" });
  await bar.getByRole("button", { name: "Giacenza" }).click();
  await page.getByLabel("Pezzi in magazzino").fill("40");
  await page.getByRole("button", { name: "Imposta" }).click();
  await page
    .getByRole("cell", { name: /(^|\D)40$/ })
    .nth(2)
    .waitFor();
  await bar.getByRole("button", { name: "Tempo di spedizione" }).click();
  await page.getByRole("menuitem", { name: "2-3 Settimane" }).click();
  await page.getByRole("cell", { name: "2-3 Settimane" }).nth(2).waitFor();
  if (width === "phone") await page.getByRole("button", { name: /^Filtri/ }).click();
  await page.getByLabel("Visibilità").selectOption("Visibili");
  await page.getByText("Nessun risultato con questi filtri").waitFor();
  await expect.poll(() => page.url()).toContain("visibility=true");
  await page.goBack();
  await page.getByRole("link", { name: `Quadro ${codes[1]}` }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
});

it("knows suppliers and under which code each has a product", async () => {
  const { id } = await create(ownCode("Q-SUPPLIED"));
  const supplier = `${ownCode("Zenit")} S.p.A.`;
  const page = await office("/back-office/suppliers");
  await page.getByRole("button", { name: "Aggiungi fornitore" }).click();
  const added = page.getByRole("dialog", { name: "Aggiungi fornitore" });
  await added.getByRole("button", { name: "Aggiungi fornitore" }).click();
  await added.getByText("Obbligatorio").waitFor();
  await added.getByLabel("Ragione sociale").fill(supplier);
  await added.getByLabel("Ragione sociale").press("Enter");
  await page.getByText("Aggiunto!").waitFor();
  await page.getByRole("cell", { name: supplier, exact: true }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.goto(`/back-office/save-product/${id}`);
  await page.getByRole("button", { name: "Assegna" }).click();
  await expect.poll(() => page.getByText("Obbligatorio").count()).toBe(2);
  await choose(page, "Fornitore", supplier);
  await page.getByLabel("Codice prodotto di acquisto").fill("ZN-77");
  await page.getByRole("button", { name: "Assegna" }).click();
  await page.getByRole("row", { name: `${supplier} ZN-77` }).waitFor();
  await page.getByRole("button", { name: `Togli ${supplier}` }).click();
  await page.getByText("Nessun fornitore assegnato").waitFor();
});

it("corrects a supplier; who saves second sees what the first wrote and keeps what was typed", async () => {
  const [before, after] = [`${ownCode("Lacuna")} S.r.l.`, `${ownCode("Laguna")} S.r.l.`];
  const { id, version } = await addSupplier({ companyName: before }, new Date());
  const page = await office("/back-office/suppliers");
  await page.getByRole("button", { name: `Modifica ${before}` }).click();
  const form = page.getByRole("dialog", { name: `Modifica ${before}` });
  await form.getByLabel("E-mail").fill("ordini@");
  await form.getByRole("button", { name: "Salva" }).click();
  await form.getByText("Formato non valido").waitFor();
  await form.getByLabel("E-mail").fill("ordini@laguna.example");
  await saveSupplier(id, { companyName: after, version });
  await form.getByRole("button", { name: "Salva" }).click();
  await form.getByText(`Salvato nel frattempo: ${after}`).waitFor();
  await expect.poll(() => form.getByLabel("E-mail").inputValue()).toBe("ordini@laguna.example");
  expect(await axeFindings(page)).toEqual([]);
  await form.getByLabel("Ragione sociale").fill(after);
  await form.getByRole("button", { name: "Salva" }).click();
  await page.getByText("Salvato!").waitFor();
  await page.getByRole("row", { name: `${after} ordini@laguna.example` }).waitFor();
});

it("corrects what was counted where it stands, and finds what is short", async () => {
  const code = ownCode("Q-COUNTED");
  await create(code);
  const page = await office(`/back-office/availabilities?text=${code.toLowerCase()}`);
  await page.getByLabel(`Pezzi in magazzino di Quadro ${code}`).fill("4");
  await page.getByRole("button", { name: "Imposta" }).click();
  await page.getByText("Salvato!").waitFor();
  await page.getByLabel("Stato", { exact: true }).selectOption("Pochi pezzi");
  await page.getByRole("link", { name: `Quadro ${code}` }).waitFor();
  await expect.poll(() => page.url()).toContain("state=low");
  expect(await axeFindings(page)).toEqual([]);
});

it("takes a stock as it is written, and confirms one that looks misread", async () => {
  const code = ownCode("MILLE");
  await create(code);
  const page = await office(`/back-office/availabilities?text=${code}`);
  const counted = page.getByRole("textbox", { name: new RegExp(`Quadro ${code}`) });
  await counted.fill("5%");
  await counted.press("Enter");
  await page.getByText(/“%” non va bene qui; ammesso: pz/).waitFor();
  await counted.fill("");
  await counted.press("Enter");
  await page.getByText("Scrivi i pezzi contati, anche 0").waitFor();
  await counted.fill("12 pz");
  await page.getByRole("link", { name: "Serie", exact: true }).click();
  await page.getByRole("dialog", { name: "Modifiche non salvate" }).getByRole("button", { name: "Resta" }).click();
  await counted.fill("1.500");
  await counted.press("Enter");
  await page.getByText("Salvato!").waitFor();
  await page.reload();
  await expect.poll(() => counted.inputValue()).toBe("1500");
  await counted.fill("1,5");
  await counted.press("Enter");
  await page.getByText("Solo numeri interi").waitFor();
  await counted.fill("1");
  await counted.press("Enter");
  await page.getByText(`Quadro ${code}: da 1.500 a 1 pezzi. È giusto?`).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Annulla" }).click();
  await page.reload();
  await expect.poll(() => counted.inputValue()).toBe("1500");
});

it.each(["desktop", "phone"] as const)(
  "asks before many products get a stock that looks misread on a %s",
  async (width) => {
    const guard = ownCode(`GUARD-${width}-`);
    const codes = ["A", "B"].map((letter) => `${guard}${letter}`);
    const [first] = await Promise.all(codes.map(create));
    await setProductStock(first!.id, 40);
    const page = await office(`/back-office/products?text=${guard.toLowerCase()}`, width);
    const admin = await new Caller(cloud.url).login("admin@solvia.example");
    const stockOf = async (code: string) => {
      const { body } = await admin.call("GET", `/back-office/products?text=${code}`);
      return (body as { items: { stock: { onHand: number } }[] }).items[0]?.stock.onHand;
    };
    const bar = page.getByRole("region", { name: "2 selezionate" });
    const set = async (pieces: string) => {
      await bar.getByRole("button", { name: "Giacenza", exact: true }).click();
      await page.getByLabel("Pezzi in magazzino").fill(pieces);
      await page.getByRole("button", { name: "Imposta" }).click();
    };
    await page.getByLabel("Seleziona tutto").check();
    await set("150.000");
    const dialog = page.getByRole("dialog", { name: "Conferma la giacenza di 2 prodotti" });
    await dialog.getByText("150.000").first().waitFor();
    await expect
      .poll(() =>
        dialog
          .getByRole("row")
          .filter({ hasText: `${codes[0]}` })
          .textContent(),
      )
      .toContain("40");
    await dialog.getByRole("button", { name: "Torna senza scriverla" }).click();
    await dialog.waitFor({ state: "hidden" });
    expect(await stockOf(codes[0]!)).toBe(40);
    await set("150000");
    await dialog.getByRole("button", { name: "Conferma e scrivi" }).click();
    await page.getByText("2 prodotti aggiornati.").waitFor();
    for (const code of codes) await expect.poll(() => stockOf(code)).toBe(150_000);
    await bar.getByRole("button", { name: "Quantità minima", exact: true }).click();
    await page.getByRole("textbox", { name: "Quantità minima" }).fill("50.000");
    await page.getByRole("button", { name: "Imposta" }).click();
    const minimum = page.getByRole("dialog", { name: "Conferma la quantità minima di 2 prodotti" });
    await minimum.getByText("Cambia di dieci volte o più").first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await minimum.getByRole("button", { name: "Conferma e scrivi" }).click();
    await page.getByText("50.000").first().waitFor();
  },
);

it("gives one user a price of their own", async () => {
  const code = ownCode("Q-PREMIUM");
  await create(code);
  const page = await office("/back-office/premium");
  await page.getByRole("combobox", { name: "Cerca un utente" }).fill("ferraro");
  await page.getByRole("option", { name: /admin@solvia.example/ }).click();
  await page.getByText("Nessun prodotto con un prezzo riservato").waitFor();
  await page.getByRole("combobox", { name: "Cerca un prodotto" }).fill(code.toLowerCase());
  await page.getByRole("option", { name: new RegExp(code) }).click();
  await page.getByLabel(`Tipo di prezzo: Quadro ${code}`).selectOption("Premium Plus");
  await page.getByRole("button", { name: "Salva", exact: true }).click();
  await page.getByText("Salvato!").waitFor();
  await page.reload();
  await expect.poll(() => page.getByLabel(`Tipo di prezzo: Quadro ${code}`).inputValue()).toBe("premium_plus");
  expect(await axeFindings(page)).toEqual([]);
});

it("gives an empty file whose heading the import knows, by category", async () => {
  const page = await office("/back-office/products/import");
  await page.getByLabel("Modello per").selectOption({ label: "E-mobility" });
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Scarica un modello vuoto (CSV)" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("modello-prodotti.csv");
  const text = await readFile(await download.path(), "utf8");
  expect(text).toMatch(
    /^\ufeffNome serie;Marca;Categoria;.*;Connettore;Quantità minima;Pezzi per pallet;Prezzo;Sconto %\r\n$/,
  );
});
