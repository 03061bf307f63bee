import { marshall } from "@aws-sdk/util-dynamodb";
import type { DynamoDBRecord } from "aws-lambda";
import { expect, it } from "vitest";
import { messagesOf } from "./messages-of.ts";

type Item = Record<string, unknown>;
const imageOf = (item: Item | undefined) => item && (marshall(item) as never);
const record = (before: Item | undefined, after: Item | undefined): DynamoDBRecord => ({
  eventName: before ? (after ? "MODIFY" : "REMOVE") : "INSERT",
  dynamodb: { OldImage: imageOf(before), NewImage: imageOf(after) },
});

const stock = (id: string, available: number) => ({
  pk: `PRODUCT#${id}`,
  sk: "STOCK",
  _et: "Stock",
  available,
  onHand: 90,
});
const told = (records: readonly DynamoDBRecord[]) => Object.fromEntries(messagesOf(records));

it("tells of a hundred products that pieces came in one message for each queue", () => {
  const ids = Array.from({ length: 100 }, (_, at) => `P${at}`);
  expect(told(ids.map((id) => record(undefined, stock(id, 5))))).toEqual({
    "search-index": [{ productIds: ids, pagesOf: [] }],
    "reseller-feed": [{ productIds: ids }],
    "product-news": [{ productIds: ids, about: "stock" }],
  });
});

it("tells that pieces have arrived where more lie in all, or elsewhere than before, and not of a product that is begun", () => {
  const lies = (onHand: number, elsewhere = 0) => ({ ...stock("P1", 4), onHand, elsewhere });
  const arrived = { "product-news": [{ productIds: ["P1"], about: "arrived" }] };
  expect(told([record(lies(3), lies(5))])).toEqual(arrived);
  expect(told([record(lies(3), lies(3, 1))])).toEqual(arrived);
  expect(told([record(lies(5), lies(3))])).toEqual({});
  expect(told([record(undefined, { ...lies(5), available: 0 })])["product-news"]).toBeUndefined();
});

it("tells of one product once, whatever of it changed, and apart what is new of its reviews", () => {
  const product = { pk: "PRODUCT#P1", sk: "PRODUCT", _et: "Product", id: "P1", fields: { name: "Uno" } };
  const review = { pk: "REVIEWS#P1", sk: "REVIEW#U1", _et: "Review", stars: 4 };
  const changes = [
    record(undefined, product),
    record(undefined, stock("P1", 1)),
    record(stock("P1", 1), stock("P1", 4)),
  ];
  expect(told([...changes, record(undefined, review)])).toEqual({
    "search-index": [{ productIds: ["P1"], pagesOf: ["P1"] }],
    "reseller-feed": [{ productIds: ["P1"] }],
    "product-news": [
      { productIds: ["P1"], about: "stock" },
      { productIds: ["P1"], about: "reviews" },
    ],
  });
});

it("hands an event on with all it tells, once: when it is written, not when it is deleted", () => {
  const event = {
    pk: "EVENT#E1",
    sk: "EVENT",
    _et: "Event",
    id: "E1",
    type: "order-placed",
    at: "2026-11-22T10:00:00.000Z",
    payload: { orderId: "O1", lines: [{ pieces: 2 }] },
  };
  const message = { id: "E1", type: "order-placed", at: event.at, payload: event.payload };
  const messages = told([record(undefined, event)]);
  expect(messages["email"]).toEqual([message]);
  expect(told([record(event, undefined)])).toEqual({});
});

it("tells of an order once, whatever of it changed, and of no cart", () => {
  const order = { pk: "ORDER#O1", sk: "ORDER", _et: "Order", id: "O1", status: "pendingPayment" };
  const cart = { pk: "USER#U1", sk: "OPENORDER", _et: "OpenOrder", id: "O2" };
  const changes = [record(undefined, order), record(order, { ...order, status: "paid" }), record(undefined, cart)];
  expect(told([...changes, record(order, undefined)])).toEqual({
    "customer-figures": [{ orderId: "O1" }],
    figures: [{ kind: "order", id: "O1" }],
    milestones: [{ orderId: "O1" }],
    "kept-promises": [{ kind: "order", id: "O1" }],
  });
});

it("tells of an order to a supplier once", () => {
  const purchase = { pk: "PURCHASE#A1", sk: "PURCHASE", _et: "Purchase", id: "A1", state: "sent" };
  const changes = [record(undefined, purchase), record(purchase, { ...purchase, state: "confirmed" })];
  expect(told(changes)).toEqual({ "kept-promises": [{ kind: "purchase", id: "A1" }] });
});

it("tells of users, kits, texts of a series and the home page; of nothing else", () => {
  const all = told([
    record(
      { _et: "User", pk: "USER#U1", id: "U1", name: "Ada" },
      { _et: "User", pk: "USER#U1", id: "U1", name: "Eva" },
    ),
    record(undefined, { _et: "Kit", pk: "KIT#K1", id: "K1" }),
    record(undefined, { _et: "SeriesTexts", pk: "SERIES#S1", seriesId: "S1" }),
    record(undefined, { _et: "StandOut", pk: "STANDOUT" }),
    record(undefined, { _et: "Session", pk: "SESSION#1" }),
  ]);
  expect(all).toEqual({
    figures: [{ kind: "user", id: "U1" }],
    "user-directory": [{ userId: "U1" }],
    pages: [{ kitId: "K1" }, { seriesId: "S1" }, { page: "home" }],
  });
});

it("tells of a quotation once, of itself, its first look or an order that was made of it", () => {
  const quotation = { pk: "QUOTATION#Q1", sk: "QUOTATION", _et: "Quotation", id: "Q1", status: "sent" };
  const opening = { pk: "QUOTATION#Q1", sk: "OPENED", _et: "QuotationOpening", quotationId: "Q1" };
  const order = { pk: "ORDER#O1", sk: "ORDER", _et: "Order", id: "O1", quotation: { id: "Q2", version: 1 } };
  const version = { pk: "QUOTATION#Q3", sk: "VERSION#0001", _et: "QuotationVersion", quotationId: "Q3" };
  expect(told([undefined, quotation, opening, order, version].map((item) => record(undefined, item)))).toEqual({
    "customer-figures": [{ orderId: "O1" }],
    figures: [{ kind: "order", id: "O1" }],
    milestones: [{ orderId: "O1" }],
    "kept-promises": [{ kind: "order", id: "O1" }],
    "quotation-figures": [{ quotationId: "Q1" }, { quotationId: "Q2" }],
  });
  expect(told([record(quotation, undefined)])).toEqual({ "quotation-figures": [{ quotationId: "Q1" }] });
});

it("tells once that an order's pieces are kept and may be sent: placed, approved, or tried again", () => {
  const order = (reserved: boolean, status: string) => ({ pk: "ORDER#O1", _et: "Order", id: "O1", reserved, status });
  const news = (before: Item | undefined, after: Item) => told([record(before, after)])["product-news"];
  const kept = [{ orderIds: ["O1"], about: "kept" }];
  expect(news(undefined, order(true, "pending"))).toEqual(kept);
  expect(news(order(true, "awaitingApproval"), order(true, "pending"))).toEqual(kept);
  expect(news(order(false, "failed"), order(true, "pending"))).toEqual(kept);
  expect(news(order(true, "pending"), order(true, "paid"))).toBeUndefined();
  expect(news(undefined, order(true, "awaitingApproval"))).toBeUndefined();
  expect(news(order(true, "paid"), order(false, "failed"))).toBeUndefined();
});
