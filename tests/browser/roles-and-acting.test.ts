import { beforeAll, expect, it } from "vitest";
import { axeFindings } from "../support/axe.ts";
import { type Width } from "../support/browser.ts";
import { buyAndPay, firstFound, type Found } from "../support/buy.ts";
import { Caller } from "../support/cloud.ts";
import { openAs, openWith } from "../support/office.ts";
import { useShop } from "../support/shop-stage.ts";

const shop = useShop();
let admin: Caller;
let panel: Found;

beforeAll(async () => {
  admin = await new Caller(shop.cloud.url).login("admin@solvia.example");
  panel = await firstFound(admin, "available=true&category=panels&typology=fullblack");
});

const open = (email: string, path: string, width?: Width) => openAs(shop, email, path, width);
const userId = async (email: string): Promise<string> => {
  const { body } = await admin.call("GET", `/back-office/users?search=${email}`);
  return (body as { items: { id: string; email: string }[] }).items.find((user) => user.email === email)!.id;
};

it.each(["desktop", "phone"] as const)("a viewer has no cart and reads why (%s)", async (width) => {
  const page = await open("contabile@solvia.example", `/product/${panel.id}`, width);
  await page.getByText("per ordinare chiedi a un titolare", { exact: false }).waitFor();
  await expect.poll(() => page.getByRole("button", { name: "Aggiungi al carrello" }).count()).toBe(0);
  await expect.poll(() => page.getByRole("link", { name: /^Carrello/ }).count()).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
  for (const path of ["/forklift", "/checkout"]) {
    await page.goto(path);
    await page.getByRole("heading", { name: "Il tuo accesso è di sola lettura" }).waitFor();
  }
  await page.getByRole("main").getByRole("link", { name: "I miei ordini" }).click();
  await page.getByRole("heading", { level: 1 }).waitFor();
});

it("a buyer above the company's limit sees before placing that an owner has to agree", async () => {
  const buyer = await new Caller(shop.cloud.url).login("acquirente@solvia.example");
  await buyer.call("POST", `/orders/product-price/${panel.price.priceId}/quantity/4`);
  const page = await open("acquirente@solvia.example", "/forklift");
  await page.getByText("Totale", { exact: false }).first().waitFor();
  const told = page.getByText("Servirà l'approvazione di un titolare");
  await expect.poll(() => told.count()).toBe(0);
  const owner = await new Caller(shop.cloud.url).login("azienda@solvia.example");
  await owner.call("PUT", "/company/approval-limit", { approvalLimit: 1000 });
  await page.reload();
  await told.waitFor();
  await page.getByText(/supera il limite di 10,00/).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.goto("/checkout");
  await told.waitFor();
});

