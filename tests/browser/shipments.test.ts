import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { plusDays, romeDate } from "@solvia/core/platform/time";
import { atRest } from "../support/at-rest.ts";
import { axeFindings } from "../support/axe.ts";
import type { Width } from "../support/browser.ts";
import { buyAndPay, firstFound } from "../support/buy.ts";
import { Caller } from "../support/cloud.ts";
import { openAs } from "../support/office.ts";
import { useShop } from "../support/shop-stage.ts";

const shop = useShop();
const admin = "admin@solvia.example";

/** An order of some panels that is paid: its id and number. */
async function paid(pieces: number): Promise<{ id: string; number: string }> {
  const office = await new Caller(shop.cloud.url).login(admin);
  const customer = await new Caller(shop.cloud.url).login("cliente@solvia.example");
  const panel = await firstFound(customer, "category=panels&available=true");
  const id = await buyAndPay(customer, office, panel, pieces);
  const { number } = (await customer.call("GET", `/orders/${id}`)).body as { number: string };
  return { id, number };
}

/** What is wrong with how a page reads: what axe finds, and whether it is wider than its window. */
const faultsOf = async (page: Page): Promise<unknown[]> => {
  await atRest(page);
  const wide = "document.documentElement.scrollWidth > document.documentElement.clientWidth";
  return [...(await axeFindings(page)), ...((await page.evaluate<boolean>(wide)) ? ["too wide"] : [])];
};

const state = (page: Page, words: string) => page.getByText(words, { exact: true }).first().waitFor();

/** A day of the week that is shown on which something may be planned: today. */
const today = romeDate(new Date());
const dayWord = new Intl.DateTimeFormat("it", {
  weekday: "short",
  day: "numeric",
  month: "short",
  timeZone: "UTC",
}).format(new Date(`${today}T00:00:00Z`));

