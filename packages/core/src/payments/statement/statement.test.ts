import fc from "fast-check";
import { expect, it, test } from "vitest";
import type { StatementEntry } from "./entry.ts";
import { identified } from "./identify.ts";
import { entryMachine } from "./entry-machine.ts";
import { leftOf, referenceOf, withoutShare, type Share } from "./match.ts";
import { isSameName, propose, type Candidate } from "./propose.ts";

const entry = (more: Partial<StatementEntry> = {}): StatementEntry => ({
  account: "IT60X0542811101000000123456",
  bookedOn: "2026-11-20",
  kind: "transfer",
  amount: 10_000,
  credit: true,
  currency: "eur",
  text: "",
  ...more,
});
const ids = (entries: readonly StatementEntry[]) => identified(entries).map(({ id }) => id);

test("an entry is the same in every statement that has it, whoever stands beside it", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(
        fc.string({ minLength: 1 }).filter((one) => /[a-z0-9]/i.test(one)),
        { minLength: 1, selector: (one) => one.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, "") },
      ),
      fc.nat(),
      (references, from) => {
        const all = references.map((reference) => entry({ reference }));
        const part = all.slice(from % all.length);
        expect(ids(all)).toEqual(expect.arrayContaining(ids(part)));
        expect(new Set(ids(all)).size).toBe(all.length);
      },
    ),
  );
});

test("entries without a reference are known by their words, and equal ones by how many there are", () => {
  const [first, second, other] = ids([entry(), entry(), entry({ text: "other" })]);
  expect(new Set([first, second, other]).size).toBe(3);
  expect(ids([entry()])).toEqual([first]);
  expect(ids([entry({ credit: false })])).not.toEqual([first]);
});

const order = (number: string, open: number[], ...names: string[]): Candidate => ({
  orderId: number,
  number,
  open,
  names,
});
const rossi = order("7K3M-9QTX", [10_000], "Ada Rossi", "Rossi Impianti S.r.l.");
const conti = order("8ABC-1D0F", [6_000, 4_000], "Bruno Conti", "Conti S.p.A.");
const neri = order("9ZZZ-0000", [3_000], "Carla Neri");
const all = [rossi, conti, neri];

test("an order is known by its invoice's number, which its company was sent; two of the same sum and payer are told apart", () => {
  const names = ["Neri S.r.l."];
  const two = [
    { ...order("AAAA-1111", [94_888], ...names), invoices: ["114/2026"] },
    { ...order("BBBB-2222", [94_888], ...names), invoices: ["20/2026", "115/2026"] },
  ];
  const asked = (text: string, amount = 94_888, name: string | undefined = "NERI S.R.L.") =>
    propose(entry({ text, ...(name && { name }) }), amount, two);
  for (const text of [
    "SALDO FATTURA N. 115/2026 DEL 26/11/2026",
    "FT.0115/2026",
    "saldo fatt. 115 del 26/11/2026",
    "Rif 115-2026",
  ])
    expect(asked(text)).toMatchObject({
      shares: [{ orderId: "BBBB-2222", amount: 94_888 }],
      confidence: "sure",
      reasons: ["reference", "amount", "name"],
    });
  // From a treasury the name is another's; both at once; and a part of it.
  expect(asked("MANDATO 7 FATT 114/2026", 94_888, "TESORERIA")?.shares).toMatchObject([{ orderId: "AAAA-1111" }]);
  expect(asked("FATT 114/2026 E 115/2026", 189_776)).toMatchObject({ confidence: "sure", shares: [{}, {}] });
  expect(asked("ACC FATT 115/2026", 50_000)).toMatchObject({
    confidence: "likely",
    shares: [{ orderId: "BBBB-2222" }],
  });
  // A day, a month of another's money, and another number are none.
  expect(asked("DEL 26/11/2026 20/11/2026")).toBeUndefined();
  expect(asked("COMPETENZA 20/2026", 100, "ALTRI")).toBeUndefined();
  expect(asked("FATTURA 15/2026")).toBeUndefined();
});

it.each([["ORD 7K3M-9QTX"], ["ord.7k3m9qtx"], ["SALDO ORD 7K3M-9 QTX DEL 20/11"], ["Ordine n. 7K3M 9QTX"]])(
  "knows an order by its number, written as %s",
  (text) => {
    expect(propose(entry({ text }), 10_000, all)).toMatchObject({
      confidence: "sure",
      reasons: ["reference", "amount"],
      shares: [{ number: "7K3M-9QTX", amount: 10_000 }],
    });
  },
);

test("a stranger's order isn't proposed for the money of one who has orders, though it is just that sum", () => {
  const theirs = [order("1AAA-0001", [7_000], "Ada Rossi"), order("1AAA-0002", [8_000], "Ada Rossi")];
  const stranger = order("2BBB-0001", [10_000], "Carla Neri");
  const paid = entry({ name: "Ada Rossi", text: "saldo" });
  expect(propose(paid, 10_000, [...theirs, stranger])).toBeUndefined();
  expect(propose(entry({ name: "Ugo Bo", text: "saldo" }), 10_000, [...theirs, stranger])).toMatchObject({
    confidence: "weak",
    shares: [{ number: "2BBB-0001" }],
  });
});

