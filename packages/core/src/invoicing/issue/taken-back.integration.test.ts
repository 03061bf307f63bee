import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { useObjectStorage } from "../../../../../tests/support/object-storage.ts";
import { storedPaidOrder } from "../../../../../tests/support/paid-order.ts";
import { setReady } from "../../orders/change-order.ts";
import type { Order } from "../../orders/index.ts";
import { isStopped, isToBeSent } from "../../orders/sending/fulfilment-machine.ts";
import { holdsOf } from "../../orders/sending/shipping-holds.ts";
import { issueCreditNote } from "./issue-credit-note.ts";
import { issueInvoice } from "./issue-invoice.ts";

useDatabase();
useObjectStorage();

const now = new Date("2026-11-23T10:00:00Z");
const issue = ({ id }: Order) =>
  issueInvoice(id, { type: "TD01", total: 319_805 }, { fiscalCode: "RSSMRA85T10A562S" }, now);

it("holds the goods of an order whose invoice was taken back until it is invoiced again, and says so to the office", async () => {
  const order = await issue(await storedPaidOrder());
  expect([holdsOf(order), isStopped(order), isToBeSent(order)]).toEqual([[], false, true]);
  const credited = await issueCreditNote(order.id, { what: { all: true }, reason: "Errore" }, now);
  expect([holdsOf(credited), isStopped(credited), isToBeSent(credited)]).toEqual([["invoice-taken-back"], true, false]);
  await expect(setReady(order.id, true, now)).rejects.toMatchObject({ params: { holds: ["invoice-taken-back"] } });
  // Goods that have left aren't held: their money is told of all the same.
  const left: Order = { ...credited, fulfilment: "delivered" };
  expect([holdsOf(left), isStopped(left)]).toEqual([[], true]);
  const repaid = { ...left, transactions: left.transactions.map((one) => ({ ...one, refunded: one.amount })) };
  expect(isStopped(repaid)).toBe(false);
  const again = await issue(order);
  expect([holdsOf(again), isStopped(again), isToBeSent(again)]).toEqual([[], false, true]);
});
