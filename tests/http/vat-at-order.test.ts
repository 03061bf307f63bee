import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { wordsFor } from "@solvia/core/orders/papers/document-words";
import type { LocalCloud } from "@solvia/local/cloud";
import { firstFound } from "../support/buy.ts";
import { Caller, password, startTestCloud } from "../support/cloud.ts";
import { linkTo, tokenIn } from "../support/mail-links.ts";
import { pdfText, withoutSpaces } from "../support/pdf-text.ts";
import { lastConfirmed } from "../support/vat-word.ts";

const wait = { timeout: 90_000, interval: 200 };
let cloud: LocalCloud;
let admin: Caller;
let agent: Caller;

beforeAll(async () => {
  cloud = await startTestCloud();
  admin = await new Caller(cloud.url).login("admin@solvia.example");
  agent = await new Caller(cloud.url).login("agente@solvia.example");
});
afterAll(() => cloud.stop());

const places = {
  DE: { street: "Invalidenstraße", houseNumber: "1", postalCode: "10115", city: "Berlin", telephone: "+49 30 1234567" },
  RO: {
    street: "Calea Victoriei",
    houseNumber: "1",
    postalCode: "010011",
    city: "Bucuresti",
    telephone: "+40 21 123 4567",
  },
  GB: {
    street: "High Street",
    houseNumber: "1",
    postalCode: "BT1 5GS",
    city: "Belfast",
    telephone: "+44 28 9024 6609",
  },
  IT: {
    street: "Via Roma",
    houseNumber: "1",
    postalCode: "20121",
    city: "Milano",
    provinceCode: "MI",
    telephone: "02 83941234",
  },
} as const;
type Country = keyof typeof places;

const agreed = { termsAccepted: true, salesConditionsAccepted: true, privacyRead: true };

interface Taxed {
  vatAmount: number;
  total: number;
  treatment: { row: string; why?: string; proof?: { number: string; checkedAt: string } };
}
interface Sale {
  id: string;
  status: string;
  amounts: Taxed;
}
const outcome = ({ vatAmount, treatment: { row, why } }: Taxed) => ({ vat: vatAmount > 0, row, why });
const untaxed = (row: string) => ({ vat: false, row, why: undefined });

/** A company that the office has verified; its owner is logged in. */
async function company(country: Country, vatNumber: string) {
  const email = `${vatNumber.toLowerCase()}@example.com`;
  const { telephone, ...billingAddress } = places[country];
  const owner = new Caller(cloud.url);
  const registered = await owner.call("POST", "/register", {
    accountType: "business",
    country,
    email,
    password,
    name: "Greta",
    surname: "Sommer",
    telephone,
    vatNumber,
    companyName: `Sommer ${vatNumber}`,
    companyRole: "installer",
    noElectronicAddress: true,
    billingAddress,
    ...agreed,
  });
  const { id: userId } = registered.body as { id: string };
  expect([registered.status, registered.body]).toEqual([200, { id: userId }]);
  const { body: user } = await admin.call("GET", `/back-office/users/${userId}`);
  const { companyId: id } = user as { companyId: string };
  expect((await admin.call("POST", `/back-office/users/${userId}/verify-email`)).status).toBe(200);
  expect((await admin.call("POST", `/back-office/companies/${id}/verify`)).status).toBe(200);
  await owner.login(email);
  return { id, owner };
}

interface Seen {
  vatCheck?: { number: string; status: string; checkedAt: string };
  vatFlagged: boolean;
}
const officeSees = async (id: string): Promise<Seen> => (await admin.call("GET", `/back-office/companies/${id}`)).body;
/** What the register has answered of itself since the registration, in the office's eyes. */
const answered = (id: string, status: string) =>
  vi.waitFor(async () => expect((await officeSees(id)).vatCheck?.status).toBe(status), wait);

