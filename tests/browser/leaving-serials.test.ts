import { expect, it } from "vitest";
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
