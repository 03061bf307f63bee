import { afterAll, beforeAll, expect, it } from "vitest";
import type { LocalCloud } from "@solvia/local/cloud";
import { Caller, password, startTestCloud } from "../support/cloud.ts";
import { aMail } from "../support/mail-links.ts";

let cloud: LocalCloud;
let owner: Caller;

beforeAll(async () => {
  cloud = await startTestCloud();
  owner = await new Caller(cloud.url).login("azienda@solvia.example");
});
afterAll(() => cloud.stop());

const mailTo = (address: string, subject: RegExp) => aMail(cloud.mailboxUrl, address, subject);

const person = {
  password,
  name: "Bea",
  surname: "Riva",
  telephone: "333 123 4567",
  country: "IT",
  termsAccepted: true,
  salesConditionsAccepted: true,
  privacyRead: true,
};

/** Eighteen panels, to be picked up: more than the ten euros that the owner has set. */
async function orderAboveLimit(buyer: Caller) {
  const { body } = await buyer.call("GET", "/products/search?available=true&category=panels&typology=fullblack");
  const [panel] = (body as { items: { price: { priceId: string } }[] }).items;
  await buyer.call("POST", `/orders/product-price/${panel!.price.priceId}/quantity/18`);
  const { body: cart } = await buyer.call("GET", "/orders/open");
  const { id } = cart as { id: string };
  const { body: ready } = await buyer.call("POST", `/orders/${id}/shipping-address/pickup`);
  const placed = await buyer.call("POST", `/orders/${id}/pay`, {
    method: "manual_wire_transfer",
    expectedTotal: (ready as { amounts: { total: number } }).amounts.total,
    salesConditionsAccepted: true,
  });
  return placed.body as { id: string; status: string; number: string; amounts: { total: number } };
}

it("asks a colleague in by mail, who registers, orders above the limit and is approved", async () => {
  const email = "bea.riva@example.org";
  expect((await owner.call("PUT", "/company/approval-limit", { approvalLimit: 1000 })).status).toBe(204);
  expect((await owner.call("POST", "/company/invitations", { email, memberRole: "buyer" })).status).toBe(204);
  const { html } = await mailTo(email, /invita/);
  const token = /company-invitation\?token=([\w-]+)/.exec(html)?.[1] ?? "";
  const visitor = new Caller(cloud.url);
  expect((await visitor.call("GET", `/company/invitations/${token}`)).body).toMatchObject({ email, hasAccount: false });
  expect((await visitor.call("POST", `/company/invitations/${token}/register`, person)).status).toBe(200);
  expect((await visitor.call("POST", `/company/invitations/${token}/register`, person)).status).toBe(410);

  const buyer = await new Caller(cloud.url).login(email);
  const order = await orderAboveLimit(buyer);
  expect(order).toMatchObject({ status: "awaitingApproval", transactions: [] });
  const seen = { expectedTotal: order.amounts.total };
  expect((await buyer.call("POST", `/orders/${order.id}/approve`, seen)).status).toBe(403);
  await mailTo("azienda@solvia.example", new RegExp(`${order.number}.*approvare`));

  const viewer = await new Caller(cloud.url).login("contabile@solvia.example");
  const { body: listed } = await viewer.call("GET", "/orders?scope=company");
  expect((listed as { items: { id: string }[] }).items.map(({ id }) => id)).toContain(order.id);
  expect((await viewer.call("POST", `/orders/${order.id}/reopen`)).status).toBe(403);

  const stranger = await new Caller(cloud.url).login("premium@solvia.example");
  expect((await stranger.call("POST", `/orders/${order.id}/approve`, seen)).status).toBe(404);
  const unseen = { expectedTotal: order.amounts.total - 1 };
  expect((await owner.call("POST", `/orders/${order.id}/approve`, unseen)).status).toBe(409);
  const approved = await owner.call("POST", `/orders/${order.id}/approve`, seen);
  expect(approved.body).toMatchObject({ status: "pendingPayment" });
  await mailTo(email, new RegExp(`${order.number} ricevuto`));
});

it("an agent makes an account, and its owner completes it by the mail's link", async () => {
  const agent = await new Caller(cloud.url).login("agente@solvia.example");
  const email = "carla.bianchi@example.org";
  const account = {
    accountType: "private",
    country: "DE",
    email,
    name: "Carla",
    surname: "Bianchi",
    telephone: "030 901820",
    billingAddress: { street: "Torstraße", houseNumber: "1", postalCode: "10119", city: "Berlin" },
  };
  expect((await agent.call("POST", "/back-office/users", account)).status).toBe(200);
  const { html } = await mailTo(email, /Registrierung|Complete|Completa/);
  const token = /complete\?token=([\w-]+)/.exec(html)?.[1] ?? "";
  const visitor = new Caller(cloud.url);
  expect((await visitor.call("GET", `/registration/complete/${token}`)).body).toMatchObject({ email, name: "Carla" });
  const { password: chosen, termsAccepted, salesConditionsAccepted, privacyRead } = person;
  const completion = { token, password: chosen, termsAccepted, salesConditionsAccepted, privacyRead };
  expect((await visitor.call("POST", "/registration/complete", completion)).status).toBe(204);
  expect((await visitor.call("POST", "/registration/complete", completion)).status).toBe(410);
  await visitor.login(email);
});

it("tells the address of a point near a town, and nothing in the middle of the sea", async () => {
  const visitor = new Caller(cloud.url);
  const near = await visitor.call("GET", "/addresses/geo-address/45.43/11.79");
  expect(near.body).toMatchObject({ city: "Padova", provinceCode: "PD", countryCode: "IT", approximate: true });
  expect((await visitor.call("GET", "/addresses/geo-address/40.0/5.0")).status).toBe(404);
  expect((await visitor.call("GET", "/addresses/geo-address/95/5")).status).toBe(422);
});
