import { expect, it } from "vitest";
import { address } from "../../../../../tests/support/address.ts";
import { useCardProvider } from "../../../../../tests/support/card-orders.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { useObjectStorage } from "../../../../../tests/support/object-storage.ts";
import { caller, choose, person, storedCard } from "../../../../../tests/support/subscribers.ts";
import { saveBillingAddress } from "../../accounts/addresses.ts";
import { listOwnOrders } from "../../orders/finding/list-own-orders.ts";
import { rowsOfShards } from "../../platform/sharded-list/read.ts";
import { findSubscription } from "../../subscriptions/stored-subscription.ts";
import { documentsOfMonth, FiscalDocumentEntity } from "../document.table.ts";
import { registerOf } from "../export/register.ts";
import { loadDocument } from "../load-document.ts";
import { issueInvoice } from "./issue-invoice.ts";

useDatabase();
useObjectStorage();
useCardProvider();

/** Half a minute before and after midnight in Rome: both are 31 December in UTC. */
const before = new Date("2026-12-31T22:59:30Z");
const after = new Date("2026-12-31T23:00:30Z");

/** A Swiss company's month: without VAT, so that its invoice has a bollo. */
async function swissMonth(now: Date) {
  const { id } = await person(now, { company: true });
  const zug = { countryCode: "CH", city: "Zug", postalCode: "6300", provinceCode: undefined };
  await saveBillingAddress({ id }, { ...address({ addressType: "billing", truckAccess: true }), ...zug }, now);
  const user = await caller(id, now);
  await choose(user, "exclusive", now, { setupIntentId: await storedCard(user) });
  const [order] = (await listOwnOrders(user, { limit: 1 }, now)).items;
  return { user, order: order! };
}

async function invoicedAt({ order }: Awaited<ReturnType<typeof swissMonth>>, at: Date) {
  const { invoices = [] } = await issueInvoice(order.id, { type: "TD01", total: 14_900 }, {}, at);
  return (await loadDocument(invoices.at(-1)!.id)).content;
}

async function stampsOf(month: string) {
  const found = [];
  for await (const document of rowsOfShards(documentsOfMonth(month), FiscalDocumentEntity)) found.push(document);
  const { columns, rows } = registerOf(found);
  const stamp = columns.indexOf("bollo");
  const all: unknown[] = [];
  for await (const cells of rows) all.push(cells[stamp]);
  return all;
}

it("dates, numbers and stamps what is sold in the minutes around the year's end by Rome's calendar, not by UTC's", async () => {
  const old = await swissMonth(before);
  const next = await swissMonth(after);
  // The new year's is issued first: the series don't wait for each other.
  const second = await invoicedAt(next, after);
  const first = await invoicedAt(old, after);
  expect(first).toMatchObject({ date: "2026-12-31", number: "1/2026", stampDuty: 200, total: 14_900 });
  expect(second).toMatchObject({ date: "2027-01-01", number: "1/2027", stampDuty: 200, total: 14_900 });
  expect([await stampsOf("2026-12"), await stampsOf("2027-01")]).toEqual([[2], [2]]);
  expect(await findSubscription(old.user.id)).toMatchObject({ periodFrom: "2026-12-31", periodTo: "2027-01-31" });
  expect(await findSubscription(next.user.id)).toMatchObject({ periodFrom: "2027-01-01", periodTo: "2027-02-01" });
  const daysOf = ({ order }: typeof old) => order.lines[0]?.name;
  expect([daysOf(old), daysOf(next)]).toEqual([
    "Exclusive 2026-12-31 – 2027-01-31",
    "Exclusive 2027-01-01 – 2027-02-01",
  ]);
});
