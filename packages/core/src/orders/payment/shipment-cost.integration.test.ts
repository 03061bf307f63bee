import { expect, it } from "vitest";
import { announced } from "../../../../../tests/support/accounts.ts";
import { companyProduct, creditCompany } from "../../../../../tests/support/credit.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { now, product, readyCart } from "../../../../../tests/support/shop.ts";
import { orderTotalChanged } from "../events.ts";
import { setReceiverAddress } from "../sending/set-receiver-address.ts";
import { loadOrder, writeOrder } from "../stored-order.ts";
import { giveAway } from "../gift/give-away.ts";
import { receiptsOf } from "../ledger/earlier-orders.ts";
import { reverseReceipt } from "../ledger/reverse-receipt.ts";
import { changeMethod, changeTerms } from "./change-payment.ts";
import { failOrder } from "./fail-order.ts";
import { markPaid } from "./settle-transaction.ts";
import { setShipmentCost } from "./shipment-cost.ts";

useDatabase();

const bought = async () => {
  const { user, place } = await readyCart(await product(9), 3);
  return { user, order: await place() };
};
const mark = { settledOn: "2026-11-20", settlementRef: "CRO 1" };
const reason = "Isola: sponda e appuntamento";
const openOf = async (id: string) => {
  const { transactions } = await loadOrder(id);
  return transactions.filter(({ superseded }) => !superseded).map(({ amount, status }) => [amount, status]);
};

it("changes total, VAT and what is to be paid, and tells the customer once", async () => {
  const { order } = await bought();
  const before = order.amounts.total;
  const after = await setShipmentCost(`${order.id}.1`, { shipmentCost: 10_000, reason }, now);
  expect(after.amounts).toMatchObject({ shipmentCost: 10_000, total: before + 12_200 });
  expect(await openOf(order.id)).toEqual([[before + 12_200, "pending_payment"]]);
  // The same again, as of an answer that was lost: on the payment that is there now.
  const { version } = await setShipmentCost(`${order.id}.2`, { shipmentCost: 10_000, reason }, now);
  expect(version).toBe(after.version);
  expect((await announced(orderTotalChanged)).filter(({ orderId }) => orderId === order.id)).toEqual([
    { orderId: order.id, before, amount: before + 12_200, reason },
  ]);
});

it("puts the difference on the named payment where another is paid already", async () => {
  const { order } = await bought();
  await changeTerms(`${order.id}.1`, "twenty_upon_order_rest_on_ship", now);
  const split = (await loadOrder(order.id)).transactions.filter(({ superseded }) => !superseded);
  const [deposit, rest] = split;
  await markPaid(`${order.id}.${deposit!.seq}`, "manual_wire_transfer", mark, now);
  await expect(
    setShipmentCost(`${order.id}.${deposit!.seq}`, { shipmentCost: 5000, reason }, now),
  ).rejects.toMatchObject({ code: "invalid-transition" });
  const after = await setShipmentCost(`${order.id}.${rest!.seq}`, { shipmentCost: 5000, reason }, now);
  expect(await openOf(order.id)).toEqual([
    [deposit!.amount, "paid"],
    [rest!.amount + 6100, "pending_payment"],
  ]);
  const sum = (await openOf(order.id)).reduce((all, [amount]) => all + Number(amount), 0);
  expect(sum).toBe(after.amounts.total);
});