it("an employee opens a customer's cart from the user's page, and the cart says whose it is", async () => {
  const customer = await new Caller(shop.cloud.url).login("cliente@solvia.example");
  await customer.call("POST", `/orders/product-price/${panel.price.priceId}/quantity/2`);
  const id = await userId("cliente@solvia.example");
  const page = await open("admin@solvia.example", `/back-office/users/${id}?tab=orders`);
  await page.getByRole("heading", { name: "Carrello aperto" }).waitFor();
  await page.getByRole("link", { name: panel.name }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Apri il carrello per il cliente" }).click();
  await page.getByRole("dialog").getByLabel("Motivazione").fill("Chiesto dal cliente al telefono");
  await page.getByRole("dialog").getByRole("button", { name: "Agisci per il cliente" }).click();
  await page.getByText(/Questo è il carrello di/).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Smetti" }).click();
});

it.each(["desktop", "phone"] as const)(
  "a page for one customer does nothing once another tab acts for another, says so and leads on (%s)",
  async (width) => {
    const reason = "Chiesto dal cliente al telefono";
    const employee = await new Caller(shop.cloud.url).login("admin@solvia.example");
    const emails = ["premium@solvia.example", "azienda@solvia.example"] as const;
    const ids = await Promise.all(emails.map(userId));
    const customers = await Promise.all(emails.map((email) => new Caller(shop.cloud.url).login(email)));
    const carts = () =>
      Promise.all(
        customers.map(async (customer) => {
          const { body } = await customer.call("GET", "/orders/open");
          return (body as { lines: { quantity: number }[] }).lines.reduce((sum, { quantity }) => sum + quantity, 0);
        }),
      );
    await employee.call("POST", `/back-office/users/${ids[0]}/act`, { reason });
    const page = await openWith(shop, employee.cookie, `/product/${panel.id}`, width);
    await page.getByRole("button", { name: "Smetti" }).waitFor();
    const before = await carts();
    await employee.call("DELETE", "/user/acting");
    await employee.call("POST", `/back-office/users/${ids[1]}/act`, { reason });
    await page.getByRole("button", { name: "Aggiungi al carrello" }).first().click();
    const told = page.getByRole("dialog", { name: /^Questa pagina era per/ });
    await told.getByText(/Adesso agisci per/).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await carts()).toEqual(before);
    // Closed, to copy what was typed, the page goes on doing nothing, and says so each time.
    await told.getByRole("button", { name: "Chiudi" }).last().click();
    await told.waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Aggiungi al carrello" }).first().click();
    await told.waitFor();
    expect(await carts()).toEqual(before);
    await told.getByRole("button", { name: "Ricarica la pagina" }).click();
    await told.waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Smetti" }).waitFor();
    await page.getByRole("button", { name: "Aggiungi al carrello" }).first().click();
    await expect.poll(carts).toEqual([before[0], before[1]! + 1]);
  },
);

it("sends a placed order elsewhere while it is not ready: the customer, then the back office", async () => {
  const customer = await new Caller(shop.cloud.url).login("installatore@solvia.example");
  const order = await buyAndPay(customer, admin, panel, 2);
  const page = await open("installatore@solvia.example", `/profile/my-orders/${order}`, "phone");
  await page.getByRole("button", { name: "Cambia indirizzo di consegna" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: /Ritiro/ }).click();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Cambia indirizzo di consegna" }).click();
  await page.getByText("Indirizzo di consegna cambiato").waitFor();
  const office = await open("admin@solvia.example", `/back-office/orders/${order}`);
  await office.getByRole("button", { name: "Cambia indirizzo di consegna" }).click();
  await office.getByRole("dialog").getByRole("radio").first().click();
  await office.getByRole("dialog").getByRole("button", { name: "Cambia indirizzo di consegna" }).click();
  await office.getByRole("dialog").waitFor({ state: "hidden" });
  const { body } = await customer.call("GET", `/orders/${order}`);
  expect((body as { address: unknown }).address).not.toBe("pickup");
  // It was paid: another address stops it, until somebody has looked at it.
  await page.reload();
  await page.getByText("Controlliamo l'ordine prima di spedirlo").waitFor();
  const letGo = { troubled: false, reason: "Sentito al telefono" };
  expect((await admin.call("POST", `/back-office/orders/${order}/troubled`, letGo)).status).toBe(200);
  expect((await admin.call("POST", `/back-office/shipments/${order}/ready`, { ready: true })).status).toBe(200);
  await page.reload();
  await page.getByRole("heading", { level: 1 }).waitFor();
  await expect.poll(() => page.getByRole("button", { name: "Cambia indirizzo di consegna" }).count()).toBe(0);
});

it("the warehouse is led from the office's door to its own screens, and counts nothing that leads nowhere", async () => {
  const page = await open("magazzino@solvia.example", "/back-office");
  await page.waitForURL((url) => url.pathname === "/warehouses");
  await page.getByRole("heading", { level: 1, name: "Magazzino oggi" }).waitFor();
  await page.getByRole("link", { name: "Da prelevare" }).waitFor();
  expect(await page.getByText("Ordini pagati da spedire").count()).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
});
