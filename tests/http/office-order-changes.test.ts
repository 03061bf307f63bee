import { afterAll, beforeAll, expect, it } from "vitest";
import type { LocalCloud } from "@solvia/local/cloud";
import { buyAndPay, firstFound, placeOrder, type Found } from "../support/buy.ts";
import { Caller, mails, startTestCloud } from "../support/cloud.ts";

const wait = { timeout: 90_000, interval: 200 };
let cloud: LocalCloud;
let admin: Caller;
let agent: Caller;
let buyer: Caller;
let panel: Found;

beforeAll(async () => {
  cloud = await startTestCloud();
  const logIn = (email: string) => new Caller(cloud.url).login(email);
  admin = await logIn("admin@solvia.example");
  agent = await logIn("agente@solvia.example");
  buyer = await logIn("azienda@solvia.example");
  panel = await firstFound(buyer, "category=panels&available=true");
});
afterAll(() => cloud.stop());

interface Priced {
  number: string;
  amounts: { total: number; shipmentCost: number; vatAmount: number };
  transactions: { id: string; amount: number; status: string }[];
}
const read = async (id: string): Promise<Priced> => (await admin.call("GET", `/back-office/orders/${id}`)).body;

it("sets what shipping costs of an unpaid order, and its customer reads why", async () => {
  const id = await placeOrder(buyer, panel, 3, "manual_wire_transfer");
  const before = await read(id);
  const reason = "Consegna su isola con sponda";
  const cost = before.amounts.shipmentCost + 10_000;
  const path = `/back-office/transactions/${id}.1/shipment-cost`;
  const set = (caller: Caller, body: object = { shipmentCost: cost, reason }, at = path) =>
    caller.call("PUT", at, body);
  for (const other of [agent, buyer]) expect((await set(other)).status).toBe(403);
  expect((await set(new Caller(cloud.url))).status).toBe(401);
  for (const wrong of [
    { shipmentCost: -1, reason },
    { shipmentCost: 0.5, reason },
    { shipmentCost: cost, reason: "" },
  ])
    expect((await set(admin, wrong)).status).toBe(422);
  const { status, body } = await set(admin);
  const total = before.amounts.total + 12_200;
  expect([status, body]).toMatchObject([
    200,
    { amounts: { shipmentCost: cost, total }, transactions: [{ amount: total, status: "pending_payment" }] },
  ]);
  expect((await buyer.call("GET", `/orders/${id}`)).body).toMatchObject({ shipmentCost: cost, amounts: { total } });
  await expect
    .poll(async () => (await mails(cloud.mailboxUrl)).some(({ html }) => html.includes(reason)), wait)
    .toBe(true);
  // The payment that it named has given way to the one of the new total.
  expect((await set(admin, { shipmentCost: 0, reason })).body).toMatchObject({
    status: 409,
    code: "invalid-transition",
  });
  const paid = await buyAndPay(buyer, admin, panel, 3);
  const settled = `/back-office/transactions/${paid}.1/shipment-cost`;
  expect((await set(admin, undefined, settled)).body).toMatchObject({ status: 409, code: "invalid-transition" });
  const unknown = `/back-office/transactions/${id}.99/shipment-cost`;
  expect((await set(admin, undefined, unknown)).status).toBe(404);
});

it("sends a subscriber's order without the seller's name, and nobody's else", async () => {
  const subscriber = await new Caller(cloud.url).login("premium@solvia.example");
  const cartOf = async (caller: Caller) => {
    await caller.call("POST", `/orders/product-price/${panel.price.priceId}/quantity/3`);
    return ((await caller.call("GET", "/orders/open")).body as { id: string }).id;
  };
  const choose = (caller: Caller, id: string, anonymousPackaging: unknown = true) =>
    caller.call("PUT", `/orders/${id}/anonymous-packaging`, { anonymousPackaging });
  const id = await cartOf(subscriber);
  expect((await choose(buyer, id)).body).toMatchObject({ code: "packaging-not-included" });
  expect((await choose(buyer, id, false)).status).toBe(404);
  expect((await choose(new Caller(cloud.url), id)).status).toBe(401);
  expect((await choose(subscriber, id, "yes")).status).toBe(422);
  expect((await choose(subscriber, id)).body).toMatchObject({ anonymousPackaging: true });
  expect((await choose(subscriber, id)).body).toMatchObject({ anonymousPackaging: true });
  expect(await placeOrder(subscriber, panel, 3, "manual_wire_transfer")).toBe(id);
  expect((await subscriber.call("GET", `/orders/${id}`)).body).toMatchObject({ anonymousPackaging: true });
  expect((await admin.call("GET", `/back-office/orders/${id}`)).body).toMatchObject({ anonymousPackaging: true });
  expect((await choose(subscriber, id, false)).status).toBe(404);
});

