import { afterAll, beforeAll, expect, it } from "vitest";
import { romeDate } from "@solvia/core/platform/time";
import type { LocalCloud } from "@solvia/local/cloud";
import { Caller, startTestCloud } from "../support/cloud.ts";
import { mark } from "../support/transfer.ts";

let cloud: LocalCloud;
let buyer: Caller;
let other: Caller;
let admin: Caller;

beforeAll(async () => {
  cloud = await startTestCloud();
  buyer = await new Caller(cloud.url).login("azienda@solvia.example");
  other = await new Caller(cloud.url).login("cliente@solvia.example");
  admin = await new Caller(cloud.url).login("admin@solvia.example");
});
afterAll(() => cloud.stop());

interface Product {
  id: string;
  price: { priceId: string; unit: number };
}
interface Order {
  id: string;
  amounts: Record<
    "total" | "vatAmount" | "shipmentCost" | "productsAmount" | "wasteDisposalTax" | "couponAmount",
    number
  > & {
    steps: { amount: number }[];
  };
  transactions: { id: string }[];
}

async function filledCart(caller: Caller): Promise<Order> {
  const { body: found } = await caller.call("GET", "/products/search?category=panels&available=true");
  const [product] = (found as { items: Product[] }).items;
  await caller.call("POST", `/orders/product-price/${product!.price.priceId}/quantity/3`);
  const { body: addresses } = await caller.call("GET", "/addresses");
  const { body: cart } = await caller.call("GET", "/orders/open");
  const [address] = (addresses as { items: { id: string }[] }).items;
  const changed = await caller.call("POST", `/orders/${(cart as Order).id}/shipping-address/${address!.id}`);
  return changed.body;
}

const pay = (caller: Caller, { id, amounts }: Order, method: string) =>
  caller.call("POST", `/orders/${id}/pay`, { method, expectedTotal: amounts.total, salesConditionsAccepted: true });

it("fills the open order's one shipment by its id, and no other", async () => {
  const { id } = await filledCart(buyer);
  const { body } = await buyer.call("GET", "/orders/open");
  const [line] = (body as { lines: { priceId: string; productId: string }[] }).lines;
  const add = (shipmentId: string, n: number) =>
    buyer.call("POST", `/orders/shipments/${shipmentId}/product-price/${line!.priceId}/quantity/${n}`);
  expect((await add(id, 5)).body).toMatchObject({ id, lines: [{ productId: line!.productId, quantity: 5 }] });
  expect((await add("another", 6)).status).toBe(404);
  const { body: left } = await buyer.call("GET", "/orders/open");
  expect(left).toMatchObject({ lines: [{ quantity: 5 }] });
});

it("explains the total of the cart by steps that add up", async () => {
  const { amounts } = await filledCart(buyer);
  expect(amounts.steps.reduce((sum, { amount }) => sum + amount, 0)).toBe(amounts.total);
});

it("shows the same price in the list, on the page and in the cart", async () => {
  const { body: found } = await buyer.call("GET", "/products/search?category=panels&available=true");
  const [listed] = (found as { items: Product[] }).items;
  const { body: page } = await buyer.call("GET", `/products/product/${listed!.id}`);
  const { body: cart } = await buyer.call("GET", "/orders/open");
  expect((page as Product).price.unit).toBe(listed!.price.unit);
  expect(page).toMatchObject({
    productPrice: { id: listed!.price.priceId, locale: "it" },
    seriesId: (page as { series: { id: string } }).series.id,
    documentation: (page as { series: { documentation: unknown[] } }).series.documentation,
  });
  expect((cart as { lines: { unit: number }[] }).lines[0]?.unit).toBe(listed!.price.unit);
});

