import { expect, it } from "vitest";
import { useCardProvider } from "../../../../../tests/support/card-orders.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { product, readyCart } from "../../../../../tests/support/shop.ts";
import { receiptsOf } from "../../../../../tests/support/card-orders.ts";
import type { StatementEntry } from "../../payments/index.ts";
import { reverseReceipt } from "../ledger/reverse-receipt.ts";
import { markPaid } from "../payment/settle-transaction.ts";
import { failOrder } from "../payment/fail-order.ts";
import { loadOrder } from "../stored-order.ts";
import { bookEntry } from "./book-entry.ts";
import { confirmEntries } from "./confirm-entries.ts";
import { importEntries, mostEntries } from "./import-entries.ts";
import { countOpenEntries, listEntries } from "./list-entries.ts";
import { setAside, takeUp } from "./set-aside.ts";
import { columnsOf, keepColumns } from "./statement-columns.ts";
import { loadEntry, writeEntry } from "./stored-entries.ts";

useDatabase();
useCardProvider();

const now = new Date("2026-11-23T10:00:00Z");
let nth = 0;
const entry = (more: Partial<StatementEntry>): StatementEntry => ({
  account: "IT60X0542811101000000123456",
  bookedOn: "2026-11-20",
  kind: "transfer",
  amount: 10_000,
  credit: true,
  currency: "eur",
  reference: `CRO${(nth += 1)}`,
  text: "",
  ...more,
});
const bring = (...entries: StatementEntry[]) => importEntries({ entries, pending: 0, refused: [] }, "file.xml", now);
const openOf = async (text: string) =>
  (await listEntries({ state: "open", limit: 100 })).items.filter((one) => one.text === text);
const placed = async () => {
  const { place } = await readyCart(await product(50), 1);
  return place();
};

it("keeps an entry once, whatever file brings it again, and tells of those without a reference", async () => {
  const both = [entry({ text: "kept" }), entry({ text: "kept", reference: undefined })];
  const before = await countOpenEntries(200);
  expect(await bring(...both)).toMatchObject({ added: 2, known: 0, withoutReference: 1 });
  expect(await bring(...both, entry({ text: "kept further" }))).toMatchObject({ added: 1, known: 2 });
  expect((await countOpenEntries(200)).count).toBe(before.count + 3);
  const [one] = await openOf("kept");
  await setAside(one?.id ?? "", "our own money");
  await bring(...both);
  expect((await loadEntry(one?.id ?? "")).state).toBe("aside");
});

it("keeps nothing of a statement that is too long to be kept while its sender waits", async () => {
  const many = Array.from({ length: mostEntries + 1 }, () => entry({ text: "too many" }));
  await expect(bring(...many)).rejects.toMatchObject({ code: "statement-too-long", params: { entries: 2001 } });
  expect(await openOf("too many")).toEqual([]);
});

it("puts fees and what went out aside, and leaves what came back for somebody to look at", async () => {
  await bring(
    entry({ kind: "fee", credit: false, text: "a fee" }),
    entry({ kind: "return", credit: false, text: "an insoluto" }),
  );
  const aside = (await listEntries({ state: "aside", limit: 100 })).items;
  expect(aside.filter(({ text }) => text === "a fee")).toHaveLength(1);
  const [returned] = await openOf("an insoluto");
  expect(returned).toMatchObject({ kind: "return" });
  expect(returned?.proposal).toBeUndefined();
  await expect(bookEntry(returned?.id ?? "", [], now)).rejects.toThrow("invalid-transition");
});

