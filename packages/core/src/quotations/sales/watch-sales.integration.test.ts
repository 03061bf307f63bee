import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { placedFromQuotation, sentQuotation } from "../../../../../tests/support/quotations.ts";
import { requestsOf } from "../../../../../tests/support/requests.ts";
import { now } from "../../../../../tests/support/shop.ts";
import { OrderEntity } from "../../orders/order.table.ts";
import { markPaid } from "../../orders/payment/settle-transaction.ts";
import { newId } from "../../platform/ids.ts";
import { dropAccepted } from "../outcome.ts";
import { indexKeysOf, QuotationEntity } from "../quotation.table.ts";
import type { Quotation } from "../quotation.ts";
import { loadQuotation } from "../stored-quotation.ts";
import { endOf } from "../version/validity.ts";
import { openEarlierSales } from "./open-earlier-sales.ts";
import { openSaleQuotations } from "./open-sales.ts";
import { watchSales, winSold } from "./watch-sales.ts";

useDatabase();

const hour = 3600_000;
const after = (quotation: Quotation, hours: number) =>
  new Date(Date.parse(endOf(quotation.validUntil ?? "")) + hours * hour);

async function watched(): Promise<string[]> {
  const ids: string[] = [];
  for await (const portion of openSaleQuotations()) ids.push(...portion.map(({ id }) => id));
  return ids;
}

async function acceptedQuotation() {
  const made = await sentQuotation([{ pieces: 20, quantity: 2 }]);
  await made.accept();
  return made;
}

/** One that was accepted before sales stood in a list. */
async function earlierLike(accepted: Quotation): Promise<string> {
  const id = newId();
  const one = { ...accepted, id, number: id, acceptances: [] };
  await QuotationEntity.build(PutItemCommand)
    .item({ ...one, productIds: [...one.productIds], ...indexKeysOf(one) })
    .send();
  return id;
}

const paid = (orderId: string, settlementRef = "CRO 1") =>
  markPaid(`${orderId}.1`, "manual_wire_transfer", { settledOn: "2026-11-20", settlementRef }, now);

it("what was accepted and is over is looked at once more; an order that holds it is waited for, however long", async () => {
  const { quotation } = await acceptedQuotation();
  const accepted = await loadQuotation(quotation.id);
  const earlier: string[] = [];
  for (let at = 0; at < 250; at += 1) earlier.push(await earlierLike(accepted));
  const placed = await placedFromQuotation();
  expect(await openEarlierSales()).toBe(252);
  expect(await openEarlierSales()).toBe(0);
  expect((await watched()).toSorted()).toEqual([quotation.id, placed.quotation.id, ...earlier].toSorted());
  // An order that was begun before the end may still be on its way.
  expect(await watchSales(after(quotation, 1))).toBe(0);
  expect(await watched()).toHaveLength(252);
  expect(await watchSales(after(quotation, 25))).toBe(0);
  expect(await watched()).toEqual([placed.quotation.id]);
  expect((await loadQuotation(earlier[0]!)).status).toBe("accepted");
  // The list's four shards, the one quotation and its orders.
  const { requests } = await requestsOf(() => watchSales(after(quotation, 26)));
  expect(requests).toBe(6);
  await paid(placed.order.id);
  expect(await watchSales(after(quotation, 24 * 90))).toBe(1);
  expect((await loadQuotation(placed.quotation.id)).status).toBe("won");
  expect(await watched()).toEqual([]);
});

it("a sale is open from the acceptance until it is taken back, and again from the next", async () => {
  const { quotation, agent, accept } = await acceptedQuotation();
  expect(await watched()).toContain(quotation.id);
  const dropped = await dropAccepted(agent, quotation.id, (await loadQuotation(quotation.id)).revision, now);
  expect(await watched()).not.toContain(quotation.id);
  await accept(dropped.hash);
  expect(await watched()).toContain(quotation.id);
});

it("an order on credit is a sale before it is paid, one that waits for its money is none", async () => {
  const [onCredit, waiting] = [await placedFromQuotation(), await placedFromQuotation()];
  await OrderEntity.build(UpdateItemCommand)
    .item({ id: onCredit.order.id, termsOfPayment: "thirty_days_later" })
    .send();
  expect(await watchSales(now)).toBe(1);
  const statuses = await Promise.all([onCredit, waiting].map(({ quotation }) => loadQuotation(quotation.id)));
  expect(statuses.map(({ status }) => status)).toEqual(["won", "accepted"]);
});

it("is won with the money, told of it once or twice, and not before", async () => {
  const { quotation, order } = await placedFromQuotation();
  const standing = async () => {
    await winSold([quotation.id, quotation.id, newId()], now);
    const { status, revision } = await loadQuotation(quotation.id);
    return [status, revision];
  };
  const [status, revision] = await standing();
  expect(status).toBe("accepted");
  await paid(order.id, "CRO 77");
  expect(await standing()).toEqual(["won", Number(revision) + 1]);
  expect(await standing()).toEqual(["won", Number(revision) + 1]);
  expect(await watched()).not.toContain(quotation.id);
});