it("sells by bank transfer: placed, marked as paid, ready, delivered", async () => {
  const cart = await filledCart(buyer);
  const { status, body } = await pay(buyer, cart, "manual_wire_transfer");
  expect(status).toBe(200);
  const order = body as Order;
  const { vatAmount, shipmentCost, productsAmount, wasteDisposalTax, couponAmount } = order.amounts;
  expect((await buyer.call("GET", `/orders/${order.id}`)).body).toMatchObject({
    vatAmount,
    shipmentCost,
    productsAmount,
    wasteDisposalTax,
    coupon: { amount: couponAmount },
    transactionStatus: "pending_payment",
    transactionPaymentMethod: "manual_wire_transfer",
    transactionTerms: "hundred_upon_order",
    paymentNotice: false,
    anonymousPackaging: false,
    warehouseMovements: [{ quantity: 3 }],
  });
  const again = await pay(buyer, cart, "manual_wire_transfer");
  expect((again.body as Order).id).toBe(order.id);

  const [transaction] = order.transactions;
  const bank = await buyer.call("POST", `/transactions/${transaction!.id}/pay-offline`);
  expect(bank.body).toMatchObject({ amount: order.amounts.total });

  const early = await admin.call("POST", `/back-office/orders/${order.id}/delivered`);
  expect([early.status, (early.body as { code: string }).code]).toEqual([409, "invalid-transition"]);
  const settle = (seq: number, settlement: object) =>
    admin.call("POST", `/back-office/transactions/${order.id}.${seq}/paid-by-bank-transfer`, settlement);
  const settlement = { settledOn: romeDate(new Date()), settlementRef: mark.settlementRef };
  const mistyped = await settle(1, { ...settlement, amout: 5_000 });
  expect([mistyped.status, mistyped.body]).toMatchObject([
    422,
    { errors: [{ field: "amout", code: "unknown-field" }] },
  ]);
  const half = Math.ceil(order.amounts.total / 2);
  const part = await settle(1, { ...settlement, amount: half });
  expect(part.body).toMatchObject({
    status: "pendingPayment",
    receipts: [{ amount: half, settled: half }],
    transactions: [
      { amount: half, status: "paid" },
      { amount: order.amounts.total - half, status: "pending_payment" },
    ],
  });
  const year = await settle(2, { settledOn: "1999-01-01", settlementRef: mark.settlementRef });
  expect([year.status, year.body]).toMatchObject([
    409,
    { code: "confirmation-needed", errors: [{ field: "settledOn", code: "day-before-order" }] },
  ]);
  const paid = await settle(2, { ...settlement, settlementRef: mark.settlementRef });
  expect(paid.body).toMatchObject({ status: "paid", paymentLabel: "paid", shippable: true });
  await admin.call("POST", `/back-office/shipments/${order.id}/ready`, { ready: true });
  const delivered = await admin.call("POST", `/back-office/orders/${order.id}/delivered`);
  expect(delivered.body).toMatchObject({ fulfilment: "delivered" });
});

it("never shows another customer's order or transaction", async () => {
  const cart = await filledCart(buyer);
  const { body } = await pay(buyer, cart, "card");
  const order = body as Order;
  for (const path of [`/orders/${order.id}`, `/transactions/${order.transactions[0]!.id}`]) {
    expect((await other.call("GET", path)).status).toBe(404);
  }
  expect((await other.call("POST", `/orders/${order.id}/payment-intent`)).status).toBe(404);
  expect((await other.call("POST", `/orders/${order.id}/retry`)).status).toBe(404);
});

it("tells a total that is no longer today's, and changes nothing", async () => {
  const cart = await filledCart(buyer);
  const { status, body } = await pay(
    buyer,
    { ...cart, amounts: { ...cart.amounts, total: cart.amounts.total - 1 } },
    "card",
  );
  expect([status, (body as { code: string }).code]).toEqual([409, "prices-changed"]);
  const { body: still } = await buyer.call("GET", "/orders/open");
  expect((still as Order).id).toBe(cart.id);
});

it("gives a customer the pro-forma and what the back office added, and nobody else", async () => {
  const { body: order } = await pay(buyer, await filledCart(buyer), "manual_wire_transfer");
  const { id } = order as Order;
  const form = new FormData();
  form.append("kind", "invoice");
  form.append("name", "Fattura 12/2026.pdf");
  form.append("file", new Blob(["%PDF-1.7"], { type: "application/pdf" }), "f.pdf");
  const added = await admin.call("POST", `/back-office/orders/${id}/documents`, form);
  const [proForma, invoice] = (added.body as { documents: { id: string; kind: string }[] }).documents;
  expect([proForma?.kind, invoice?.kind]).toEqual(["pro-forma", "invoice"]);

  for (const [path, begins] of [
    [`/orders/${id}/documents/pro-forma`, "%PDF-1."],
    [`/orders/${id}/documents/${invoice!.id}`, "%PDF-1.7"],
    [`/download-file/${invoice!.id}`, "%PDF-1.7"],
  ] as const) {
    const { status, headers } = await buyer.call("GET", path);
    expect(status).toBe(302);
    const file = await fetch(headers.get("location")!);
    expect(file.headers.get("content-type")).toBe("application/pdf");
    expect(await file.text()).toMatch(new RegExp(`^${begins}`));
    expect((await other.call("GET", path)).status).toBe(404);
  }
});