/** A cart of two panels that go to a place. */
async function cartOf(buyer: Caller, to: Country): Promise<Sale> {
  const { price } = await firstFound(buyer, "category=panels&available=true");
  await buyer.call("POST", `/orders/product-price/${price.priceId}/quantity/2`);
  const address = { header: "Cantiere", countryCode: to, ...places[to] };
  const { body: saved } = await buyer.call("POST", "/shipping-address", address);
  const { body: open } = await buyer.call("GET", "/orders/open");
  const path = `/orders/${(open as Sale).id}/shipping-address/${(saved as { id: string }).id}`;
  const { status, body } = await buyer.call("POST", path);
  expect([status, body]).toMatchObject([200, { amounts: { treatment: {} } }]);
  return body;
}
const cartNow = async (buyer: Caller): Promise<Sale> => (await buyer.call("GET", "/orders/open")).body;
const pay = (buyer: Caller, { id, amounts }: Sale) =>
  buyer.call("POST", `/orders/${id}/pay`, {
    method: "manual_wire_transfer",
    expectedTotal: amounts.total,
    salesConditionsAccepted: true,
  });
async function placed(buyer: Caller, cart: Sale): Promise<Sale> {
  const { status, body } = await pay(buyer, cart);
  expect([status, body]).toMatchObject([200, { amounts: { total: cart.amounts.total } }]);
  return body;
}
async function proFormaOf(buyer: Caller, id: string): Promise<string> {
  const { headers } = await buyer.call("GET", `/orders/${id}/documents/pro-forma`);
  const file = await fetch(headers.get("location") ?? "");
  return pdfText(new Uint8Array(await file.arrayBuffer()));
}