it("raises nothing that the house has decided to waive: it is decided anew at what it comes to then", async () => {
  const { place } = await readyCart(await product(9), 1);
  const { id, amounts } = await place();
  expect(amounts.total).toBeLessThan(50_000);
  const why = "Campione per la fiera";
  const given = await giveAway({ id: "ADMIN1" }, `${id}.1`, { reason: why }, now);
  const dearer = { shipmentCost: 90_000, reason };
  await expect(setShipmentCost(`${id}.1`, dearer, now)).rejects.toMatchObject({
    code: "invalid-transition",
    params: { state: "paid" },
  });
  expect((await loadOrder(id)).version).toBe(given.version);
  const [receipt] = await receiptsOf(given);
  await reverseReceipt(`${id}.${receipt?.key}`, "Va rifatto con la spedizione", now);
  // As a gift stood that was decided before it settled its payment.
  const asked = await loadOrder(id);
  const waived = asked.transactions.map((one) => ({ ...one, method: "gift" as const }));
  await writeOrder({ before: asked, after: { ...asked, transactions: waived }, now });
  await expect(setShipmentCost(`${id}.1`, dearer, now)).rejects.toMatchObject({ params: { state: "gift" } });
  await changeMethod(`${id}.1`, { method: "manual_wire_transfer" }, now);
  await setShipmentCost(`${id}.1`, dearer, now);
  const proposed = await giveAway({ id: "ADMIN1" }, `${id}.2`, { reason: why }, now);
  expect(proposed.transactions.at(-1)).toMatchObject({ method: "manual_wire_transfer", giftProposal: { reason: why } });
  // Of an order that is begun only the named payment changes: another's gift stays as it was decided.
  const parts = await readyCart(await product(9), 1);
  const other = await parts.place();
  await changeTerms(`${other.id}.1`, "twenty_upon_order_rest_on_ship", now);
  const [deposit, rest] = (await loadOrder(other.id)).transactions.filter(({ superseded }) => !superseded);
  await markPaid(`${other.id}.${deposit!.seq}`, "manual_wire_transfer", { ...mark, settlementRef: "CRO 9" }, now);
  await giveAway({ id: "ADMIN1" }, `${other.id}.${rest!.seq}`, { reason: why }, now);
  await expect(setShipmentCost(`${other.id}.${rest!.seq}`, dearer, now)).rejects.toThrow("invalid-transition");
});

it("is refused of what is paid, ended, replaced or invoiced", async () => {
  const cost = { shipmentCost: 5000, reason };
  const paid = (await bought()).order;
  await markPaid(`${paid.id}.1`, "manual_wire_transfer", { ...mark, settlementRef: "CRO 2" }, now);
  await expect(setShipmentCost(`${paid.id}.1`, cost, now)).rejects.toMatchObject({ code: "invalid-transition" });
  const ended = (await bought()).order;
  await failOrder(ended.id, "changed plans", now);
  await expect(setShipmentCost(`${ended.id}.1`, cost, now)).rejects.toMatchObject({ code: "order-ended" });
  const replaced = (await bought()).order;
  await changeTerms(`${replaced.id}.1`, "hundred_upon_shipment", now);
  await expect(setShipmentCost(`${replaced.id}.1`, cost, now)).rejects.toMatchObject({
    params: { state: "superseded" },
  });
  const invoiced = (await bought()).order;
  await writeOrder({ before: invoiced, after: { ...invoiced, invoiceNumber: "1/2026" }, now });
  await expect(setShipmentCost(`${invoiced.id}.1`, cost, now)).rejects.toMatchObject({
    params: { state: "invoiced" },
  });
});

it("asks a company's credit for what it owes more", async () => {
  const user = await creditCompany(100_000);
  const { id, place } = await readyCart(await companyProduct(9, 20_000), 3, user);
  await place();
  await changeTerms(`${id}.1`, "thirty_days_later_end_of_month", now);
  await expect(setShipmentCost(`${id}.2`, { shipmentCost: 50_000, reason }, now)).rejects.toMatchObject({
    code: "credit-limit-exceeded",
  });
});

it("takes people for another address from then on: no tariff undoes what the office has set", async () => {
  const { user, order } = await bought();
  await setShipmentCost(`${order.id}.1`, { shipmentCost: 10_000, reason }, now);
  await expect(setReceiverAddress(user, order.id, "pickup", now)).rejects.toMatchObject({ code: "quotation-needed" });
});
