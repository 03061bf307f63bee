import { $remove, UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { useObjectStorage } from "../../../../../tests/support/object-storage.ts";
import { storedPaidOrder } from "../../../../../tests/support/paid-order.ts";
import { FiscalDocumentEntity } from "../document.table.ts";
import { issueCreditNote } from "../issue/issue-credit-note.ts";
import { issueInvoice } from "../issue/issue-invoice.ts";
import { listDocuments } from "./list-documents.ts";
import { numberEarlierDocuments } from "./number-earlier-documents.ts";

useDatabase();
useObjectStorage();

const now = new Date("2026-11-23T10:00:00Z");
const muchLater = new Date("2027-06-10T10:00:00Z");
const mario = { fiscalCode: "RSSMRA85T10A562S" };

async function issued() {
  const { id } = await storedPaidOrder();
  const { invoices = [] } = await issueInvoice(id, { type: "TD01", total: 319_805 }, mario, now);
  return { orderId: id, id: invoices[0]?.id ?? "", number: invoices[0]?.number ?? "" };
}

const found = async (number: string, at: Date, cursor?: string) => {
  const page = await listDocuments({ number }, { limit: 1, cursor }, at);
  return { ...page, numbers: page.items.map((one) => one.number) };
};

it("finds a document by its whole number in whatever month, before those that begin so, each once", async () => {
  const { orderId, number } = await issued();
  await issued();
  expect((await found(number, muchLater)).numbers).toEqual([number]);
  expect((await found(` ${number.replace("/", " / ")} `, muchLater)).numbers).toEqual([number]);
  // A beginning is looked for in the month alone.
  expect((await found(number.slice(0, -1), muchLater)).numbers).toEqual([]);

  const wish = { what: { pieces: [{ productId: "PANEL", quantity: 1 }] }, reason: "Reso", seen: 1 };
  const { invoices = [] } = await issueCreditNote(orderId, wish, now);
  const note = invoices.at(-1)?.number ?? "";
  expect((await found(note.toLowerCase(), muchLater)).numbers).toEqual([note]);
  const pages: string[] = [];
  for (let cursor: string | undefined, at = 0; at < 10; at += 1) {
    const page = await found(number, now, cursor);
    pages.push(...page.numbers);
    if (!page.cursor) break;
    cursor = page.cursor;
  }
  expect(pages[0]).toBe(number);
  expect(pages.filter((one) => one === number)).toEqual([number]);
  const [count] = number.split("/");
  const { items } = await listDocuments({ number: `${count}/` }, { limit: 50 }, now);
  expect(items.map((one) => one.number)).toContain(number);
});

it("gives documents of before their number's place, once", async () => {
  const { id, number } = await issued();
  await FiscalDocumentEntity.build(UpdateItemCommand).item({ id, gsi4pk: $remove(), gsi4sk: $remove() }).send();
  expect((await found(number, muchLater)).numbers).toEqual([]);
  expect(await numberEarlierDocuments(now)).toBe(1);
  expect((await found(number, muchLater)).numbers).toEqual([number]);
  expect(await numberEarlierDocuments(now)).toBe(0);
});
