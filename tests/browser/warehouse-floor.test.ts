import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { romeDate } from "@solvia/core/platform/time";
import { axeFindings, findingsFromTop } from "../support/axe.ts";
import { buyAndPay, firstMain } from "../support/buy.ts";
import { Caller } from "../support/cloud.ts";
import { kept } from "../support/kept-pages.ts";
import { openAs } from "../support/office.ts";
import { useShop } from "../support/shop-stage.ts";

const shop = useShop();
const worker = "magazzino@solvia.example";
let admin: Caller;

beforeAll(async () => {
  admin = await new Caller(shop.cloud.url).login("admin@solvia.example");
});

const caller = (email: string) => new Caller(shop.cloud.url).login(email);

const found = (category: string) => firstMain(admin, category);

/** Types as a wedge scanner does: every key at once, whatever has the focus. */
const wedge = (page: Page, text: string) =>
  page.evaluate(
    `for (const key of [...${JSON.stringify(text)}, "Enter"]) {
      (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
      );
    }`,
  );

/** Of each run a mark of its own, so that it can be run again. */
const mark = () => crypto.randomUUID().slice(0, 6).toUpperCase();

it("receives a pallet and pieces by a wedge scanner, through a dead spot and a reload", async () => {
  const [panel, inverter] = [await found("panels"), await found("inverters")];
  const run = mark();
  const { body } = await admin.call("POST", "/back-office/movements/load", {
    act: "add",
    cause: "purchase",
    warehouseId: "main",
    lines: [
      { productId: panel.id, quantity: 6 },
      { productId: inverter.id, quantity: 1 },
    ],
    reason: `Container ${run}`,
    forecastOn: romeDate(new Date()),
  });
  const { id } = body as { id: string };
  const pallet = `PLT-${run}`;
  const serials = Array.from({ length: 5 }, (_, at) => `JKX${run}${String(at).padStart(5, "0")}`);
  const rows = serials.map((code) => `${pallet};${code};${panel.productCode}`);
  const list = ["Bancale;Matricola;Codice", ...rows, `${pallet};1,23E+15;${panel.productCode}`];

  const page = await openAs(shop, worker, "/warehouses", "phone");
  await kept(page);
  await page.getByRole("link", { name: "Arrivi di oggi" }).click();
  await page.getByRole("heading", { level: 1, name: "In arrivo" }).waitFor();
  await page.goto(`/warehouses/inputs/${id}`);
  await page.getByRole("button", { name: "Elenco delle matricole del fornitore" }).click();
  const dialog = page.getByRole("dialog");
  const chooser = page.waitForEvent("filechooser");
  await dialog.getByRole("button", { name: "Scegli il file" }).click();
  await (await chooser).setFiles({ name: "list.csv", mimeType: "text/csv", buffer: Buffer.from(list.join("\r\n")) });
  await dialog.getByText("5 accettate").waitFor();
  await dialog.getByText("1 rifiutata").waitFor();
  await dialog.getByText("Un foglio di calcolo ha accorciato questo numero").waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });

  await wedge(page, pallet);
  const open = page.getByRole("region", { name: `Bancale ${pallet}` });
  await wedge(page, "JKX0000000000");
  await open.getByRole("alert").getByText("non è su questo bancale").waitFor();
  await wedge(page, serials[0] ?? "");
  await wedge(page, serials[1] ?? "");
  await open.getByRole("button", { name: "Ricevi il bancale" }).click();
  await page.getByText("5 matricole ricevute").waitFor();

  // What is typed and scanned in a dead spot outlives a reload, and nothing of it is said to be done.
  const good = page.getByRole("textbox", { name: /^Arrivati buoni/ });
  await expect.poll(() => good.inputValue()).toBe("5");
  await page.context().setOffline(true);
  await wedge(page, `INV${run}0001`);
  await page.getByText("1 lettura in attesa di risposta").waitFor();
  await good.fill("4");
  await good.press("Tab");
  await page.getByText("Ne mancano 2", { exact: true }).waitFor();
  await page.reload();
  await page.getByText("1 lettura in attesa di risposta").waitFor();
  await page.getByText("Ne mancano 2", { exact: true }).waitFor();
  expect(await good.inputValue()).toBe("4");
  await page.context().setOffline(false);
  await page.getByText("in attesa di risposta").waitFor({ state: "detached" });
  await page
    .getByRole("region", { name: "Matricole registrate" })
    .getByText(`INV${run}0001`, { exact: true })
    .waitFor();
  await good.fill("5");
  await good.press("Tab");
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Registra l'arrivo" }).click();
  await dialog.getByText("Registrare 6 pezzi arrivati?").waitFor();
  await dialog.getByRole("button", { name: "Conferma" }).click();
  await page.getByText("Arrivo registrato").waitFor();
});

