import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { LocalCloud } from "@solvia/local/cloud";
import { cardProvider } from "@solvia/core/payments/card-provider";
import { romeDate } from "@solvia/core/platform/time";
import { buyAndPay, firstFound, placeOrder } from "../support/buy.ts";
import { Caller, mails, startTestCloud } from "../support/cloud.ts";
import { mark } from "../support/transfer.ts";

interface Document {
  id: string;
  kind: string;
}

const wait = { timeout: 90_000, interval: 200 };
let cloud: LocalCloud;
let admin: Caller;
let agent: Caller;
let buyer: Caller;
let order: string;

beforeAll(async () => {
  cloud = await startTestCloud();
  admin = await new Caller(cloud.url).login("admin@solvia.example");
  agent = await new Caller(cloud.url).login("agente@solvia.example");
  buyer = await new Caller(cloud.url).login("azienda@solvia.example");
  order = await buyAndPay(buyer, admin, await firstFound(buyer, "category=panels&available=true"), 3);
});
afterAll(() => cloud.stop());

const idOf = async (caller: Caller): Promise<string> => {
  const { body } = await caller.call("GET", "/user");
  return (body as { user: { id: string } }).user.id;
};

async function attach(kind: string): Promise<Document> {
  const form = new FormData();
  form.set("kind", kind);
  form.set("name", `${kind}.pdf`);
  form.set("file", new Blob(["%PDF-1.4\n%%EOF\n"], { type: "application/pdf" }), `${kind}.pdf`);
  const { status, body } = await admin.call("POST", `/back-office/orders/${order}/documents`, form);
  expect(status).toBe(200);
  return (body as { documents: Document[] }).documents.at(-1)!;
}

it("opens to an agent the orders of their own customers, to read alone", async () => {
  const path = `/back-office/orders/${order}`;
  expect((await agent.call("GET", path)).status).toBe(404);
  expect((await agent.call("GET", `/orders/${order}/documents/pro-forma`)).status).toBe(404);
  await admin.call("POST", `/back-office/users/${await idOf(buyer)}/owner`, { ownerId: await idOf(agent) });
  expect((await agent.call("GET", path)).body).toMatchObject({ id: order });
  expect((await agent.call("GET", `/orders/${order}/documents/pro-forma`)).status).toBe(302);
  expect((await agent.call("PUT", `${path}/notes`, { notes: "mine" })).status).toBe(403);
  expect((await agent.call("POST", `${path}/delivered`)).status).toBe(403);
  expect((await buyer.call("GET", path)).status).toBe(403);
});

it("finds an order by its number whatever month is looked at, an agent only their customers'", async () => {
  const { body } = await admin.call("GET", `/back-office/orders/${order}`);
  const { number } = body as { number: string };
  const found = async (caller: Caller, text: string) =>
    (await caller.call("GET", `/back-office/orders?period=2024-01&user=${encodeURIComponent(text)}`)).body;
  expect(await found(admin, number)).toMatchObject({ items: [{ id: order }], cursor: null });
  expect(await found(admin, ` ${number.replace("-", "").toLowerCase()} `)).toMatchObject({ items: [{ id: order }] });
  expect(await found(admin, "ZZZZ-ZZZZ")).toMatchObject({ items: [] });
  const other = await new Caller(cloud.url).login("cliente@solvia.example");
  const theirs = await buyAndPay(other, admin, await firstFound(other, "category=panels&available=true"), 1);
  const hidden = (await admin.call("GET", `/back-office/orders/${theirs}`)).body as { number: string };
  expect(await found(admin, hidden.number)).toMatchObject({ items: [{ id: theirs }] });
  expect(await found(agent, hidden.number)).toMatchObject({ items: [] });
});

