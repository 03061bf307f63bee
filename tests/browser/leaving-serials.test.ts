import { plusDays, romeDate } from "@solvia/core/platform/time";
import { expect, it } from "vitest";
import { atRest } from "../support/at-rest.ts";
import { axeFindings } from "../support/axe.ts";
import { buyAndPay, firstFound } from "../support/buy.ts";
import { Caller } from "../support/cloud.ts";
import { openAs } from "../support/office.ts";
import { useShop } from "../support/shop-stage.ts";

const shop = useShop();
const admin = "admin@solvia.example";

it("says which serials an order that is said to be delivered lacks, leads to the scanner, and takes why they went without", async () => {
  const office = await new Caller(shop.cloud.url).login(admin);
  const customer = await new Caller(shop.cloud.url).login("cliente@solvia.example");
  const inverter = await firstFound(customer, "category=inverters&available=true");
  const id = await buyAndPay(customer, office, inverter, 2);
  expect((await office.call("POST", `/back-office/shipments/${id}/ready`, { ready: true })).status).toBe(200);
  const { body: shipment } = await office.call("GET", `/back-office/shipments/${id}`);
  const { movementId } = shipment as { movementId: string };

  const page = await openAs(shop, admin, `/back-office/orders/${id}`, "phone");
  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: "Segna consegnato" }).click();
  await dialog.getByRole("button", { name: "Conferma" }).click();
  const lacking = dialog.getByRole("alert");
  await lacking.getByText(/lette 0 di 2, mancanti: 2/).waitFor();
  const scan = lacking.getByRole("link", { name: "Leggi le matricole" });
  expect(await scan.getAttribute("href")).toContain(`movement=${movementId}`);
  expect(await axeFindings(page)).toEqual([]);
  const why = dialog.getByRole("textbox", { name: /^Esce senza matricole perché/ });
  await why.fill("Ritirati al banco, etichette illeggibili");
  await dialog.getByRole("button", { name: "Conferma" }).click();
  await dialog.waitFor({ state: "hidden" });
  await page.getByRole("main").getByText("Consegnato", { exact: true }).first().waitFor();
  expect((await office.call("GET", `/back-office/shipments/${id}`)).body).toMatchObject({
    state: "delivered",
    transportDocument: { number: expect.stringMatching(/^DDT \d+\//) as unknown },
    withoutSerials: { reason: "Ritirati al banco, etichette illeggibili" },
  });
});

it("names a carrier and says why serials are missing where the document is issued, and finds and scraps a piece for the office", async () => {
  const office = await new Caller(shop.cloud.url).login(admin);
  const customer = await new Caller(shop.cloud.url).login("cliente@solvia.example");
  const inverter = await firstFound(customer, "category=inverters&available=true");
  const id = await buyAndPay(customer, office, inverter, 1);
  expect((await office.call("POST", `/back-office/shipments/${id}/ready`, { ready: true })).status).toBe(200);
  const page = await openAs(shop, admin, `/back-office/shipments/${id}`, "desktop");
  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: "Emetti il DDT" }).first().click();
  const issue = dialog.getByRole("button", { name: "Emetti il DDT" });
  await issue.click();
  await dialog.getByText("Indica prima il corriere.").waitFor();
  await dialog.getByRole("textbox", { name: "Corriere", exact: true }).fill("Corriere Adige S.p.A.");
  await issue.click();
  await dialog.getByText(/lette 0 di 1, mancanti: 1/).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole("textbox", { name: /^Esce senza matricole perché/ }).fill("Etichetta illeggibile");
  await issue.click();
  await page.getByText(/^DDT \d+\/\d{4} del/).waitFor();
  expect((await office.call("GET", `/back-office/shipments/${id}`)).body).toMatchObject({
    carrierOf: { name: "Corriere Adige S.p.A." },
    withoutSerials: { reason: "Etichetta illeggibile" },
  });

  const code = "SCREEN24A000001";
  const lines = [{ productId: inverter.id, quantity: 1 }];
  const load = { act: "add", cause: "purchase", warehouseId: "main", reason: "Ordine al fornitore", lines };
  const forecastOn = plusDays(romeDate(new Date()), 1);
  const made = await office.call("POST", "/back-office/movements/load", { ...load, forecastOn });
  const { id: movementId } = made.body as { id: string };
  expect((await office.call("PUT", `/serials/movement/${movementId}`, { code })).status).toBe(200);
  const received = { act: "receive", movementId };
  expect((await office.call("POST", "/back-office/movements/load", received)).status).toBe(200);
  await page.goto(`/back-office/serials?text=${code}`);
  await page.getByRole("cell", { name: "In magazzino" }).waitFor();
  await page.getByRole("button", { name: code }).first().click();
  await page.getByRole("button", { name: "Rottama", exact: true }).click();
  await dialog.getByRole("textbox", { name: /^Motivo/ }).fill("Caduta dal carrello");
  await dialog.getByRole("button", { name: "Rottama" }).click();
  await page.getByRole("cell", { name: "Rottamata" }).waitFor();
  await page.getByText(/Rottamata: Caduta dal carrello/).waitFor();
  await atRest(page);
  expect(await axeFindings(page)).toEqual([]);
});