it("picks a paid order by place and serial, labels it, and hands it over once the office has issued its document", async () => {
  const customer = await caller("cliente@solvia.example");
  const id = await buyAndPay(customer, admin, await found("inverters"), 1);
  const page = await openAs(shop, worker, `/warehouses/outputs/${id}`, "phone");
  await page.getByRole("button", { name: /^Cambia posto/ }).click();
  await page.getByRole("textbox", { name: /^Posto di/ }).fill("B-12");
  await page.getByRole("button", { name: "Salva il posto" }).click();
  await page.getByRole("button", { name: /^Cambia posto.*B-12/ }).waitFor();
  await page.getByRole("button", { name: "Prelevata: è pronta" }).click();
  const refused = page.getByRole("region", { name: "Non registrato" });
  await refused.getByText(/matricole lette 0 di 1, mancanti: 1/).waitFor();
  await refused.getByRole("button", { name: "Ho visto" }).click();
  await wedge(page, `OUT${mark()}0001`);
  await page.getByText("Matricole: 1/1").waitFor();
  await page.getByRole("button", { name: "Prelevata: è pronta" }).click();
  const label = page.getByRole("switch", { name: "Le etichette sono sui colli" });
  await label.click();
  await expect.poll(() => label.isChecked()).toBe(true);
  await page.getByText("in attesa di risposta").waitFor({ state: "detached" });
  expect(await label.isChecked()).toBe(true);
  await page.getByText("Prima di consegnare servono").waitFor();
  expect(await findingsFromTop(page)).toEqual([]);
  expect((await admin.call("POST", `/back-office/shipments/${id}/transport-document`, {})).status).toBe(200);
  await page.reload();
  await page.getByRole("button", { name: "Consegnata al corriere" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Conferma" }).click();
  await page.getByText("Partita", { exact: true }).waitFor();
  await page.getByRole("link", { name: "Matricole PDF" }).waitFor();
});

it("keeps a note, the packages and a place that are said in a dead spot, through a reload; what another wrote meanwhile is told", async () => {
  const customer = await caller("cliente@solvia.example");
  const id = await buyAndPay(customer, admin, await found("panels"), 2);
  const office = `/back-office/shipments/${id}`;
  const stands = async () => (await admin.call("GET", office)).body;
  const page = await openAs(shop, worker, "/warehouses", "phone");
  await kept(page);
  await page.goto(`/warehouses/outputs/${id}`);
  const note = page.getByRole("textbox", { name: "Note del magazzino" });
  const packages = page.getByRole("textbox", { name: "Colli", exact: true });
  const save = (at: number) => page.getByRole("button", { name: "Salva", exact: true }).nth(at).click();
  await note.waitFor();

  await page.context().setOffline(true);
  await note.fill("Bancale bagnato");
  await save(1);
  await page.getByText("Nota: «Bancale bagnato»").waitFor();
  await packages.fill("7");
  await save(0);
  await page.getByText(/Colli: 7, /).waitFor();
  await page.getByRole("button", { name: /^Cambia posto/ }).click();
  await page.getByRole("textbox", { name: /^Posto di/ }).fill("C-3");
  await page.getByRole("button", { name: "Salva il posto" }).click();
  await page.getByRole("button", { name: /^Cambia posto.*C-3/ }).waitFor();
  // A second word over the first, which waits too.
  await note.fill("Bancale bagnato, fotografato");
  await save(1);
  await page.reload();
  await page.getByText("3 operazioni in attesa di risposta").waitFor();
  await expect.poll(() => note.inputValue()).toBe("Bancale bagnato, fotografato");
  await expect.poll(() => packages.inputValue()).toBe("7");
  await page.getByRole("button", { name: /^Cambia posto.*C-3/ }).waitFor();
  expect(await stands()).not.toHaveProperty("warehouseNotes");
  expect(await axeFindings(page)).toEqual([]);

  await page.context().setOffline(false);
  await expect.poll(() => page.getByText("in attesa di risposta").count()).toBe(0);
  await expect.poll(stands).toMatchObject({
    warehouseNotes: "Bancale bagnato, fotografato",
    packages: { count: 7 },
    packed: true,
  });

  await page.context().setOffline(true);
  await note.fill("Manca un collo");
  await save(1);
  await page.getByText("1 operazione in attesa di risposta").waitFor();
  const other = await caller(worker);
  const seen = "Bancale bagnato, fotografato";
  await other.call("PUT", `/warehouse/shipments/${id}/notes`, { notes: "Trovato tutto", seen });
  await page.context().setOffline(false);
  const refused = page.getByRole("region", { name: "Non registrato" });
  await refused.getByText("Nota: «Manca un collo»").waitFor();
  await expect.poll(() => note.inputValue()).toBe("Trovato tutto");
});

it("finds what is to leave by customer, carrier and order while one types", async () => {
  const customer = await caller("cliente@solvia.example");
  const id = await buyAndPay(customer, admin, await found("panels"), 1);
  const office = `/back-office/shipments/${id}`;
  expect((await admin.call("POST", `${office}/ready`, { ready: true })).status).toBe(200);
  const carrier = { name: `Trasporti Forlì ${mark()}`, adr: true, tailLift: true };
  const day = { date: romeDate(new Date()), carrier, seen: {} };
  expect((await admin.call("POST", `${office}/schedule-pickup`, day)).status).toBe(200);
  const page = await openAs(shop, worker, "/warehouses/outputs?status=scheduled", "phone");
  const search = page.getByRole("searchbox", { name: "Ordine, matricola, cliente, località o corriere" });
  await search.fill(`forli ${carrier.name.slice(-6).toLowerCase()}`);
  const rows = page.getByRole("link", { name: /^Ordine / });
  await expect.poll(() => rows.count()).toBe(1);
  await expect.poll(() => rows.first().getAttribute("href")).toContain(id);
  // What is typed stands in the address once it rests.
  await expect.poll(() => page.url()).toContain("forli");
  await page.reload();
  await expect.poll(() => search.inputValue()).toContain("forli");
  await expect.poll(() => rows.count()).toBe(1);
  await search.fill("nessuno si chiama cosi");
  await expect.poll(() => rows.count()).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
});

it("keeps the warehouse's pages on the device, and no other page of the site", async () => {
  const page = await openAs(shop, worker, "/warehouses", "phone");
  await page.getByRole("link", { name: "Da prelevare" }).waitFor();
  await kept(page);
  const scopes = await page.evaluate(
    `navigator.serviceWorker.getRegistrations().then((all) => all.map(({ scope }) => new URL(scope).pathname).toSorted())`,
  );
  expect(scopes).toEqual(["/scanner", "/warehouses"]);
  expect(await page.locator(`link[rel="manifest"]`).getAttribute("href")).toBe("/warehouses-app.json");
  // The answers of a first visit came before the worker was there.
  await page.reload();
  await page.getByRole("link", { name: "Da prelevare" }).waitFor();
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole("link", { name: "Da prelevare" }).waitFor();
  await page.getByText("Senza rete: quello che vedi è del").waitFor();
  await page.context().setOffline(false);
  await page.goto("/search");
  await page.getByRole("main").waitFor();
  expect(await page.evaluate(`navigator.serviceWorker.controller`)).toBeNull();
});

it("counts what lies in a place in a dead spot, blind, and loses nothing of it", async () => {
  const [panel, inverter] = [await found("panels"), await found("inverters")];
  const place = `Corsia ${mark()}`;
  const put = (productId: string, lies: string) =>
    admin.call("PUT", `/warehouse/goods/${productId}/place`, { warehouseId: "main", place: lies });
  expect((await put(panel.id, "B-2")).status).toBe(204);
  const opened = await admin.call("POST", "/back-office/counts", {
    warehouseId: "main",
    place,
    text: panel.productCode,
  });
  const { id } = opened.body as { id: string };

  const page = await openAs(shop, worker, "/warehouses", "phone");
  await kept(page);
  await page.getByRole("link", { name: "Conteggi" }).click();
  await page.getByText("Questi conteggi sono anche su questo dispositivo").waitFor();
  // What is expected there never reaches the device.
  const answers: string[] = [];
  page.on("response", (answer) => {
    // What was on its way when the page was loaded anew has no body any more.
    if (/\/api\/warehouse\/counts\/.+/.test(answer.url()))
      void answer.text().then(
        (text) => answers.push(text),
        () => undefined,
      );
  });
  await page.reload();
  await page.getByRole("link", { name: place }).waitFor();
  await expect.poll(() => answers.length).toBeGreaterThan(0);
  expect(answers.join("")).not.toMatch(/"(stood|difference|onHand|available|quantity|expected)"/);

  await page.context().setOffline(true);
  await page.getByRole("link", { name: place }).click();
  const row = page.getByRole("region", { name: "B-2" }).getByRole("article").first();
  await row.getByText("Non contato").waitFor();
  await wedge(page, "SNNOTHINGOPEN1");
  await page.getByRole("alert").getByText("apri prima l'articolo").waitFor();
  await wedge(page, panel.productCode);
  const pieces = page.getByRole("textbox", { name: /^Pezzi trovati di/ }).first();
  await wedge(page, "SNCOUNTED0001");
  await wedge(page, "SNCOUNTED0002");
  await wedge(page, "SNCOUNTED0001");
  await page.getByRole("alert").getByText("non si conta due volte").waitFor();
  expect(await pieces.inputValue()).toBe("2");
  await page.getByRole("button", { name: "Un pezzo in più" }).click();
  await row.getByText("Da registrare: 3 pezzi").waitFor();
  expect(await page.getByRole("button", { name: "Consegna il conteggio" }).isDisabled()).toBe(true);
  await page.reload();
  await row.getByText("Da registrare: 3 pezzi").waitFor();
  expect(await pieces.inputValue()).toBe("3");
  await page.getByRole("button", { name: "Registra", exact: true }).click();
  await row.getByText("In attesa, non ancora registrati: 3 pezzi").waitFor();

  // Another article, by its code, where nobody expected it; and a code that nobody knows.
  const other = page.getByRole("region", { name: "C'è un articolo che non è in elenco" });
  const add = async (code: string, count: string) => {
    await other.getByRole("textbox").first().fill(code);
    await other.getByRole("textbox").last().fill(count);
    await other.getByRole("textbox").last().press("Tab");
    await other.getByRole("button", { name: "Aggiungi e registra" }).click();
  };
  await add(inverter.productCode, "1");
  await add("NOBODY-KNOWS-IT", "2");
  expect(await axeFindings(page)).toEqual([]);
  await page.reload();
  await page.getByText("3 operazioni in attesa di risposta").waitFor();
  await page.getByRole("button", { name: "Consegna il conteggio" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Conferma" }).click();
  await page.getByText("questo conteggio non è ancora consegnato").waitFor();
  expect((await admin.call("GET", `/back-office/counts/${id}`)).body).toMatchObject({ state: "open" });

  await page.context().setOffline(false);
  const refused = page.getByRole("region", { name: "Non registrato" });
  await refused.getByText("NOBODY-KNOWS-IT").waitFor();
  await refused.getByText("Nessun prodotto ha questo codice").waitFor();
  // The hand-in waits until somebody has seen what was refused.
  const read = async () => (await admin.call("GET", `/back-office/counts/${id}`)).body;
  expect(await read()).toMatchObject({ state: "open" });
  await refused.getByRole("button", { name: "Ho visto" }).click();
  await page.getByText("Conteggio consegnato").waitFor();
  const after = (await read()) as { state: string; lines: { productId: string; counted?: number }[] };
  expect(after.state).toBe("counted");
  expect(after.lines.find(({ productId }) => productId === panel.id)?.counted).toBe(3);
  expect(after.lines.find(({ productId }) => productId === inverter.id)?.counted).toBe(1);
});