test("an O for a nought and an L for a one are the same", () => {
  expect(propose(entry({ text: "ord 8abc-LDOF" }), 10_000, all)?.shares).toMatchObject([{ number: "8ABC-1D0F" }]);
});

it.each<[string, Partial<StatementEntry>, number, object | undefined]>([
  [
    "one instalment of an order",
    { text: "8ABC1D0F" },
    6_000,
    { confidence: "sure", reasons: ["reference", "instalment"] },
  ],
  [
    "less than is due",
    { text: "8ABC1D0F" },
    5_000,
    { confidence: "likely", reasons: ["reference", "less"], shares: [{ amount: 5_000 }] },
  ],
  [
    "more than is due, of which the order takes what it waits for",
    { text: "8ABC1D0F" },
    12_000,
    { confidence: "likely", reasons: ["reference", "more"], shares: [{ amount: 10_000 }] },
  ],
  [
    "two orders at once",
    { text: "ORD 7K3M-9QTX + 9ZZZ-0000" },
    13_000,
    { confidence: "sure", reasons: ["reference", "together"], shares: [{ amount: 10_000 }, { amount: 3_000 }] },
  ],
  [
    "the payer's name and the amount",
    { name: "ROSSI IMPIANTI SRL" },
    10_000,
    { confidence: "likely", reasons: ["amount", "name"] },
  ],
  ["the payer's name alone", { name: "Rossi Ada" }, 123, { confidence: "weak", reasons: ["less", "name"] }],
  [
    "an amount that one order alone waits for",
    { name: "Nobody Known" },
    3_000,
    { confidence: "weak", reasons: ["amount"] },
  ],
  ["an amount of two orders", {}, 10_000, undefined],
  ["nothing that speaks for any", { text: "affitto" }, 77, undefined],
])("proposes by %s", (_, more, amount, proposal) => {
  const proposed = propose(entry(more), amount, all);
  if (proposal) expect(proposed).toMatchObject(proposal);
  else expect(proposed).toBeUndefined();
});

test("all open orders of a payer together may be what came", () => {
  const two = [order("A1A1-A1A1", [1_000], "Ada Rossi"), order("B2B2-B2B2", [2_000], "Ada Rossi")];
  expect(propose(entry({ name: "ADA ROSSI" }), 3_000, two)).toMatchObject({
    confidence: "likely",
    reasons: ["together", "name"],
  });
  expect(propose(entry({ name: "ADA ROSSI" }), 2_500, two)).toBeUndefined();
});

test("shares never come to more than the entry, nor an order's to more than it waits for", () => {
  const candidate = fc.record({
    number: fc.stringMatching(/^[2-9A-HJ-KM-NP-TV-Z]{4}-[2-9]{4}$/),
    open: fc.array(fc.integer({ min: 1, max: 1_000 }), { maxLength: 4 }),
  });
  fc.assert(
    fc.property(fc.array(candidate), fc.integer({ min: 1, max: 5_000 }), (orders, amount) => {
      const waiting = orders.map(({ number, open }, at) => order(number, open, `Name ${at}`));
      const proposal = propose(entry({ text: waiting.map(({ number }) => number).join(" ") }), amount, waiting);
      const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
      expect(sum(proposal?.shares.map((one) => one.amount) ?? [])).toBeLessThanOrEqual(amount);
    }),
  );
});

it.each([
  ["Conti S.p.A.", "CONTI SPA", true],
  ["Rossi Impianti S.r.l.", "ROSSI IMPIANTI DI ADA ROSSI SRL", true],
  ["Societa Agricola", "Altra Societa", false],
  ["S.r.l.", "Rossi S.r.l.", false],
])("%s and %s: %s", (one, other, same) => {
  expect(isSameName(one, other)).toBe(same);
});

test("a share whose booking was struck out leaves its money open, and is told", () => {
  const share: Share = { orderId: "A", orderNumber: "AAAA", amount: 4, seq: 1, reference: "CRO", done: true };
  const other = { ...share, orderId: "B" };
  const entry = { state: "booked" as const, amount: 8, credit: true, currency: "eur", shares: [share, other] };
  const on = "2026-11-23T10:00:00.000Z";
  const open = withoutShare(entryMachine.after(entry, "strike-out", "back-office"), share, on);
  expect(open).toMatchObject({
    state: "open",
    shares: [other],
    struck: [{ orderId: "A", orderNumber: "AAAA", amount: 4, on }],
  });
  expect(leftOf(open)).toBe(4);
  expect(entryMachine.offers({ ...open, state: "aside" }, "strike-out", "back-office")).toBe(false);
});

test("the second share of an order has a reference of its own, and what is left is what no share takes", () => {
  const share: Share = { orderId: "A", orderNumber: "A", amount: 4, seq: 1, reference: "CRO", done: true };
  expect(referenceOf("CRO", [], "A")).toBe("CRO");
  expect(referenceOf("CRO", [share], "A")).toBe("CRO n. 2");
  expect(referenceOf("CRO", [share], "B")).toBe("CRO");
  // The first was struck out: its reference is free again, that of the second isn't taken twice.
  expect(referenceOf("CRO", [{ ...share, reference: "CRO n. 2" }], "A")).toBe("CRO");
  expect(referenceOf("CRO", [{ ...share, reference: "CRO n. 2" }, share], "A")).toBe("CRO n. 3");
  expect(leftOf({ amount: 10, shares: [share] })).toBe(6);
});