it("proposes an order by its number and pays it by the ledger's own act, once", async () => {
  const order = await placed();
  const { total } = order.amounts;
  await bring(entry({ text: `saldo ord. ${order.number.replace("-", "")}`, amount: total }));
  const [found] = await openOf(`saldo ord. ${order.number.replace("-", "")}`);
  expect(found?.proposal).toMatchObject({ confidence: "sure", shares: [{ number: order.number, amount: total }] });
  const match = { id: found?.id ?? "", orders: [{ number: order.number, amount: total }] };
  expect(await confirmEntries([match], now)).toEqual({ booked: 1, refused: [] });
  expect(await loadOrder(order.id)).toMatchObject({ status: "paid" });
  expect(await confirmEntries([match], now)).toEqual({ booked: 1, refused: [] });
  expect(await receiptsOf(order.id)).toMatchObject([{ amount: total, settled: total, reference: found?.reference }]);
  expect((await loadEntry(match.id)).state).toBe("booked");
});

it("pays several orders by one entry and one order by several entries, in one act", async () => {
  const [first, second] = [await placed(), await placed()];
  const sums = [first.amounts.total, second.amounts.total] as const;
  await bring(
    entry({ text: "for both", amount: sums[0] + 1_000 }),
    entry({ text: "the rest", amount: sums[1] - 1_000 }),
  );
  const [both] = await openOf("for both");
  const [rest] = await openOf("the rest");
  const matches = [
    {
      id: both?.id ?? "",
      orders: [
        { number: first.number, amount: sums[0] },
        { number: second.number, amount: 1_000 },
      ],
      confirmed: ["amount-small-part"],
    },
    { id: rest?.id ?? "", orders: [{ number: second.number, amount: sums[1] - 1_000 }] },
  ];
  expect(await confirmEntries(matches, now)).toEqual({ booked: 2, refused: [] });
  for (const { id } of [first, second]) expect((await loadOrder(id)).status).toBe("paid");
  expect((await receiptsOf(second.id)).map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([
    1_000,
    sums[1] - 1_000,
  ]);
});

it("goes on where an act broke off, and books nothing twice", async () => {
  const [first, second] = [await placed(), await placed()];
  const total = first.amounts.total + second.amounts.total;
  await bring(entry({ text: "broken off", amount: total }));
  const [found] = await openOf("broken off");
  const asked = [first, second].map(({ id: orderId, amounts }) => ({ orderId, amount: amounts.total }));
  // What stands after a crash between the first order's receipt and the note that it is done.
  const entryBefore = await loadEntry(found?.id ?? "");
  const reference = found?.reference ?? "";
  const plan = [first, second].map((order) => ({
    orderId: order.id,
    orderNumber: order.number,
    amount: order.amounts.total,
    seq: 1,
    reference,
    done: false,
  }));
  await writeEntry({ ...entryBefore, shares: plan });
  await markPaid(`${first.id}.1`, "manual_wire_transfer", { settledOn: "2026-11-20", settlementRef: reference }, now);
  await expect(setAside(found?.id ?? "", "no order")).rejects.toThrow("invalid-transition");
  expect((await openOf("broken off"))[0]).toMatchObject({ halfBooked: true });
  const all = await Promise.all([bookEntry(found?.id ?? "", asked, now), bookEntry(found?.id ?? "", asked, now)]);
  expect(all.map(({ id }) => id)).toEqual([found?.id, found?.id]);
  expect(await loadEntry(found?.id ?? "")).toMatchObject({ state: "booked", shares: [{ done: true }, { done: true }] });
  for (const { id } of [first, second]) expect(await receiptsOf(id)).toHaveLength(1);
});

it("books what is more than an order waits for as due back, and all of it where the order has ended", async () => {
  const order = await placed();
  const { total } = order.amounts;
  await bring(entry({ text: "too much", amount: total + 500 }), entry({ text: "too late", amount: 700 }));
  const [more] = await openOf("too much");
  const tooMuch = [{ orderId: order.id, amount: total + 500 }];
  await expect(bookEntry(more?.id ?? "", tooMuch, now)).rejects.toMatchObject({
    fields: [{ field: "amount", code: "amount-beyond-due", params: { amount: total + 500, due: total } }],
  });
  await bookEntry(more?.id ?? "", tooMuch, now, ["amount-beyond-due"]);
  const receipts = await receiptsOf(order.id);
  expect(receipts).toHaveLength(2);
  expect(receipts).toContainEqual(expect.objectContaining({ amount: total, dueBack: 0 }));
  expect(receipts).toContainEqual(expect.objectContaining({ amount: 500, dueBack: 500 }));
  const ended = await placed();
  await failOrder(ended.id, "no answer", now);
  const [late] = await openOf("too late");
  await bookEntry(late?.id ?? "", [{ orderId: ended.id, amount: 700 }], now, ["amount-beyond-due"]);
  expect(await receiptsOf(ended.id)).toMatchObject([{ amount: 700, dueBack: 700, why: "order-ended" }]);
});

it("takes money that somebody has booked by hand for the same, and leaves what is left of an entry open", async () => {
  const order = await placed();
  await bring(entry({ text: "by hand", amount: 5_000, reference: "CRO HAND" }));
  await markPaid(
    `${order.id}.1`,
    "manual_wire_transfer",
    { settledOn: "2026-11-20", settlementRef: "cro-hand", amount: 2_000, confirmed: ["amount-small-part"] },
    now,
  );
  const [found] = await openOf("by hand");
  await bookEntry(found?.id ?? "", [{ orderId: order.id, amount: 2_000 }], now);
  expect(await receiptsOf(order.id)).toHaveLength(1);
  expect(await loadEntry(found?.id ?? "")).toMatchObject({ state: "open" });
  expect((await openOf("by hand"))[0]).toMatchObject({ left: 3_000 });
});

it("refuses more than is left, what no order has as its number, and doesn't hold the others up", async () => {
  const order = await placed();
  await bring(
    entry({ text: "refused", amount: 100 }),
    entry({ text: "nowhere", amount: 100 }),
    entry({ text: "goes on", amount: order.amounts.total }),
  );
  const idOf = async (text: string) => (await openOf(text))[0]?.id ?? "";
  const [refused, nowhere, goesOn] = [await idOf("refused"), await idOf("nowhere"), await idOf("goes on")];
  const result = await confirmEntries(
    [
      { id: refused, orders: [{ number: order.number, amount: 101 }] },
      { id: nowhere, orders: [{ number: "ZZZZ-ZZZZ", amount: 100 }] },
      { id: goesOn, orders: [{ number: order.number, amount: order.amounts.total }] },
    ],
    now,
  );
  expect(result).toEqual({
    booked: 1,
    refused: [
      { id: refused, code: "amount-not-allowed" },
      { id: nowhere, code: "not-found", number: "ZZZZ-ZZZZ" },
    ],
  });
});

it("asks whether money that came long before an order is for it, before anything is written down", async () => {
  const order = await placed();
  const { total } = order.amounts;
  await bring(entry({ text: "in april", bookedOn: "2026-04-03", amount: total + 50_403 }));
  const [found] = await openOf("in april");
  const id = found?.id ?? "";
  const match = { id, orders: [{ number: order.number, amount: total }] };
  const asked = await confirmEntries([match], now);
  expect(asked).toMatchObject({
    booked: 0,
    refused: [{ id, code: "confirmation-needed", fields: [{ field: "settledOn", code: "day-before-order" }] }],
  });
  expect((await openOf("in april"))[0]).toMatchObject({ halfBooked: false, shares: [] });
  expect(await receiptsOf(order.id)).toEqual([]);
  expect(await confirmEntries([{ ...match, confirmed: ["day-before-order"] }], now)).toMatchObject({ booked: 1 });
  expect((await openOf("in april"))[0]).toMatchObject({ left: 50_403, shares: [{ amount: total, done: true }] });
});

it("asks about a small part, about much more than the order, and about a reference that other money has", async () => {
  const [order, other] = [await placed(), await placed()];
  const { total } = order.amounts;
  await bring(
    entry({ text: "a crumb", amount: 100 }),
    entry({ text: "a fortune", amount: total * 2 + 1 }),
    entry({ text: "by hand elsewhere", amount: total, reference: "CRO TWICE" }),
  );
  const codesOf = async (text: string, amount: number) => {
    const [found] = await openOf(text);
    const match = { id: found?.id ?? "", orders: [{ number: order.number, amount }] };
    return (await confirmEntries([match], now)).refused.flatMap(({ fields = [] }) => fields.map(({ code }) => code));
  };
  expect(await codesOf("a crumb", 100)).toEqual(["amount-small-part"]);
  expect(await codesOf("a fortune", total * 2 + 1)).toEqual(["amount-beyond-due", "amount-beyond-order"]);
  await markPaid(`${other.id}.1`, "manual_wire_transfer", { settledOn: "2026-11-20", settlementRef: "cro-twice" }, now);
  expect(await codesOf("by hand elsewhere", total)).toEqual(["reference-elsewhere"]);
  expect(await receiptsOf(order.id)).toEqual([]);
});

it("gets an entry out of a booking that the ledger refuses, so that it can be set aside", async () => {
  const order = await placed();
  await bring(entry({ text: "next year", bookedOn: "2027-11-26", amount: order.amounts.total }));
  const [found] = await openOf("next year");
  const id = found?.id ?? "";
  const match = { id, orders: [{ number: order.number, amount: order.amounts.total }] };
  const early = { code: "invalid-input", fields: [{ field: "bookedOn", code: "in-the-future" }] };
  expect(await confirmEntries([match], now)).toMatchObject({ booked: 0, refused: [early] });
  expect((await openOf("next year"))[0]).toMatchObject({ halfBooked: false });
  // As it was written down before days were asked about.
  const share = { orderId: order.id, orderNumber: order.number, amount: 100, seq: 1, reference: "CRO", done: false };
  await writeEntry({ ...(await loadEntry(id)), shares: [share] });
  await expect(setAside(id, "a year too early")).rejects.toThrow("invalid-transition");
  expect(await confirmEntries([match], now)).toMatchObject({ booked: 0, refused: [{ code: "invalid-input" }] });
  expect((await openOf("next year"))[0]).toMatchObject({ halfBooked: false, shares: [] });
  expect(await setAside(id, "a year too early")).toMatchObject({ state: "aside" });
});

it("books nothing by a day that the calendar hasn't", async () => {
  const order = await placed();
  await bring(entry({ text: "the 31st", bookedOn: "2026-09-31", amount: order.amounts.total }));
  const [found] = await openOf("the 31st");
  await expect(
    bookEntry(found?.id ?? "", [{ orderId: order.id, amount: order.amounts.total }], now),
  ).rejects.toMatchObject({ code: "invalid-input" });
  const mark = { settledOn: "2026-09-31", settlementRef: "CRO 31" };
  await expect(markPaid(`${order.id}.1`, "manual_wire_transfer", mark, now)).rejects.toThrow("invalid-input");
});

const struckOut = async (orderId: string, reference?: string) => {
  const booked = (await receiptsOf(orderId)).find(
    (one) => !one.reversal && (reference === undefined || one.reference === reference),
  );
  await reverseReceipt(booked?.id ?? "", "another order's", now);
};

it("opens an entry again whose booking is struck out, to be matched with another order, and never says booked of nothing", async () => {
  const [wrong, right] = [await placed(), await placed()];
  const { total } = wrong.amounts;
  await bring(entry({ text: `ord ${wrong.number}`, amount: total }));
  const [found] = await openOf(`ord ${wrong.number}`);
  const id = found?.id ?? "";
  const matched = (order: typeof wrong) => ({ id, orders: [{ number: order.number, amount: total }] });
  expect(await confirmEntries([matched(wrong)], now)).toEqual({ booked: 1, refused: [] });
  await struckOut(wrong.id);
  const [waits] = await openOf(`ord ${wrong.number}`);
  expect(waits).toMatchObject({
    state: "open",
    left: total,
    shares: [],
    struck: [{ orderNumber: wrong.number, amount: total, on: now.toISOString() }],
  });
  // It isn't sure of the order any more from which somebody has taken it.
  expect(waits?.proposal?.shares.some(({ orderId }) => orderId === wrong.id)).not.toBe(true);
  expect(await confirmEntries([matched(right)], now)).toEqual({ booked: 1, refused: [] });
  expect([(await loadOrder(wrong.id)).status, (await loadOrder(right.id)).status]).toEqual(["pendingPayment", "paid"]);
  expect((await loadEntry(id)).state).toBe("booked");
  expect(await confirmEntries([matched(wrong)], now)).toMatchObject({
    booked: 0,
    refused: [{ code: "invalid-transition" }],
  });
  // By oversight taken from the right one too: the same order has it again.
  await struckOut(right.id);
  expect(await confirmEntries([matched(right)], now)).toEqual({ booked: 1, refused: [] });
  expect((await loadOrder(right.id)).status).toBe("paid");
});

it("opens the share alone whose booking is struck out, also of money that was booked by hand before its statement came", async () => {
  const [one, other] = [await placed(), await placed()];
  const { total } = one.amounts;
  await bring(entry({ text: "by hand first", amount: 2 * total, reference: "CRO PEN" }));
  const mark = { settledOn: "2026-11-20", settlementRef: "cro-pen", amount: total };
  await markPaid(`${one.id}.1`, "manual_wire_transfer", mark, now);
  const [found] = await openOf("by hand first");
  const id = found?.id ?? "";
  const orders = [one, other].map(({ number }) => ({ number, amount: total }));
  expect(await confirmEntries([{ id, orders, confirmed: ["reference-elsewhere"] }], now)).toMatchObject({ booked: 1 });
  expect(await receiptsOf(one.id)).toHaveLength(1);
  await struckOut(one.id);
  expect(await loadEntry(id)).toMatchObject({
    state: "open",
    shares: [{ orderId: other.id, done: true }],
    struck: [{ orderId: one.id }],
  });
});

it("finds a booking that was struck out before its receipt knew the entry", async () => {
  const order = await placed();
  const { total } = order.amounts;
  await bring(entry({ text: "an earlier one", amount: total, reference: "CRO EARLIER" }));
  const [found] = await openOf("an earlier one");
  const id = found?.id ?? "";
  const match = { id, orders: [{ number: order.number, amount: total }] };
  const mark = { settledOn: "2026-11-20", settlementRef: "CRO EARLIER" };
  await markPaid(`${order.id}.1`, "manual_wire_transfer", mark, now);
  await struckOut(order.id);
  const share = { orderId: order.id, orderNumber: order.number, amount: total, seq: 1, reference: "CRO EARLIER" };
  await writeEntry({ ...(await loadEntry(id)), state: "booked", shares: [{ ...share, done: true }] });
  expect(await confirmEntries([match], now)).toEqual({ booked: 1, refused: [] });
  expect((await loadOrder(order.id)).status).toBe("paid");
  expect(await loadEntry(id)).toMatchObject({ state: "booked", shares: [{ done: true }], struck: [{}] });
});

it("sets an entry aside for a reason and takes it up again, under its version", async () => {
  await bring(entry({ text: "rent" }));
  const [found] = await openOf("rent");
  const id = found?.id ?? "";
  await setAside(id, "rent of the office");
  expect((await setAside(id, "rent of the office")).version).toBe(2);
  await expect(bookEntry(id, [], now)).rejects.toThrow("invalid-transition");
  expect(await takeUp(id)).toMatchObject({ state: "open", asideFor: undefined });
});

it("remembers what the columns of a heading mean", async () => {
  const headings = ["Giorno", "Quanto", "Cosa"];
  expect(await columnsOf(headings)).toBeUndefined();
  await keepColumns(headings, { date: "Giorno", amount: "Quanto", text: "Cosa" });
  expect(await columnsOf(headings)).toEqual({ date: "Giorno", amount: "Quanto", text: "Cosa" });
});
