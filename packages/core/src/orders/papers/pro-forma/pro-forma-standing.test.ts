import { expect, it } from "vitest";
import { exampleOrder } from "../../../../../../tests/support/example-order.ts";
import type { Receipt } from "../../../payments/index.ts";
import { wordsFor } from "../document-words.ts";
import type { Order, Withdrawal } from "../../order.ts";
import { asksForMoney, standingTexts, withdrawnTexts } from "./pro-forma-standing.ts";

const words = wordsFor("it", "it");
const plain = (texts: readonly string[]) => texts.map((text) => text.replaceAll(/\s/g, " "));

const ended: Partial<Order> = { status: "failed", failedReason: "withdrawn", endedOn: "2026-11-22T10:00:00.000Z" };
const part: Withdrawal = {
  declaredOn: "2026-11-22T10:00:00.000Z",
  name: "Ada Neri",
  email: "ada@example.com",
  state: "declared",
  lines: [{ productId: "P1", quantity: 1 }],
};
const receipt: Receipt = {
  orderId: "O1",
  key: "1#CRO",
  version: 1,
  method: "manual_wire_transfer",
  amount: 79_065,
  currency: "eur",
  settled: 0,
  why: "withdrawn",
  dueBackBy: "2026-12-06",
  settledOn: "2026-11-20",
  receivedOn: "2026-11-20T10:00:00.000Z",
  receivedBy: "office",
  chargedBack: 0,
  refunds: [
    {
      id: "1",
      amount: 10_000,
      way: "transfer",
      state: "done",
      reason: "",
      askedOn: "2026-11-23T10:00:00.000Z",
      askedBy: "U",
    },
  ],
};

it("asks for money of an order that goes on alone", () => {
  expect(asksForMoney(exampleOrder("it", "it"))).toBe(true);
  expect(standingTexts(exampleOrder("it", "it"), [], words)).toEqual([]);
  expect(asksForMoney(exampleOrder("it", "it", ended))).toBe(false);
  expect(asksForMoney(exampleOrder("it", "it", { withdrawals: [part] }))).toBe(false);
});

it("says of an ended order since when it has, and what comes back and has come", () => {
  expect(plain(standingTexts(exampleOrder("it", "it", ended), [receipt], words))).toEqual([
    "Ordine chiuso: non c'è più nulla da pagare. (22 nov 2026)",
    "Da restituire al cliente: 690,65 € (entro il 6 dic 2026)",
    "Già restituiti: 100,00 €",
  ]);
});

it("names what was withdrawn from, and that payment is paused", () => {
  const order = exampleOrder("it", "it", { withdrawals: [part, { ...part, lines: [], words: "il cavo" }] });
  const texts = plain(withdrawnTexts(order, [], words));
  expect(texts[0]).toMatch(/^Recesso del 22 nov 2026: 1 × Huawei /);
  expect(texts[1]).toBe("Recesso del 22 nov 2026: il cavo");
  expect(plain(standingTexts(order, [], words))).toEqual(["Pagamento sospeso: stiamo seguendo il recesso."]);
});

it("says nothing of a pause where all was paid before the withdrawal", () => {
  const order = exampleOrder("it", "it", { withdrawals: [part] });
  const paid = { ...order, transactions: order.transactions.map((one) => ({ ...one, status: "paid" as const })) };
  expect(standingTexts(paid, [], words)).toEqual([]);
  const [first] = order.transactions;
  const half = {
    ...paid,
    transactions: [...paid.transactions, { ...first!, seq: 2, status: "pending_payment" as const }],
  };
  expect(standingTexts(half, [], words)).toEqual([words.paused]);
});
