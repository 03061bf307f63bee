import { readFileSync } from "node:fs";
import { plusDays, romeDate } from "@solvia/core/platform/time";
import { expect, it } from "vitest";
import { atRest } from "../support/at-rest.ts";
import { axeFindings } from "../support/axe.ts";
import { widths, type Width } from "../support/browser.ts";
import { Caller } from "../support/cloud.ts";
import { openAs } from "../support/office.ts";
import { useShop } from "../support/shop-stage.ts";

const shop = useShop();
const admin = "admin@solvia.example";

interface Row {
  id: string;
  name: string;
  brand: string;
  productCode: string;
  figures: { available: number };
}

const caller = () => new Caller(shop.cloud.url).login(admin);
const lying = async (nth: number): Promise<Row> => {
  const { body } = await (await caller()).call("GET", "/back-office/warehouse?limit=200&standing=free");
  const row = (body as { items: Row[] }).items.filter(({ figures }) => figures.available >= 20)[nth];
  if (!row) throw new Error("the demonstration has stock");
  return row;
};

/** Of each run of a test its own, so that it can be run again. */
let runs = 0;

it("adds a warehouse, forecasts goods for it, receives a part of them, and puts a slip right", async () => {
  const row = await lying(0);
  runs += 1;
  const house = `Torino ${runs}`;
  const office = await openAs(shop, admin, "/back-office/warehouses");
  const dialog = office.getByRole("dialog");
  await office.getByRole("button", { name: "Aggiungi magazzino" }).click();
  for (const [name, text] of [
    ["Nome", house],
    ["Serie dei DDT", `T${runs}`],
    ["Via", "Via Po"],
    ["Numero civico", String(runs)],
    ["CAP", "10100"],
    ["Città", "Torino"],
    ["Provincia", "TO"],
  ] as const)
    await dialog.getByRole("textbox", { name, exact: true }).fill(text);
  await dialog.getByRole("button", { name: "Salva" }).click();
  await dialog.waitFor({ state: "hidden" });
  await office.getByText(`Via Po ${runs}, 10100 Torino (TO), IT`).waitFor();

  await office.goto(`${shop.cloud.url}/back-office/movements`);
  await office.getByRole("button", { name: "Carico", exact: true }).click();
  await dialog.getByRole("combobox", { name: "Al magazzino" }).click();
  await office.getByRole("option", { name: house }).click();
  await dialog.getByRole("combobox", { name: "Aggiungi articolo" }).fill(row.productCode);
  await office
    .getByRole("option")
    .filter({ hasText: `${row.productCode} ` })
    .first()
    .click();
  await dialog.getByRole("button", { name: "Carico", exact: true }).click();
  await dialog.getByText("Scrivi i pezzi di ogni articolo").waitFor();
  await dialog.getByRole("textbox", { name: /^Pezzi di/ }).fill("100");
  await dialog.getByRole("checkbox", { name: "Arriverà in un giorno" }).check();
  await dialog.getByRole("textbox", { name: "Previsto per" }).fill(`${new Date().getFullYear() + 1}-06-30`);
  await dialog.getByRole("textbox", { name: "Motivo" }).fill("Container");
  await dialog.getByRole("button", { name: "Carico", exact: true }).click();
  await dialog.waitFor({ state: "hidden" });
  const forecast = office.locator("tr[data-list-row]").filter({ hasText: house }).filter({ hasText: "Previsto" });
  await forecast.getByRole("button", { name: "Azioni" }).click();
  await office.getByRole("menuitem", { name: "È arrivata" }).click();
  await dialog.getByRole("textbox", { name: /^Pezzi di/ }).fill("60");
  await dialog.getByRole("button", { name: "È arrivata" }).click();
  await dialog.waitFor({ state: "hidden" });
  await forecast.filter({ hasText: "40" }).waitFor();

  const done = office.locator("tr[data-list-row]").filter({ hasText: house }).filter({ hasText: "Fatto" });
  await done.first().getByRole("button", { name: "Azioni" }).click();
  await office.getByRole("menuitem", { name: "Correggi" }).click();
  await dialog.getByRole("textbox", { name: "Motivazione" }).fill("Era un altro container");
  await dialog.getByRole("button", { name: "Correggi" }).click();
  await dialog.waitFor({ state: "hidden" });
  await done.filter({ hasText: "corretto" }).first().waitFor();

  await office.goto(`${shop.cloud.url}/back-office/warehouse?text=${encodeURIComponent(row.productCode)}`);
  const stock = office.locator("tr[data-list-row]").filter({ hasText: row.productCode });
  await stock.filter({ hasText: "40" }).first().waitFor();
});

it("says in words why goods can't leave, and keeps what was typed", async () => {
  const row = await lying(1);
  const office = await openAs(shop, admin, "/back-office/movements");
  const dialog = office.getByRole("dialog");
  await office.getByRole("button", { name: "Scarico", exact: true }).click();
  await dialog.getByRole("combobox", { name: "Aggiungi articolo" }).fill(row.productCode);
  await office
    .getByRole("option")
    .filter({ hasText: `${row.productCode} ` })
    .first()
    .click();
  await dialog.getByRole("textbox", { name: /^Pezzi di/ }).fill("19999");
  await dialog.getByRole("textbox", { name: "Motivo" }).fill("Rotti");
  await dialog.getByRole("button", { name: "Scarico", exact: true }).click();
  await dialog.getByText(/Non ci sono abbastanza pezzi in questo magazzino: disponibili \d+/).waitFor();
  expect(await dialog.getByRole("textbox", { name: "Motivo" }).inputValue()).toBe("Rotti");
});

