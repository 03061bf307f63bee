import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { axeFindings } from "../support/axe.ts";
import { firstFound, placeOrder, type Found } from "../support/buy.ts";
import { Caller } from "../support/cloud.ts";
import { openAs } from "../support/office.ts";
import { useShop } from "../support/shop-stage.ts";

const shop = useShop();
const [adminEmail, agentEmail, customerEmail] = ["admin", "agente", "installatore"].map(
  (name) => `${name}@solvia.example`,
) as [string, string, string];
let admin: Caller;
let agent: Caller;
let customer: Caller;
let customerId: string;

beforeAll(async () => {
  const logIn = (email: string) => new Caller(shop.cloud.url).login(email);
  [admin, agent, customer] = [await logIn(adminEmail), await logIn(agentEmail), await logIn(customerEmail)];
  const idOf = async (caller: Caller) => ((await caller.call("GET", "/user")).body as { user: { id: string } }).user.id;
  customerId = await idOf(customer);
  const ownerId = await idOf(agent);
  await admin.call("POST", `/back-office/users/${customerId}/owner`, { ownerId });
});

interface Quoted {
  id: string;
  number: string;
}

/** A quotation that somebody prepares for the customer, to be picked up. */
async function prepared(by: Caller, line: { productId: string; quantity: number; discount?: number }): Promise<Quoted> {
  const body = { userId: customerId, lines: [line], addressId: "pickup" };
  const made = await by.call("POST", "/back-office/quotations", body);
  expect(made.status).toBe(200);
  return made.body;
}

const piecesOf = async ({ id }: Found): Promise<number> => {
  const { body } = await customer.call("GET", `/products/product/${id}`);
  return (body as { availability: { pieces: number } }).availability.pieces;
};

async function accept(page: Page): Promise<void> {
  await page.getByRole("dialog").getByRole("button", { name: "Accetta", exact: true }).click();
}

it("below the floor an agent asks, an administrator approves, and the customer accepts on a telephone", async () => {
  const panel = await firstFound(customer, "category=panels&available=true");
  const { id } = await prepared(agent, { productId: panel.id, quantity: 20, discount: 0.6 });
  const path = `/back-office/quotations/${id}`;
  const desk = await openAs(shop, agentEmail, path);
  await desk.getByRole("button", { name: "Invia…" }).click();
  await desk.getByRole("dialog").getByText("Sotto il prezzo minimo").waitFor();
  await desk.getByRole("dialog").getByRole("button", { name: "Chiedi l'approvazione" }).click();
  await desk.getByText("Da approvare", { exact: true }).first().waitFor();
  // It is no order, and nothing that its customer could see.
  expect((await customer.call("GET", `/quotations/${id}`)).status).toBe(404);

  const boss = await openAs(shop, adminEmail, path, "phone");
  await boss.getByRole("button", { name: "Approva lo sconto" }).click();
  const agree = boss.getByRole("dialog");
  await agree.getByRole("textbox", { name: "Motivazione" }).fill("Ultimi pezzi della serie");
  await agree.getByRole("button", { name: "Approva lo sconto" }).click();
  await boss.getByText("Approvato", { exact: true }).first().waitFor();
  expect(await axeFindings(boss)).toEqual([]);

  await desk.reload();
  await desk.getByRole("button", { name: "Invia…" }).click();
  await desk.getByRole("dialog").getByRole("button", { name: "Invia la versione 1" }).click();
  await desk.getByText("Inviato", { exact: true }).first().waitFor();

  const phone = await openAs(shop, customerEmail, `/quotations/${id}`, "phone");
  await phone.getByRole("button", { name: "Accetta il preventivo" }).click();
  await accept(phone);
  await phone.waitForURL("**/forklift");
  expect((await customer.call("GET", "/orders/open")).body).toMatchObject({
    quotation: { id },
    lines: [{ productId: panel.id, quantity: 20 }],
  });
});

it("warns the desk of missing pieces before it sends, and lets nothing be accepted that isn't there", async () => {
  const product = await firstFound(customer, "category=emobility&available=true");
  const there = await piecesOf(product);
  const { id } = await prepared(admin, { productId: product.id, quantity: there + 2 });
  const desk = await openAs(shop, adminEmail, `/back-office/quotations/${id}`);
  await desk.getByRole("button", { name: "Invia…" }).click();
  const sending = desk.getByRole("dialog");
  await sending.getByText("In magazzino ce ne sono meno").waitFor();
  await sending.getByText(new RegExp(`nel preventivo ${there + 2}, oggi disponibili ${there}\\.`)).waitFor();
  expect(await axeFindings(desk)).toEqual([]);
  await sending.getByRole("button", { name: "Invia la versione 1" }).click();
  await desk.getByText("Inviato", { exact: true }).first().waitFor();

  const phone = await openAs(shop, customerEmail, `/quotations/${id}`, "phone");
  await phone.getByRole("button", { name: "Accetta quello che c'è" }).click();
  const dialog = phone.getByRole("dialog");
  const pieces = dialog.getByRole("textbox", { name: /^Pezzi/ });
  await dialog.getByText(/^Oggi ne abbiamo meno/).waitFor();
  expect(await pieces.inputValue()).toBe(String(there));
  // Somebody else takes one while the dialog is open.
  const other = await new Caller(shop.cloud.url).login("azienda@solvia.example");
  await placeOrder(other, product, 1, "manual_wire_transfer");
  await accept(phone);
  await expect.poll(() => pieces.inputValue()).toBe(String(there - 1));
  expect(await dialog.isVisible()).toBe(true);
  expect(await axeFindings(phone)).toEqual([]);
  await accept(phone);
  await phone.waitForURL("**/forklift");
  expect((await customer.call("GET", "/orders/open")).body).toMatchObject({ lines: [{ quantity: there - 1 }] });
});
