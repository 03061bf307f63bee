import { beforeAll, expect, it } from "vitest";
import { plusDays, romeDate, romeTime } from "@solvia/core/platform/time";
import { axeFindings } from "../support/axe.ts";
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

it("hands over with the day and hour at which the goods set out, and says why a day is refused", async () => {
  const id = await buyAndPay(await caller("cliente@solvia.example"), admin, await found("panels"), 1);
  const office = `/back-office/shipments/${id}`;
  expect((await admin.call("POST", `${office}/ready`, { ready: true })).status).toBe(200);
  expect((await admin.call("POST", `${office}/transport-document`, {})).status).toBe(200);
  expect((await admin.call("POST", `${office}/label`, { label: true })).status).toBe(200);
  const page = await openAs(shop, worker, `/warehouses/outputs/${id}`, "phone");
  const begin = () => page.getByRole("button", { name: "Consegnata al corriere" }).click();
  await begin();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Vuoto: come sul DDT, altrimenti adesso").waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByLabel("Inizio del trasporto").fill(plusDays(romeDate(new Date()), 20));
  await dialog.getByRole("button", { name: "Conferma" }).click();
  const refused = page.getByRole("region", { name: "Non registrato" });
  await refused.getByText(/L'inizio del trasporto è più di una settimana dopo/).waitFor();
  await refused.getByRole("button", { name: "Ho visto" }).click();
  await begin();
  const [setsOut, sent] = [plusDays(romeDate(new Date()), 1), page.waitForRequest(/handed-over$/)];
  await dialog.getByLabel("Inizio del trasporto").fill(setsOut);
  await dialog.getByLabel("Ora").fill("07:30");
  await dialog.getByRole("button", { name: "Conferma" }).click();
  expect((await sent).postDataJSON()).toEqual({ transportStart: romeTime(setsOut, "07:30").toISOString() });
  await page.getByText("Partita", { exact: true }).waitFor();
});

it("labels and hands over in a dead spot: both wait through a reload, and leave once when the network is back", async () => {
  const customer = await caller("cliente@solvia.example");
  const id = await buyAndPay(customer, admin, await found("panels"), 2);
  const office = `/back-office/shipments/${id}`;
  expect((await admin.call("POST", `${office}/ready`, { ready: true })).status).toBe(200);
  expect((await admin.call("POST", `${office}/transport-document`, {})).status).toBe(200);
  const stands = async () => (await admin.call("GET", office)).body;
  const page = await openAs(shop, worker, "/warehouses", "phone");
  await kept(page);
  const answered: number[] = [];
  const saidStarts: string[] = [];
  page.on("response", (answer) => {
    if (!answer.url().endsWith(`/${id}/handed-over`)) return;
    answered.push(answer.status());
    saidStarts.push((answer.request().postDataJSON() as { transportStart: string }).transportStart);
  });
  await page.goto(`/warehouses/outputs/${id}`);
  await page.getByText("Prima di consegnare servono").waitFor();

  await page.context().setOffline(true);
  await page.getByRole("switch", { name: "Le etichette sono sui colli" }).click();
  await page.getByRole("button", { name: "Consegnata al corriere" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Senza rete: la consegna resta su questo dispositivo").waitFor();
  await dialog.getByText("Vuoto: adesso, anche se la consegna parte più tardi").waitFor();
  const left = new Date().toISOString();
  await dialog.getByRole("button", { name: "Conferma" }).click();
  const waits = page.getByText("La consegna è in attesa: non è ancora registrata.");
  await waits.waitFor();
  await page.reload();
  await waits.waitFor();
  await page.getByText("2 operazioni in attesa di risposta").waitFor();
  expect(await page.getByRole("button", { name: "Consegnata al corriere" }).count()).toBe(0);
  expect(await page.getByText("Partita", { exact: true }).count()).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
  expect(await stands()).toMatchObject({ state: "ready" });
  // The first page says it too, to whoever has put the telephone away meanwhile.
  await page.goto("/warehouses");
  await page.getByText(/Etichette.* · Consegna dell'ordine/).waitFor();
  await page.goto(`/warehouses/outputs/${id}`);
  await waits.waitFor();

  const back = new Date().toISOString();
  await page.context().setOffline(false);
  await page.getByText("Partita", { exact: true }).waitFor();
  await waits.waitFor({ state: "detached" });
  await page.getByText("in attesa di risposta").waitFor({ state: "detached" });
  expect(await stands()).toMatchObject({ state: "shipped" });
  await page.reload();
  await page.getByText("Partita", { exact: true }).waitFor();
  expect(answered).toEqual([200]);
  // It set out when the word was given, not when the network came back.
  expect([left, ...saidStarts, back].toSorted()).toEqual([left, ...saidStarts, back]);
});

it("says before a supplier's list is chosen that it needs the network, and takes it once that is back", async () => {
  const panel = await found("panels");
  const { body } = await admin.call("POST", "/back-office/movements/load", {
    act: "add",
    cause: "purchase",
    warehouseId: "main",
    lines: [{ productId: panel.id, quantity: 3 }],
    reason: "Container con elenco",
    forecastOn: romeDate(new Date()),
  });
  const { id } = body as { id: string };
  const page = await openAs(shop, worker, "/warehouses", "phone");
  await kept(page);
  await page.goto(`/warehouses/inputs/${id}`);
  await page.getByRole("button", { name: "Elenco delle matricole del fornitore" }).click();
  const dialog = page.getByRole("dialog");
  const choose = dialog.getByRole("button", { name: "Scegli il file" });
  await choose.waitFor();
  await page.context().setOffline(true);
  await dialog.getByText("Senza rete l'elenco non si può caricare").waitFor();
  expect(await choose.isDisabled()).toBe(true);
  expect(await axeFindings(page)).toEqual([]);
  await page.context().setOffline(false);
  await expect.poll(() => choose.isEnabled()).toBe(true);
});