it("divides an order, prepares, plans by drag, papers, hands over and delivers it", async () => {
  const { id, number } = await paid(4);
  const page = await openAs(shop, admin, `/back-office/orders/${id}`);
  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: "Dividi la spedizione di 4 pezzi" }).click();
  await dialog.getByRole("button", { name: "Dividi" }).click();
  await dialog.getByText("Scrivi quanti pezzi separare.").waitFor();
  await dialog.getByRole("textbox", { name: /^Pezzi di/ }).fill("1");
  await dialog.getByRole("button", { name: "Dividi" }).click();
  await dialog.waitFor({ state: "hidden" });
  await page.getByRole("link", { name: "1 pezzo", exact: true }).waitFor();
  await page.getByRole("link", { name: "3 pezzi", exact: true }).click();

  await page.getByRole("heading", { level: 1, name: `Spedizione dell'ordine ${number}` }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  const place = new URL(page.url()).pathname;
  await page.getByRole("button", { name: "Segna pronta" }).click();
  await dialog.getByRole("button", { name: "Conferma" }).click();
  await state(page, "Pronta");
  // Why it isn't planned yet, and the way to mend that.
  await page.getByText("Non si sa ancora quale corriere la ritira.").waitFor();

  await page.goto("/back-office/orders-scheduler");
  const column = (name: string) => page.getByRole("region", { name, exact: true });
  const cardIn = (name: string) => column(name).getByRole("article", { name: `Spedizione dell'ordine ${number}` });
  const ready = cardIn("Da pianificare").filter({ has: page.getByRole("button", { name: /^Pianifica la/ }) });
  await ready.waitFor();
  expect(await faultsOf(page)).toEqual([]);
  const dragTo = async (name: string) => {
    await column(name).scrollIntoViewIfNeeded();
    await ready.scrollIntoViewIfNeeded();
    await atRest(page);
    const [from, to] = [await ready.boundingBox(), await column(name).boundingBox()];
    if (!from || !to) throw new Error("nothing to drag");
    await page.mouse.move(from.x + 20, from.y + 12);
    await page.mouse.down();
    await page.mouse.move(from.x + 40, from.y + 20, { steps: 3 });
    await page.mouse.move(to.x + 50, to.y + 60, { steps: 8 });
    // Where it is let go says the column that is marked.
    await expect.poll(() => column(name).getAttribute("data-over")).not.toBeNull();
    await page.mouse.up();
  };
  // The carrier is missing: it is said, and asked for with the day.
  await dragTo(dayWord);
  await page.getByText(`Ordine ${number}: Indica prima il corriere.`).waitFor();
  await dialog.getByRole("textbox", { name: "Corriere", exact: true }).fill("Trasporti Po");
  expect(await dialog.getByLabel("Giorno").inputValue()).toBe(today);
  await dialog.getByLabel("Fascia").selectOption("Mattina");
  await dialog.getByRole("button", { name: "Pianifica il ritiro" }).click();
  await dialog.waitFor({ state: "hidden" });
  await cardIn(dayWord)
    .getByText(/Mattina · Trasporti Po/)
    .waitFor();

  await page.goto(place);
  await state(page, "Pianificata");
  await page.getByText("Manca il DDT: senza, la merce non esce.").waitFor();
  await page.getByRole("checkbox", { name: "Etichette sui colli" }).click();
  await page.getByText("Le etichette non sono ancora sui colli.").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Emetti il DDT" }).first().click();
  await dialog.getByLabel("Causale").selectOption("Vendita");
  await dialog.getByRole("button", { name: "Emetti il DDT" }).click();
  await page.getByText(/^DDT \d+\/\d{4} del/).waitFor();
  for (const name of ["Apri il PDF", "Etichette PDF"]) {
    const href = await page.getByRole("link", { name }).getAttribute("href");
    const file = await page.request.get(href ?? "");
    expect([file.status(), file.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  }
  await page.getByRole("button", { name: "Consegna al corriere" }).click();
  await dialog.getByRole("button", { name: "Conferma" }).click();
  await state(page, "In viaggio");
  await page.getByRole("button", { name: "Segna consegnata" }).click();
  await dialog.getByRole("textbox", { name: "Chi ha firmato" }).fill("Luca Bianchi");
  await dialog.getByRole("button", { name: "Conferma" }).click();
  await state(page, "Consegnata");
  await page.goto("/back-office/orders-scheduler");
  await cardIn(dayWord).getByText("Consegnata", { exact: true }).waitFor();
});

it("moves a pickup by keyboard, says each day, and why one can't be chosen", async () => {
  const { id, number } = await paid(2);
  const office = await new Caller(shop.cloud.url).login(admin);
  await office.call("POST", `/back-office/shipments/${id}/ready`, { ready: true });
  const carrier = { name: "Trasporti Po", adr: true, tailLift: true };
  const day = plusDays(today, 14);
  await office.call("POST", `/back-office/shipments/${id}/schedule-pickup`, { date: day, carrier, seen: {} });
  const page = await openAs(shop, admin, `/back-office/orders-scheduler?from=${day}`);
  const handle = page.getByRole("button", { name: `Sposta la spedizione dell'ordine ${number}` });
  const spoken = page.getByRole("status").filter({ hasText: number });
  const heard = async (words: RegExp) =>
    await expect.poll(async () => (await spoken.allInnerTexts()).some((text) => words.test(text))).toBe(true);
  // From wherever in its week it stands to the column of what has no day, where it may not stay.
  await handle.focus();
  await page.keyboard.press("Space");
  await heard(/presa da/);
  const steps = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  for (let step = 1; step <= steps; step += 1) {
    await page.keyboard.press("ArrowLeft");
    const at = new Intl.DateTimeFormat("it", { day: "numeric", timeZone: "UTC" }).format(
      new Date(`${plusDays(day, -step)}T00:00:00Z`),
    );
    await heard(new RegExp(` su \\p{L}+ ${at} `, "u"));
  }
  await page.keyboard.press("ArrowLeft");
  const moved = page.getByText("Un ritiro pianificato si sposta su un altro giorno").first();
  // Said over the column already, before it is dropped there.
  await moved.waitFor();
  await page.keyboard.press("Space");
  await page.getByRole("status").getByRole("link", { name: "Apri la spedizione" }).waitFor();
  await page.getByRole("button", { name: `Pianifica la spedizione dell'ordine ${number}` }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Giorno").fill(plusDays(day, 7));
  await dialog.getByRole("button", { name: "Pianifica il ritiro" }).click();
  await handle.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Dopo" }).click();
  await handle.waitFor();
});

it.each(["desktop", "phone"] as const satisfies readonly Width[])("reads well, %s", async (width) => {
  const { id, number } = await paid(1);
  const page = await openAs(shop, admin, "/back-office/shipments?status=to_prepare", width);
  await page.getByRole("link", { name: number }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.goto(`/back-office/shipments/${id}`);
  await page.getByRole("heading", { level: 1, name: `Spedizione dell'ordine ${number}` }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "Ferma" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill("Manca la gru");
  await dialog.getByRole("button", { name: "Ferma" }).click();
  await page.getByText("Ferma: Manca la gru").first().waitFor();
  await page.getByRole("button", { name: "Togli il blocco" }).first().click();
  await page.getByText("Ferma: Manca la gru").first().waitFor({ state: "detached" });
  await page.goto("/back-office/orders-scheduler");
  await page.getByText("Da pianificare", { exact: true }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
});

it("keeps a carrier, chooses it on a shipment, issues many documents and prints them, and says row by row what was refused", async () => {
  const office = await new Caller(shop.cloud.url).login(admin);
  const [one, two, stopped, last] = [await paid(1), await paid(2), await paid(3), await paid(1)];
  const marks = crypto.randomUUID().slice(0, 6);
  const carrierName = `Trasporti ${marks}`;
  const page = await openAs(shop, admin, "/back-office/carriers");
  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: "Aggiungi un corriere" }).click();
  await dialog.getByRole("textbox", { name: "Corriere", exact: true }).fill(carrierName);
  const link = dialog.getByRole("textbox", { name: "Link di tracking" });
  await link.fill("https://tracking.example/trova");
  await dialog.getByRole("textbox", { name: "Partita IVA del corriere" }).fill("IT00743110157");
  await dialog.getByRole("button", { name: "Salva" }).click();
  await dialog.getByText("Il link deve contenere {code}").waitFor();
  await link.fill("https://tracking.example/trova?n={code}");
  await dialog.getByRole("checkbox", { name: /ADR/ }).check();
  await dialog.getByRole("button", { name: "Salva" }).click();
  await dialog.waitFor({ state: "hidden" });
  await page.getByText(carrierName).first().waitFor();
  expect(await faultsOf(page)).toEqual([]);

  await page.goto(`/back-office/shipments/${one.id}`);
  await page.getByRole("button", { name: "Corriere e tracking" }).click();
  const choose = async () => {
    await dialog.getByRole("combobox", { name: "Corriere conosciuto" }).fill(marks);
    await page.getByRole("option", { name: carrierName }).click();
  };
  await choose();
  await expect
    .poll(() => dialog.getByRole("textbox", { name: "Corriere", exact: true }).inputValue())
    .toBe(carrierName);
  await dialog.getByRole("textbox", { name: "Codice di tracking" }).fill("084 12");
  const followed = dialog.getByRole("textbox", { name: "Indirizzo dove seguirla" });
  await expect.poll(() => followed.inputValue()).toBe("https://tracking.example/trova?n=084%2012");
  await dialog.getByRole("button", { name: "Salva" }).click();
  await dialog.waitFor({ state: "hidden" });
  expect((await office.call("GET", `/back-office/shipments/${one.id}`)).body).toMatchObject({
    carrierOf: { name: carrierName, adr: true },
    trackingUrl: "https://tracking.example/trova?n=084%2012",
  });

  for (const { id } of [one, two, stopped, last])
    expect((await office.call("POST", `/back-office/shipments/${id}/ready`, { ready: true })).status).toBe(200);
  await page.goto("/back-office/shipments?status=ready");
  for (const { number } of [one, two, stopped])
    await page.getByRole("checkbox", { name: new RegExp(`Seleziona ${number}`) }).check();
  await page.getByRole("button", { name: "DDT ed etichette" }).click();
  // Taken back in between: its row says why it has no document.
  const back = await office.call("POST", `/back-office/shipments/${stopped.id}/ready`, { ready: false });
  expect(back.status).toBe(200);
  await dialog.getByText("2 spedizioni non hanno ancora un corriere").waitFor();
  await choose();
  await dialog.getByRole("button", { name: "Emetti 3 DDT" }).click();
  await dialog.getByText("1 spedizione è rimasta senza DDT").waitFor();
  const rowOf = (number: string) => dialog.getByRole("row").filter({ hasText: number });
  await rowOf(one.number)
    .getByText(/^DDT \d+\/\d{4}$/)
    .waitFor();
  await rowOf(two.number)
    .getByText(/^DDT \d+\/\d{4}$/)
    .waitFor();
  expect(await rowOf(stopped.number).getByText(/^DDT/).count()).toBe(0);
  expect(await faultsOf(page)).toEqual([]);
  const href = await dialog.getByRole("link", { name: "Stampa tutto" }).getAttribute("href");
  const printed = await page.request.get(href ?? "");
  expect([printed.status(), printed.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  for (const { id } of [one, two]) expect(href).toContain(id);
  expect(href).not.toContain(stopped.id);
  const carrierOf = { name: carrierName, vatNumber: "IT00743110157", adr: true };
  const stands = async (id: string) => (await office.call("GET", `/back-office/shipments/${id}`)).body;
  expect(await stands(two.id)).toMatchObject({ carrierOf });

  // Planned together: who has a carrier keeps it, who has none gets the one that is chosen.
  expect((await office.call("POST", `/back-office/shipments/${stopped.id}/ready`, { ready: true })).status).toBe(200);
  await page.goto("/back-office/shipments?status=ready");
  for (const { number } of [one, stopped])
    await page.getByRole("checkbox", { name: new RegExp(`Seleziona ${number}`) }).check();
  await page.getByRole("button", { name: "Pianifica", exact: true }).click();
  await dialog.getByText("1 spedizione non ha ancora un corriere").waitFor();
  await choose();
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Pianifica", exact: true }).click();
  await dialog.waitFor({ state: "hidden" });
  for (const { id } of [one, stopped]) expect(await stands(id)).toMatchObject({ state: "scheduled", carrierOf });

  await page.goto(`/back-office/shipments/${last.id}`);
  await page.getByRole("button", { name: "Emetti il DDT" }).first().click();
  await choose();
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Emetti il DDT" }).click();
  await page.getByText(/^DDT \d+\/\d{4} del/).waitFor();
  expect(await stands(last.id)).toMatchObject({ carrierOf });
});