it("counts what waits in the office, and lists the same, to each what is theirs", async () => {
  const customer = await new Caller(cloud.url).login("premium@solvia.example");
  const warehouse = await new Caller(cloud.url).login("magazzino@solvia.example");
  const panel = await firstFound(customer, "category=panels&available=true");
  type Queue = Record<string, { count: number; more: boolean }>;
  const queue = async (caller = admin) => {
    const { status, body } = await caller.call("GET", "/back-office/queue");
    expect(status).toBe(200);
    return body as Queue;
  };
  const ids = async (path: string, caller = admin) =>
    ((await caller.call("GET", path)).body as { items: { id: string }[] }).items.map(({ id }) => id);
  const listed = (waiting: string, caller = admin) => ids(`/back-office/orders?waiting=${waiting}&limit=200`, caller);
  const unpaid = await placeOrder(customer, panel, 2, "manual_wire_transfer");
  expect(await listed("transfer")).toContain(unpaid);
  const paid = await buyAndPay(customer, admin, panel, 1);
  expect(await listed("transfer")).not.toContain(paid);
  const toSend = await listed("shipping");
  expect(toSend).toContain(paid);
  const before = await queue();
  expect(before).toMatchObject({
    transfers: { count: (await listed("transfer")).length, more: false },
    late: { count: (await listed("late")).length, more: false },
    shipping: { count: toSend.length, more: false },
    troubled: { count: (await listed("troubled")).length, more: false },
    chats: { count: (await ids("/back-office/chats?unanswered=true&limit=200")).length, more: false },
    incomplete: { count: (await ids("/back-office/products?lacks=any&limit=200")).length, more: false },
  });
  const theirs = await queue(agent);
  expect(Object.keys(theirs).toSorted()).toEqual(["late", "quotationRequests", "shipping", "transfers", "troubled"]);
  expect(theirs["transfers"]?.count).toBe((await listed("transfer", agent)).length);
  expect(theirs["transfers"]?.count).toBeLessThan(before["transfers"]!.count);
  // No list is open to them, so no number leads nowhere.
  expect(await queue(warehouse)).toEqual({});
  expect((await customer.call("GET", "/back-office/queue")).status).toBe(403);
  const mark = (troubled: boolean) => admin.call("POST", `/back-office/orders/${paid}/troubled`, { troubled });
  expect((await mark(true)).status).toBe(200);
  expect(await listed("troubled")).toContain(paid);
  const held = await queue();
  expect(held["troubled"]?.count).toBe(before["troubled"]!.count + 1);
  expect(held["shipping"]?.count).toBe(before["shipping"]!.count - 1);
  expect((await mark(false)).status).toBe(200);
  expect(await listed("troubled")).not.toContain(paid);
  expect((await admin.call("POST", `/back-office/shipments/${paid}/ready`, { ready: true })).status).toBe(200);
  expect((await admin.call("POST", `/back-office/orders/${paid}/delivered`)).status).toBe(200);
  expect((await queue())["shipping"]?.count).toBe(before["shipping"]!.count - 1);
  expect((await admin.call("GET", "/back-office/orders?waiting=nothing")).status).toBe(422);
});

it("stops a paid order that is sent elsewhere, until the office says what it has found; its buyer reads that it is looked at", async () => {
  const customer = await new Caller(cloud.url).login("premium@solvia.example");
  const moved = await buyAndPay(customer, admin, await firstFound(customer, "category=panels&available=true"), 1);
  const path = `/back-office/orders/${moved}`;
  const seen = async () => (await customer.call("GET", `/orders/${moved}`)).body as Record<string, unknown>;
  expect(await seen()).toMatchObject({ beingChecked: false });
  const { status, body } = await customer.call("PUT", `/shipments/${moved}/receiver-address/pickup`);
  expect(status).toBe(200);
  expect(body).toMatchObject({ beingChecked: true });
  // Why is the office's to know.
  expect(Object.keys(await seen())).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(toCheck|checks|troubled)$/)]),
  );
  expect((await admin.call("GET", path)).body).toMatchObject({
    troubled: true,
    toCheck: ["address-changed"],
    shippingHolds: ["troubled"],
  });
  const { body: listed } = await admin.call("GET", "/back-office/orders?waiting=troubled&limit=200");
  expect(listed).toMatchObject({
    items: expect.arrayContaining([expect.objectContaining({ id: moved, toCheck: ["address-changed"] })]),
  });
  const ready = () => admin.call("POST", `/back-office/shipments/${moved}/ready`, { ready: true });
  expect(await ready()).toMatchObject({ status: 409, body: { code: "shipping-held" } });
  const letGo = (reason?: string, caller = admin) =>
    caller.call("POST", `${path}/troubled`, { troubled: false, ...(reason && { reason }) });
  expect(await letGo()).toMatchObject({ status: 422, body: { errors: [{ field: "reason", code: "required" }] } });
  expect((await letGo("called them", customer)).status).toBe(403);
  expect(await admin.call("POST", `${path}/troubled`, { troubled: true, reason: "called them" })).toMatchObject({
    status: 422,
    body: { errors: [{ field: "reason", code: "conflict" }] },
  });
  expect(await letGo("called them")).toMatchObject({ status: 200, body: { troubled: false, toCheck: [] } });
  expect(await letGo("called them again")).toMatchObject({ status: 409, body: { code: "invalid-transition" } });
  expect(await seen()).toMatchObject({ beingChecked: false });
  const { body: history } = await admin.call("GET", `${path}/history`);
  expect(JSON.stringify(history)).toContain("called them");
  expect((await ready()).status).toBe(200);
});