it("is counted on a telephone without the figures, and approved by the office", async () => {
  const row = await lying(2);
  const office = await openAs(shop, admin, "/back-office/counts");
  const dialog = office.getByRole("dialog");
  const api = await caller();
  const opened = await api.call("POST", "/back-office/counts", {
    warehouseId: "main",
    place: "Corsia A",
    text: row.productCode,
  });
  const { id } = opened.body as { id: string };

  const phone = await openAs(shop, "magazzino@solvia.example", "/warehouses/counts", "phone");
  await phone.getByRole("link", { name: "Corsia A" }).click();
  const line = phone.getByRole("article").filter({ hasText: row.productCode }).first();
  await line.getByText("Non contato").waitFor();
  await line.getByRole("button").click();
  const pieces = phone.getByRole("textbox", { name: /^Pezzi trovati di/ }).first();
  expect(await pieces.inputValue()).toBe("");
  await pieces.fill("3");
  await pieces.press("Tab");
  await line.getByText("Da registrare: 3 pezzi").waitFor();
  await phone.getByRole("button", { name: "Registra", exact: true }).click();
  await line.getByText("Registrati: 3 pezzi").waitFor();
  await atRest(phone);
  expect(await axeFindings(phone)).toEqual([]);
  const wide = "document.documentElement.scrollWidth > document.documentElement.clientWidth";
  expect(await phone.evaluate<boolean>(wide)).toBe(false);
  await phone.getByRole("button", { name: "Consegna il conteggio" }).click();
  await phone.getByRole("dialog").getByRole("button", { name: "Conferma" }).click();
  await phone.getByRole("heading", { name: "Da contare" }).waitFor();

  await office.goto(`${shop.cloud.url}/back-office/counts/${id}`);
  await office.getByText("Da approvare", { exact: true }).waitFor();
  await office.getByRole("button", { name: "Approva le differenze" }).click();
  await dialog.getByRole("textbox", { name: "Motivazione" }).fill("Ricontato due volte");
  await dialog.getByRole("button", { name: "Approva le differenze" }).click();
  await dialog.waitFor({ state: "hidden" });
  await office.getByText("Approvato", { exact: true }).waitFor();
});

it.each(Object.keys(widths) as Width[])("reads well, %s", async (width) => {
  const office = await openAs(shop, admin, "/back-office/movements", width);
  const wide = "document.documentElement.scrollWidth > document.documentElement.clientWidth";
  for (const path of ["movements", "warehouse", "warehouses", "counts", "availabilities", "delivery-tariffs"]) {
    await office.goto(`${shop.cloud.url}/back-office/${path}`);
    await office.getByRole("heading", { level: 1 }).waitFor();
    await atRest(office);
    expect(await axeFindings(office), path).toEqual([]);
    expect(await office.evaluate<boolean>(wide), path).toBe(false);
  }
});

it("saves movements with what their warehouse is called, not with its code", async () => {
  const office = await openAs(shop, admin, "/back-office/movements");
  await office.locator("tbody").getByRole("row").first().waitFor();
  const main = office.locator("tbody").getByText("Magazzino Solvia").first();
  await main.waitFor();
  await office.keyboard.press("j");
  await office.keyboard.press("x");
  const [file] = await Promise.all([
    office.waitForEvent("download"),
    office.getByRole("region", { name: "1 selezionata" }).getByRole("button", { name: "Scarica" }).click(),
  ]);
  const [, line = ""] = readFileSync(await file.path(), "utf8").split("\r\n");
  expect(line.split(";").filter((cell) => cell === "main" || /^[\dA-HJKMNP-TV-Z]{26}$/.test(cell))).toEqual([]);
});

it("says what carriers will take, shows all of it, and ends it before it begins", async () => {
  runs += 1;
  const name = `Listino ${runs}`;
  const office = await openAs(shop, admin, "/back-office/delivery-tariffs");
  const dialog = office.getByRole("dialog");
  await office.getByRole("row").filter({ hasText: "In vigore" }).waitFor();
  await office.getByRole("button", { name: "Nuova tariffa" }).click();
  await dialog.getByRole("textbox", { name: "Nome" }).fill(name);
  await dialog.getByLabel("Primo giorno").fill(plusDays(romeDate(new Date()), 20));
  const parcel = dialog.getByRole("textbox", { name: "Pacco fino a 10 kg, Italia: nord e centro" });
  await parcel.fill("9,90");
  expect(await axeFindings(office)).toEqual([]);
  await dialog.getByRole("button", { name: "Crea tariffa" }).click();
  await dialog.waitFor({ state: "hidden" });
  const row = office.getByRole("row").filter({ hasText: name });
  await row.getByText("In arrivo").waitFor();
  await row.getByRole("button", { name: `Mostra ${name}` }).click();
  await dialog.getByText(/^9,90\s€$/).waitFor();
  expect(await axeFindings(office)).toEqual([]);
  await office.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await row.getByRole("button", { name: `Termina ${name}` }).click();
  await dialog.getByRole("button", { name: "Termina" }).click();
  await dialog.waitFor({ state: "hidden" });
  await row.getByText("Finita").waitFor();
});