describe("VAT of a company's order abroad", () => {
  it("is none by a number that the register calls valid: the pro-forma names it and its law, the office its proof", async () => {
    const { id, owner } = await company("DE", "DE136695976");
    await answered(id, "valid");
    const cart = await cartOf(owner, "DE");
    expect(outcome(cart.amounts)).toEqual(untaxed("3"));
    const order = await placed(owner, cart);
    const proForma = await proFormaOf(owner, order.id);
    expect(proForma).toContain(withoutSpaces(wordsFor("de", "de").vatNumber));
    expect(proForma).toContain("DE136695976");
    expect(proForma).toContain("art.41DL331/93");
    const proof = { number: "DE136695976", status: "valid", consultationNumber: "WAPIAAAADE136695976" };
    expect((await admin.call("GET", `/back-office/orders/${order.id}`)).body).toMatchObject({
      amounts: { vatAmount: 0, treatment: { rule: "intra-community", proof } },
    });
    const rowOf = async (caller: Caller, path: string) =>
      ((await caller.call("GET", path)).body as { items: Sale[] }).items.find((row) => row.id === order.id);
    expect(await rowOf(admin, "/back-office/orders?limit=200")).toMatchObject({
      vatAmount: 0,
      treatment: { rule: "intra-community", standard: 0, proof },
    });
    const own = await rowOf(owner, "/orders");
    expect([own, own && "treatment" in own]).toMatchObject([{ vatAmount: 0 }, false]);
  });

  it("is charged while the register is silent, and cart, order and pro-forma say why", async () => {
    const { id, owner } = await company("RO", "RO9999");
    await answered(id, "unknown");
    const cart = await cartOf(owner, "RO");
    expect(cart.amounts).toMatchObject({ treatment: { row: "4", standard: 2100 } });
    expect(outcome(cart.amounts).vat).toBe(true);
    const order = await placed(owner, cart);
    expect(outcome(order.amounts)).toEqual({ vat: true, row: "4", why: "register-silent" });
    expect(await proFormaOf(owner, order.id)).toContain(withoutSpaces(wordsFor("en", "ro").whyVat.unconfirmed));
    expect((await owner.call("POST", "/company/vat-check")).body).toMatchObject({ vatCheck: { status: "unknown" } });
  });

  it("comes back when the number is withdrawn between cart and order, which is asked about first", async () => {
    const { id, owner } = await company("RO", "RO1111");
    await answered(id, "invalid");
    await lastConfirmed(id, 23);
    const free = await cartOf(owner, "RO");
    expect(outcome(free.amounts)).toEqual(untaxed("3"));
    await lastConfirmed(id, 25);
    expect(await pay(owner, free)).toMatchObject({ status: 409, body: { code: "prices-changed" } });
    const taxed = await cartNow(owner);
    expect([taxed.id, outcome(taxed.amounts)]).toEqual([free.id, { vat: true, row: "4", why: "number-invalid" }]);
    const order = await placed(owner, taxed);
    expect(await proFormaOf(owner, order.id)).toContain(withoutSpaces(wordsFor("en", "ro").whyVat.invalid));
    expect(await officeSees(id)).toMatchObject({
      vatCheck: { number: "RO1111", status: "invalid" },
      vatFlagged: false,
    });
  });

  it("of an Italian company is Italian, until the office notes a number of another member state, by which it then buys", async () => {
    const { id, owner } = await company("IT", "00488410010");
    const italian = await cartOf(owner, "DE");
    expect(outcome(italian.amounts)).toEqual({ vat: true, row: "4b", why: "italian-number" });
    const path = `/back-office/companies/${id}/trade-vat-number`;
    const note = (caller: Caller, tradeVatNumber: string | null, reason?: string, seen: string | null = null) =>
      caller.call("PUT", path, { tradeVatNumber, seen, ...(reason && { reason }) });
    for (const other of [owner, agent]) expect((await note(other, "DE123456788")).status).toBe(403);
    expect((await note(new Caller(cloud.url), "DE123456788")).status).toBe(401);
    const field = "tradeVatNumber";
    for (const [wrong, code] of [
      ["IT12345670157", "vat-number-italian"],
      ["DE123456789", "invalid-vat-number"],
    ] as const) {
      expect(await note(admin, wrong)).toMatchObject({ status: 422, body: { errors: [{ field, code }] } });
    }
    // Germany's register names nobody: that it is the company's own is for the office to say.
    expect(await note(admin, "de 123 456 788")).toMatchObject({
      status: 409,
      body: { code: "confirmation-needed", errors: [{ field, code: "vat-number-not-own" }] },
    });
    expect((await note(admin, "de 123 456 788", "Extract of the German register read")).body).toMatchObject({
      tradeVatNumber: "DE123456788",
      vatCheck: { number: "DE123456788", status: "valid" },
    });
    expect(await pay(owner, italian)).toMatchObject({ status: 409, body: { code: "prices-changed" } });
    const cart = await cartNow(owner);
    expect(outcome(cart.amounts)).toEqual(untaxed("3"));
    const order = await placed(owner, cart);
    expect(await proFormaOf(owner, order.id)).toContain("DE123456788");
    expect(await note(admin, null)).toMatchObject({ status: 409, body: { code: "version-conflict" } });
    expect((await note(admin, null, undefined, "DE123456788")).status).toBe(200);
    expect(outcome((await cartOf(owner, "DE")).amounts)).toMatchObject({ vat: true, row: "4b" });
  });

  it("in Northern Ireland is 20% by a number of Great Britain and none by one that begins with XI", async () => {
    const british = await company("GB", "GB980780684");
    const taxed = await cartOf(british.owner, "GB");
    expect(outcome(taxed.amounts)).toEqual({ vat: true, row: "7", why: "xi-number-needed" });
    expect(taxed.amounts).toMatchObject({ treatment: { standard: 2000 } });
    const northern = await company("GB", "XI222222227");
    await answered(northern.id, "valid");
    const cart = await cartOf(northern.owner, "GB");
    expect(outcome(cart.amounts)).toEqual(untaxed("7"));
    // What shipping there costs is a quotation's to say.
    expect(await pay(northern.owner, cart)).toMatchObject({ status: 422, body: { code: "quotation-needed" } });
  });
});