it("counts a product without pieces among those that lack something, until it has them", async () => {
  interface Row {
    id: string;
    name: string;
    stock: { onHand: number; booked: number };
    lacks?: string[];
  }
  const read = async (query: string) =>
    ((await admin.call("GET", `/back-office/products?${query}&limit=200`)).body as { items: Row[] }).items;
  const whole = new Set((await read("lacks=any")).map(({ id }) => id));
  const product = (await read("visibility=true")).find(({ id, stock }) => !whole.has(id) && stock.booked === 0)!;
  const set = (onHand: number) => admin.call("POST", `/back-office/products/${product.id}/stock`, { onHand });
  expect((await set(0)).status).toBe(200);
  await vi.waitFor(
    async () => expect((await read("lacks=stock")).find(({ id }) => id === product.id)?.lacks).toEqual(["stock"]),
    wait,
  );
  expect((await read("lacks=price")).map(({ id }) => id)).not.toContain(product.id);
  expect((await set(product.stock.onHand)).status).toBe(200);
  await vi.waitFor(async () => expect((await read("lacks=any")).map(({ id }) => id)).not.toContain(product.id), wait);
});

it("lets the file of a document go that is taken away from its order", async () => {
  const { id } = await attach("other");
  const { status, headers } = await buyer.call("GET", `/orders/${order}/documents/${id}`);
  expect(status).toBe(302);
  const stored = headers.get("location")!;
  expect((await fetch(stored)).status).toBe(200);
  expect((await admin.call("DELETE", `/back-office/orders/${order}/documents/${id}`)).status).toBe(200);
  await vi.waitFor(async () => expect((await fetch(stored)).status).toBe(404), wait);
  expect((await buyer.call("GET", `/orders/${order}/documents/${id}`)).status).toBe(404);
  expect((await admin.call("DELETE", `/back-office/orders/${order}/documents/${id}`)).status).toBe(404);
});

it.each(["invoice", "credit-note", "receipt", "transport-document"])("keeps a fiscal document: %s", async (kind) => {
  const { id } = await attach(kind);
  const { status, body } = await admin.call("DELETE", `/back-office/orders/${order}/documents/${id}`);
  expect([status, (body as { code: string }).code]).toEqual([409, "fiscal-document"]);
  expect((await buyer.call("GET", `/orders/${order}/documents/${id}`)).status).toBe(302);
});

it("withdraws a fiscal document: employees keep it with its reason, the customer has it no more", async () => {
  const { id } = await attach("invoice");
  const read = `/orders/${order}/documents/${id}`;
  const withdraw = (caller: Caller, reason = "Fattura di un altro cliente") =>
    caller.call("POST", `/back-office/orders/${order}/documents/${id}/withdraw`, { reason });
  expect((await buyer.call("GET", read)).status).toBe(302);
  expect((await buyer.call("GET", `/download-file/${id}`)).status).toBe(302);
  expect((await withdraw(admin, " ")).status).toBe(422);
  expect((await withdraw(agent)).status).toBe(403);
  const { body } = await withdraw(admin);
  const marked = { id, withdrawn: { reason: "Fattura di un altro cliente" } };
  expect((body as { documents: Document[] }).documents.at(-1)).toMatchObject(marked);
  expect((await withdraw(admin)).body).toMatchObject({ code: "invalid-transition" });
  expect((await admin.call("GET", read)).status).toBe(302);
  expect((await admin.call("DELETE", `/back-office/orders/${order}/documents/${id}`)).status).toBe(409);
  for (const path of [read, `/download-file/${id}`]) expect((await buyer.call("GET", path)).status).toBe(404);
  const theirs = (await buyer.call("GET", `/orders/${order}`)).body as { documents: Document[] };
  expect(theirs.documents.map((document) => document.id)).not.toContain(id);
});