it("takes a wish for the parcels of whose plan has it, for the office to see, and sends such an order first", async () => {
  const subscriber = await new Caller(cloud.url).login("premium@solvia.example");
  const { user } = (await subscriber.call("GET", "/user")).body as { user: { id: string } };
  const wish = async (packagingWish: string) => {
    await subscriber.call("POST", `/orders/product-price/${panel.price.priceId}/quantity/3`);
    const { id } = (await subscriber.call("GET", "/orders/open")).body as { id: string };
    return (await subscriber.call("PUT", `/orders/${id}/custom-packaging`, { packagingWish })).body;
  };
  const terms = async () => {
    const { body } = await subscriber.call("GET", "/orders/available-terms-of-payment");
    return (body as { items: { code: string }[] }).items.map(({ code }) => code);
  };
  expect(await wish("My logo")).toMatchObject({ code: "custom-packaging-not-included" });
  const opened = await terms();
  expect(opened).toContain("fifty_upon_order30_days");
  expect(opened).not.toContain("twenty_booking_plus_rest_on_ship");
  await admin.call("POST", `/back-office/users/${user.id}/premium`, { plan: "exclusive" });
  expect(await terms()).toContain("twenty_booking_plus_rest_on_ship");
  expect(await wish("My logo")).toMatchObject({ packagingWish: "My logo" });
  const id = await placeOrder(subscriber, panel, 3, "manual_wire_transfer");
  expect((await admin.call("GET", `/back-office/orders/${id}`)).body).toMatchObject({
    packagingWish: "My logo",
    priority: 1,
  });
  await admin.call("POST", `/back-office/users/${user.id}/premium`, { plan: "premium" });
});

it("makes an order ready for a customer, who is told of it and places it", async () => {
  const { user } = (await buyer.call("GET", "/user")).body as { user: { id: string; email: string } };
  const { productCode } = panel;
  const order = {
    userId: user.id,
    items: [{ productCode, quantity: 3 }],
    addressId: "pickup",
    termsOfPayment: "hundred_upon_order",
  };
  const prepare = (caller: Caller, body: object = order) => caller.call("POST", "/back-office/orders", body);
  for (const other of [agent, buyer]) expect((await prepare(other)).status).toBe(403);
  expect((await prepare(new Caller(cloud.url))).status).toBe(401);
  expect((await prepare(admin, { ...order, items: [] })).status).toBe(422);
  expect((await prepare(admin, { ...order, items: [{ productCode: "NONE", quantity: 1 }] })).body).toMatchObject({
    status: 422,
    code: "lines-refused",
    params: { refused: [{ productCode: "NONE", code: "not-found" }] },
  });
  const colleague = (await agent.call("GET", "/user")).body as { user: { id: string } };
  expect((await prepare(admin, { ...order, userId: colleague.user.id })).body).toMatchObject({
    status: 422,
    errors: [{ field: "userId", code: "cannot-order" }],
  });
  const { status, body } = await prepare(admin);
  expect([status, body]).toMatchObject([200, { status: "open", address: "pickup", lines: [{ quantity: 3 }] }]);
  const { id, amounts } = (await buyer.call("GET", "/orders/open")).body as { id: string; amounts: { total: number } };
  expect((body as { id: string }).id).toBe(id);
  await expect
    .poll(
      async () =>
        (await mails(cloud.mailboxUrl)).some(
          ({ to, subject }) => to[0]?.address === user.email && subject.includes("pronto da confermare"),
        ),
      wait,
    )
    .toBe(true);
  const placement = { method: "manual_wire_transfer", expectedTotal: amounts.total, salesConditionsAccepted: true };
  expect((await buyer.call("POST", `/orders/${id}/pay`, placement)).body).toMatchObject({
    id,
    status: "pendingPayment",
  });
});

it("lists what orders have to do on which day, for who looks after orders", async () => {
  const id = await placeOrder(buyer, panel, 3, "manual_wire_transfer");
  const list = (caller: Caller, query = "") => caller.call("GET", `/back-office/orders-scheduler${query}`);
  for (const other of [agent, buyer]) expect((await list(other)).status).toBe(403);
  expect((await list(new Caller(cloud.url))).status).toBe(401);
  for (const wrong of ["?span=8", "?kind=party"]) expect((await list(admin, wrong)).status).toBe(422);
  interface Agenda {
    today: string;
    until: string;
    items: { on: string; kind: string; orderId: string }[];
  }
  const { body } = await list(admin, "?span=30&kind=payment");
  const { items, today, until } = body as Agenda;
  expect(items.filter(({ orderId }) => orderId === id)).toMatchObject([{ kind: "payment" }]);
  expect(items.every(({ on, kind }) => on <= until && kind === "payment")).toBe(true);
  expect(today < until).toBe(true);
});
