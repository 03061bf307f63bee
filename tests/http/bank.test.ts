import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { LocalCloud } from "@solvia/local/cloud";
import { romeDate } from "@solvia/core/platform/time";
import { camtFile, csvFile } from "../support/bank-files.ts";
import { firstFound, placeOrder } from "../support/buy.ts";
import { Caller, startTestCloud } from "../support/cloud.ts";

let cloud: LocalCloud;
let admin: Caller;
let buyer: Caller;

beforeAll(async () => {
  cloud = await startTestCloud();
  admin = await new Caller(cloud.url).login("admin@solvia.example");
  buyer = await new Caller(cloud.url).login("cliente@solvia.example");
});
afterAll(() => cloud.stop());

interface Entry {
  id: string;
  text: string;
  left: number;
  proposal?: { confidence: string; shares: { number: string; amount: number; due: number }[] };
}

const today = romeDate(new Date());

async function placed() {
  const id = await placeOrder(
    buyer,
    await firstFound(buyer, "category=panels&available=true"),
    1,
    "manual_wire_transfer",
  );
  const { body } = await buyer.call("GET", `/orders/${id}`);
  const { number, amounts } = body as { number: string; amounts: { total: number } };
  return { id, number, total: amounts.total };
}

const bring = (name: string, content: string, more: object = {}) =>
  admin.call("POST", "/back-office/bank-statements", { name, content: btoa(content), ...more });
const entries = async (query: string): Promise<Entry[]> =>
  ((await admin.call("GET", `/back-office/bank-entries?${query}`)).body as { items: Entry[] }).items;
const confirm = async (...matches: object[]) =>
  (await admin.call("POST", "/back-office/bank-entries/confirm", { matches })).body;

it("reads a statement's good entries, refuses the others in words, and leaves payments and orders readable", async () => {
  const order = await placed();
  const file = camtFile([
    { day: "2026-09-31", cents: order.total, reference: "BAD1", text: order.number },
    { day: "2999-01-01", cents: order.total, reference: "BAD2", text: order.number },
    { day: today, cents: order.total, reference: "GOOD1", text: `saldo\u202E ${order.number}` },
  ]);
  const read = await bring("s.xml", file);
  expect(read.body).toMatchObject({
    added: 1,
    refused: [
      { is: "entry", row: 1, field: "date", why: "unreadable" },
      { is: "entry", row: 2, field: "date", why: "in-the-future" },
    ],
  });
  const [entry] = await entries("text=good1");
  expect(entry).toMatchObject({ text: `saldo ${order.number}`, proposal: { confidence: "sure" } });
  const match = { id: entry?.id, orders: [{ number: order.number, amount: order.total }] };
  expect(await confirm(match)).toEqual({ booked: 1, refused: [] });
  expect(await confirm(match)).toEqual({ booked: 1, refused: [] });
  for (const path of ["/back-office/payments", `/back-office/orders/${order.id}`])
    expect((await admin.call("GET", path)).status).toBe(200);
  expect((await buyer.call("GET", `/orders/${order.id}`)).body).toMatchObject({ status: "paid" });
});

it("keeps a statement whose texts and references are endless, or refuses them; never more than it can store", async () => {
  const file = camtFile([
    { day: today, cents: 100, reference: "LONG1", text: "parola ".repeat(70_000), name: "x".repeat(100_000) },
    { day: today, cents: 100, reference: "9".repeat(300_000), text: "reference" },
  ]);
  expect((await bring("long.xml", file)).body).toMatchObject({
    added: 1,
    refused: [{ row: 2, field: "reference", why: "too-long" }],
  });
  const [entry] = await entries("text=long1");
  expect(entry?.text.length).toBeLessThanOrEqual(2_000);
});

it("asks what a table's columns are once, asks about money of before the order, and tells what is left", async () => {
  const order = await placed();
  const table = (day: string, reference: string) =>
    csvFile(["Giorno", "Quanto", "Cosa", "Codice"], [[day, "1.500,00", `ord. ${order.number}`, reference]]);
  expect((await bring("x.csv", table("03/04/2026", "OLD1"))).body).toMatchObject({ code: "unknown-columns" });
  const columns = {
    headings: ["Giorno", "Quanto", "Cosa", "Codice"],
    fields: { date: "Giorno", amount: "Quanto", text: "Cosa", reference: "Codice" },
  };
  expect((await bring("x.csv", table("03/04/2026", "OLD1"), { columns })).body).toMatchObject({ added: 1 });
  expect((await bring("x.csv", table("03/04/2026", "OLD1"))).body).toMatchObject({ added: 0, known: 1 });
  expect((await bring("x.csv", table("31/12/2098", "NEW1"))).body).toMatchObject({
    added: 0,
    refused: [{ is: "row", row: 2, field: "date", why: "in-the-future" }],
  });
  const [entry] = await entries("text=1.500,00");
  const amount = Math.min(order.total, 150_000);
  const match = { id: entry?.id, orders: [{ number: order.number, amount }] };
  expect(await confirm(match)).toMatchObject({
    booked: 0,
    refused: [{ code: "confirmation-needed", fields: [{ field: "settledOn", code: "day-before-order" }] }],
  });
  expect(await confirm({ ...match, confirmed: ["day-before-order"] })).toEqual({ booked: 1, refused: [] });
  const state = amount === 150_000 ? "booked" : "open";
  expect(await entries(`state=${state}&text=${order.number}`)).toMatchObject([{ left: 150_000 - amount }]);
});

it("opens an entry whose booking is struck out, and books it for the right order", async () => {
  const [wrong, right] = [await placed(), await placed()];
  await bring("w.xml", camtFile([{ day: today, cents: wrong.total, reference: "WRONG1", text: wrong.number }]));
  const [entry] = await entries("text=wrong1");
  const match = (number: string) => ({ id: entry?.id, orders: [{ number, amount: wrong.total }] });
  expect(await confirm(match(wrong.number))).toEqual({ booked: 1, refused: [] });
  const { body } = await admin.call("GET", `/back-office/orders/${wrong.id}`);
  const [receipt] = (body as { receipts: { id: string }[] }).receipts;
  const reversed = await admin.call("POST", `/back-office/receipts/${receipt?.id}/reverse`, { reason: "altro ordine" });
  expect(reversed.status).toBe(200);
  await vi.waitFor(async () =>
    expect(await entries("text=wrong1")).toMatchObject([
      { left: wrong.total, shares: [], struck: [{ orderNumber: wrong.number, amount: wrong.total }] },
    ]),
  );
  expect(await confirm(match(right.number))).toEqual({ booked: 1, refused: [] });
  expect(await confirm(match(wrong.number))).toMatchObject({ booked: 0, refused: [{ code: "invalid-transition" }] });
  const statusOf = async (id: string) => ((await buyer.call("GET", `/orders/${id}`)).body as { status: string }).status;
  expect([await statusOf(wrong.id), await statusOf(right.id)]).toEqual(["pendingPayment", "paid"]);
});

it("sets an entry aside and takes it up again", async () => {
  await bring("r.xml", camtFile([{ day: today, cents: 77_700, reference: "RENT1", text: "affitto" }]));
  const [entry] = await entries("text=affitto");
  const address = `/back-office/bank-entries/${entry?.id}`;
  expect((await admin.call("POST", `${address}/aside`, { reason: "nostro affitto" })).body).toMatchObject({
    state: "aside",
  });
  expect(await entries("text=affitto")).toEqual([]);
  expect(await entries("state=aside&text=affitto")).toHaveLength(1);
  expect((await admin.call("POST", `${address}/open`)).body).toMatchObject({ state: "open" });
});