it("has a consumer's withdrawal of single pieces as a task until money has gone back", async () => {
  const consumer = await new Caller(cloud.url).login("cliente@solvia.example");
  const id = await buyAndPay(consumer, admin, await firstFound(consumer, "category=panels&available=true"), 3);
  const { lines } = (await consumer.call("GET", `/orders/${id}`)).body as { lines: { productId: string }[] };
  const by = { name: "Ada Neri", email: "ada@example.com", language: "de" };
  const declare = (quantity: number) =>
    consumer.call("POST", `/orders/${id}/withdrawal`, { ...by, lines: [{ productId: lines[0]?.productId, quantity }] });
  expect((await declare(4)).body).toMatchObject({ status: 422, code: "withdrawal-beyond-order" });
  expect((await declare(2)).body).toMatchObject({
    withdrawalRight: { possible: true, left: [{ quantity: 1 }], declared: [{ state: "declared" }] },
  });
  // The receipt is in the language of the declaration and not in that of the order.
  for (const address of [by.email, "cliente@solvia.example"])
    await vi.waitFor(
      async () =>
        expect(
          (await mails(cloud.mailboxUrl))
            .filter(({ to }) => to[0]?.address === address)
            .map(({ subject }) => subject.startsWith("Widerruf")),
        ).toContain(true),
      wait,
    );
  expect((await agent.call("GET", "/back-office/withdrawals")).status).toBe(403);
  const task = { orderId: id, place: 0, lines: [{ quantity: 2 }], state: "declared" };
  expect((await admin.call("GET", "/back-office/withdrawals")).body).toMatchObject({ items: [task] });
  const step = (name: string, body?: object) =>
    admin.call("POST", `/back-office/orders/${id}/withdrawals/0/${name}`, body);
  expect((await step("refunded")).body).toMatchObject({ status: 409, code: "withdrawal-not-refunded" });
  const { body } = await step("goods-back");
  const [receipt] = (body as { receipts: { id: string }[] }).receipts;
  const iban = "IT60X0542811101000000123456";
  const back = { amount: 100, reason: "Recesso", iban, confirmed: ["refund-small-part"] };
  expect((await admin.call("POST", `/back-office/receipts/${receipt?.id}/refund`, back)).status).toBe(200);
  expect((await step("refunded")).body).toMatchObject({
    code: "withdrawal-not-refunded",
    params: { returned: 0 },
  });
  expect((await step("refunded", { amount: -1 })).status).toBe(422);
  expect((await step("refunded", { reason: "Pannello graffiato" })).body).toMatchObject({
    status: 409,
    code: "refund-under-way",
  });
  const asked = `/back-office/receipts/${receipt?.id}/refunds/1`;
  expect((await admin.call("POST", `${asked}/withdraw`)).status).toBe(200);
  const kept = await step("refunded", { reason: "Pannello graffiato" });
  expect(kept.body).toMatchObject({ withdrawalRight: { declared: [{ state: "nothing_due" }] } });
  expect((await consumer.call("GET", `/orders/${id}`)).body).toMatchObject({
    withdrawalRight: { declared: [{ less: { reason: "Pannello graffiato" }, money: { dueBack: 0 } }] },
  });
  expect((await admin.call("GET", "/back-office/withdrawals")).body).toMatchObject({ items: [] });
  const { closedOn = "" } =
    (kept.body as { withdrawalRight: { declared: { closedOn?: string }[] } }).withdrawalRight.declared[0] ?? {};
  const closed = await admin.call("GET", `/back-office/withdrawals?closedIn=${closedOn.slice(0, 7)}`);
  expect(closed.body).toMatchObject({ items: [{ orderId: id, state: "nothing_due", sent: false }] });
  expect((await step("take-back", { reason: "no" })).status).toBe(422);
  expect((await step("take-back", { reason: "Ordine sbagliato" })).status).toBe(200);
  expect((await admin.call("GET", "/back-office/withdrawals")).body).toMatchObject({
    items: [{ orderId: id, state: "goods_back" }],
  });
  expect((await step("refunded", { reason: "Pannello graffiato" })).status).toBe(200);
});

interface Books {
  status: string;
  receipts: { id: string; reversible: boolean }[];
}
const booksOf = async (id: string): Promise<Books> => (await admin.call("GET", `/back-office/orders/${id}`)).body;
const strikeOut = (caller: Caller, receipt: string | undefined) =>
  caller.call("POST", `/back-office/receipts/${receipt}/reverse`, { reason: "money of another order" });