describe("an order without VAT that goes on later", () => {
  /** The register never answers about this number. */
  const silent = "DE333333339";
  let id: string;
  let owner: Caller;
  beforeAll(async () => {
    ({ id, owner } = await company("DE", silent));
    await answered(id, "unknown");
  });

  it("is approved only by the register's word of that day", async () => {
    const email = "kollege@example.com";
    expect((await owner.call("PUT", "/company/approval-limit", { approvalLimit: 1000 })).status).toBe(204);
    expect((await owner.call("POST", "/company/invitations", { email, memberRole: "buyer" })).status).toBe(204);
    const link = await linkTo(cloud.mailboxUrl, email, "company-invitation");
    const buyer = new Caller(cloud.url);
    const person = { password, name: "Jan", surname: "Winter", telephone: "+49 30 1234568", country: "DE", ...agreed };
    expect((await buyer.call("POST", `/company/invitations/${tokenIn(link)}/register`, person)).status).toBe(200);
    await buyer.login(email);
    await lastConfirmed(id, 1);
    const order = await placed(buyer, await cartOf(buyer, "DE"));
    expect([order.status, outcome(order.amounts)]).toEqual(["awaitingApproval", untaxed("3")]);
    await lastConfirmed(id, 25);
    const seen = { expectedTotal: order.amounts.total };
    const approve = (caller: Caller) => caller.call("POST", `/orders/${order.id}/approve`, seen);
    expect((await approve(buyer)).status).toBe(403);
    expect(await approve(owner)).toMatchObject({ status: 409, body: { code: "vat-number-unconfirmed" } });
    expect((await owner.call("GET", `/orders/${order.id}`)).body).toMatchObject({ status: "awaitingApproval" });
    await lastConfirmed(id, 0);
    const { body } = await approve(owner);
    expect(body).toMatchObject({ status: "pendingPayment", amounts: { total: order.amounts.total, vatAmount: 0 } });
    const { treatment } = (body as Sale).amounts;
    expect((treatment.proof?.checkedAt ?? "") > (order.amounts.treatment.proof?.checkedAt ?? "")).toBe(true);
  });

  it("is tried again only by the register's word of that day", async () => {
    await lastConfirmed(id, 1);
    const order = await placed(owner, await cartOf(owner, "DE"));
    expect(outcome(order.amounts)).toEqual(untaxed("3"));
    const given = await admin.call("POST", `/back-office/orders/${order.id}/failed`, { reason: "no answer" });
    expect(given.status).toBe(200);
    await lastConfirmed(id, 25);
    const retry = () => owner.call("POST", `/orders/${order.id}/retry`);
    expect(await retry()).toMatchObject({ status: 409, body: { code: "prices-changed" } });
    await lastConfirmed(id, 0);
    expect((await retry()).body).toMatchObject({ status: "pendingPayment", amounts: { vatAmount: 0 } });
  });

  it("has its register asked again by the office and by an agent of that customer, by nobody else", async () => {
    const path = `/back-office/companies/${id}/vat-check`;
    await lastConfirmed(id, 1);
    const stranger = await new Caller(cloud.url).login("azienda@solvia.example");
    expect((await new Caller(cloud.url).call("POST", path)).status).toBe(401);
    for (const other of [owner, stranger]) expect((await other.call("POST", path)).status).toBe(403);
    expect((await agent.call("POST", path)).status).toBe(404);
    expect(await officeSees(id)).toMatchObject({ vatCheck: { status: "valid" } });
    expect((await admin.call("POST", path)).body).toMatchObject({ vatCheck: { number: silent, status: "unknown" } });
    expect(outcome((await cartOf(owner, "DE")).amounts)).toEqual({ vat: true, row: "4", why: "register-silent" });
  });
});