it("strikes out a transfer that was booked by slip, once, for an administrator alone", async () => {
  const id = await buyAndPay(buyer, admin, await firstFound(buyer, "category=panels&available=true"), 3);
  const [receipt] = (await booksOf(id)).receipts;
  for (const other of [agent, buyer]) expect((await strikeOut(other, receipt?.id)).status).toBe(403);
  expect((await strikeOut(new Caller(cloud.url), receipt?.id)).status).toBe(401);
  const unsaid = await admin.call("POST", `/back-office/receipts/${receipt?.id}/reverse`, { reason: "" });
  expect([unsaid.status, unsaid.body]).toMatchObject([422, { errors: [{ field: "reason" }] }]);
  expect(await booksOf(id)).toMatchObject({ status: "paid", receipts: [{ reversible: true }] });
  const struck = await strikeOut(admin, receipt?.id);
  expect([struck.status, struck.body]).toMatchObject([
    200,
    { settled: 0, dueBack: 0, reversible: false, reversal: { reason: "money of another order" } },
  ]);
  expect(await booksOf(id)).toMatchObject({ status: "pendingPayment", refundDue: 0 });
  const again = await strikeOut(admin, receipt?.id);
  expect([again.status, again.body]).toMatchObject([409, { code: "reversal-not-possible" }]);
  expect((await strikeOut(admin, `${id}.unknown`)).status).toBe(404);
});

it("strikes out neither money of which some went back nor money that the card provider told of", async () => {
  const product = await firstFound(buyer, "category=panels&available=true");
  const refunded = await buyAndPay(buyer, admin, product, 3);
  const [receipt] = (await booksOf(refunded)).receipts;
  const back = { amount: 5_000, reason: "a missing piece", iban: "IT60X0542811101000000123456" };
  const asked = await admin.call("POST", `/back-office/receipts/${receipt?.id}/refund`, back);
  expect([asked.status, asked.body]).toMatchObject([
    409,
    { code: "confirmation-needed", errors: [{ field: "amount", code: "refund-not-due" }] },
  ]);
  const sure = { ...back, confirmed: ["refund-not-due"] };
  expect((await admin.call("POST", `/back-office/receipts/${receipt?.id}/refund`, sure)).status).toBe(200);
  expect((await strikeOut(admin, receipt?.id)).body).toMatchObject({ status: 409, code: "reversal-not-possible" });

  const byCard = await placeOrder(buyer, product, 3, "card");
  const intent = await buyer.call("POST", `/transactions/${byCard}.1/create-payment-intent-with-payment-method/card`);
  const { clientSecret } = intent.body as { clientSecret: string };
  await cardProvider().paymentIntents.confirm(clientSecret.split("_secret_")[0] ?? "", {
    payment_method: "pm_card_visa",
  });
  await expect.poll(async () => (await booksOf(byCard)).status, wait).toBe("paid");
  const [card] = (await booksOf(byCard)).receipts;
  expect(card).toMatchObject({ reversible: false });
  expect((await strikeOut(admin, card?.id)).body).toMatchObject({ status: 409, code: "reversal-not-possible" });
});

it("asks before one transfer pays two orders, and marks no payment of an order that has ended", async () => {
  const product = await firstFound(buyer, "category=panels&available=true");
  const [first, second] = [
    await placeOrder(buyer, product, 3, "manual_wire_transfer"),
    await placeOrder(buyer, product, 3, "manual_wire_transfer"),
  ];
  const { settlementRef } = mark;
  const pay = (id: string, confirmed?: string[]) =>
    admin.call("POST", `/back-office/transactions/${id}.1/paid`, {
      settledOn: romeDate(new Date()),
      settlementRef,
      ...(confirmed && { confirmed }),
    });
  expect((await pay(first)).status).toBe(200);
  const { number } = (await admin.call("GET", `/back-office/orders/${first}`)).body as { number: string };
  const asked = { field: "settlementRef", code: "reference-elsewhere", params: { orderNumber: number } };
  expect((await pay(second)).body).toMatchObject({ code: "confirmation-needed", errors: [asked] });
  const rowOf = async (id: string) => {
    const { items } = (await admin.call("GET", "/back-office/payments?limit=200")).body as { items: { id: string }[] };
    return items.find((row) => row.id === `${id}.1`);
  };
  expect([await rowOf(first), await rowOf(second)]).toMatchObject([{ markable: false }, { markable: true }]);
  expect((await pay(second, ["reference-elsewhere"])).body).toMatchObject({ status: "paid" });
  const ended = await placeOrder(buyer, product, 3, "manual_wire_transfer");
  await admin.call("POST", `/back-office/orders/${ended}/failed`, { reason: "no answer" });
  expect(await rowOf(ended)).toMatchObject({ markable: false, openBeside: 0 });
  expect((await pay(ended, ["reference-elsewhere"])).body).toMatchObject({ status: 409, code: "order-ended" });
});
