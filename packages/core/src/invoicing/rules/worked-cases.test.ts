import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { expectValid } from "../../../../../tests/support/fattura.ts";
import {
  byCode,
  company,
  exported,
  fromAbroad,
  oneStopShop,
  payment,
  person,
  seller,
  soldOrder,
  toUnion,
  workedExample,
} from "../../../../../tests/support/invoices.ts";
import { demandRoomWith, type Order } from "../../orders/index.ts";
import type { Content, Natura, Party, Recipient } from "../document.ts";
import { refusalsOf } from "../xml/pre-flight.ts";
import { writeXml } from "../xml/write-xml.ts";
import { creditNoteOf, type Credited } from "./credit-note.ts";
import { isCredit } from "./invoiced.ts";
import { headOf, invoiceOf, type Draft } from "./invoice-of.ts";
import { nextDocument } from "./next-document.ts";
import { paymentsOf } from "./payments.ts";
import { stampDutyOf } from "./stamp-duty.ts";

const today = "2026-11-23";
const publicBody: Recipient = { code: "UFABCD" };
const town: Party = { ...company, companyName: "Comune di Milano" };

const invoice = (order: Order, buyer: Party, recipient: Recipient, type: "TD01" | "TD27" = "TD01"): Draft =>
  invoiceOf(order, { type, amount: order.amounts.total, operationOn: today }, { seller, buyer, recipient });

const numbered = (draft: Draft): Content => ({
  ...draft,
  number: isCredit(draft.type) ? "1/2026NC" : "1/2026",
  date: today,
});

/** The order once a document of it is issued. */
const after = (order: Order, draft: Draft): Order => ({
  ...order,
  invoices: [
    ...(order.invoices ?? []),
    {
      id: `D${order.invoices?.length ?? 0}`,
      type: draft.type,
      number: "1/2026",
      date: today,
      total: draft.total,
      groups: draft.groups.map(({ rate, taxable, vat }) => ({ rate, taxable, vat })),
      ...(draft.splitPayment && { split: true as const }),
    },
  ],
});

const credit = (order: Order, what: Credited, buyer: Party, recipient: Recipient): Draft =>
  creditNoteOf(order, what, "Reso", { seller, buyer, recipient });

/** 10 panels of 89.90 with 1.20 each: 911.00 net. */
const panels = (changes: Parameters<typeof soldOrder>[1] = {}, unit = 8990) =>
  soldOrder([{ productId: "P", category: "panels", quantity: 10, unit, wasteFee: 120 }], changes);

const isTakenBySchema = (draft: Draft): void => {
  const content = numbered(draft);
  expect(refusalsOf(content, { today })).toEqual([]);
  expectValid(writeXml(content, { progressive: "0000A" }));
};
const paid = ({ payments }: Draft): number => payments.reduce((sum, { amount }) => sum + amount, 0);

describe("a public body, which pays the VAT itself", () => {
  const order = workedExample();
  const draft = invoice(order, town, publicBody);
  const due = (one: Order): Draft =>
    invoiceOf(one, nextDocument(one, today, true), { seller, buyer: town, recipient: publicBody });
  const net = ({ groups }: Draft): number => groups.reduce((sum, { taxable }) => sum + taxable, 0);

  it("is asked for the net of what the document comes to", () => {
    expect([draft.total, paid(draft), draft.splitPayment]).toEqual([319_805, 283_450, true]);
    expect(writeXml(numbered(draft), { progressive: "0000A" })).toContain("<EsigibilitaIVA>S</EsigibilitaIVA>");
    isTakenBySchema(draft);
  });

  it("pays what its open instalments ask without the VAT: 911.00 in two", () => {
    const open = [payment(1, 55_571, { dueDate: "2026-12-31" }), payment(2, 55_571, { dueDate: "2027-01-31" })];
    expect(invoice(panels({ transactions: open }), town, publicBody).payments.map(({ amount }) => amount)).toEqual([
      45_550, 45_550,
    ]);
    const begun = [{ ...open[0]!, status: "paid" as const }, open[1]!];
    expect(invoice(panels({ transactions: begun }), town, publicBody).payments.map(({ amount }) => amount)).toEqual([
      55_571, 35_529,
    ]);
  });

  it("has the VAT come on top of the net that it paid before: a deposit of a fifth, and the rest", () => {
    // 2834.50 net: 566.90 of them are a fifth, on which fall 10 % and 22 % as on the whole.
    const begun = workedExample({ transactions: [payment(1, 56_690, { status: "paid" }), payment(2, 263_115)] });
    const deposit = due(begun);
    expect([deposit.type, net(deposit), paid(deposit)]).toEqual(["TD02", 56_690, 56_690]);
    expect(deposit.total).toBe(56_690 + deposit.groups.reduce((sum, { vat }) => sum + vat, 0));
    for (const { rate, taxable, vat } of deposit.groups) {
      expect(Math.abs(vat - (taxable * rate) / 10_000)).toBeLessThanOrEqual(1);
    }
    isTakenBySchema(deposit);
    const then = { ...after(begun, deposit), fulfilment: "delivered" as const, deliveredOn: `${today}T08:00:00Z` };
    const rest = due(then);
    expect([rest.type, net(rest), paid(rest)]).toEqual(["TD01", 283_450 - 56_690, 283_450 - 56_690]);
    expect(deposit.total + rest.total).toBe(319_805);
    isTakenBySchema(rest);
  });

  it("has paid all once it paid the net: an invoice of everything, of which nothing is left to be paid", () => {
    const whole = workedExample({ transactions: [payment(1, 283_450, { status: "paid" }), payment(2, 36_355)] });
    const draft = due(whole);
    expect([draft.type, draft.total, paid(draft)]).toEqual(["TD01", 319_805, 283_450]);
    isTakenBySchema(draft);
    // A cent less is a deposit; of anybody else the same money is one, VAT included.
    const less = workedExample({ transactions: [payment(1, 283_449, { status: "paid" }), payment(2, 36_356)] });
    expect([due(less).type, net(due(less))]).toEqual(["TD02", 283_449]);
    const next = nextDocument(whole, today, false);
    expect([next.type, next.amount]).toEqual(["TD02", 283_450]);
  });

  it("leaves not a cent over, however it pays", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 90_000 }), { minLength: 1, maxLength: 6 }), (parts) => {
        let standing = workedExample({ transactions: [] });
        let came = 0;
        let total = 0;
        for (const [at, part] of parts.entries()) {
          came += part;
          const money = payment(at + 1, part, { status: "paid" });
          standing = { ...standing, transactions: [...standing.transactions, money] };
          const draft = due(standing);
          total += draft.total;
          expect(draft.groups.every(({ taxable, vat }) => taxable >= 0 && vat >= 0)).toBe(true);
          if (draft.type === "TD01") break;
          expect(net(draft)).toBe(part);
          standing = after(standing, draft);
        }
        const delivered = { ...standing, fulfilment: "delivered" as const, deliveredOn: `${today}T08:00:00Z` };
        expect(came >= 283_450 ? total : total + due(delivered).total).toBe(319_805);
      }),
    );
  });

  it("gets a credit note whose total has the VAT and which says that it is split", () => {
    const note = credit(after(order, draft), { amount: 12_200 }, town, publicBody);
    expect([note.total, note.splitPayment]).toEqual([12_200, true]);
    expect(writeXml(numbered(note), { progressive: "0000B" })).toContain("<EsigibilitaIVA>S</EsigibilitaIVA>");
    isTakenBySchema(note);
  });
});

describe("what isn't taxed in Italy", () => {
  const stranger: Party = { ...company, vatNumber: "DE129273398", countryCode: "DE", provinceCode: undefined };
  it.each([
    ["within the union", toUnion, stranger, "N3.2"],
    ["an export to a company", exported, { ...stranger, vatNumber: "CHE123456789", countryCode: "CH" }, "N3.1"],
    [
      "an export to a person",
      exported,
      { ...person, fiscalCode: undefined, customerId: "U1", countryCode: "NO" },
      "N3.1",
    ],
  ] as const)("%s: 911.00 without VAT and without stamp duty", (_, treatment, buyer, natura) => {
    const order = panels({ treatment });
    const draft = invoice(order, { ...buyer, provinceCode: undefined }, fromAbroad);
    expect([draft.total, paid(draft), draft.stampDuty]).toEqual([91_100, 91_100, undefined]);
    expect(draft.groups).toMatchObject([{ rate: 0, taxable: 91_100, vat: 0, natura }]);
    isTakenBySchema(draft);
    const note = credit(after(order, draft), { pieces: [{ productId: "P", quantity: 1 }] }, draft.buyer, fromAbroad);
    expect([note.total, note.groups[0]?.natura]).toEqual([9110, natura]);
    isTakenBySchema(note);
  });

  it("another member state's VAT is the customer's to pay, and the exchange isn't told of it", () => {
    const buyer = { ...person, fiscalCode: undefined, customerId: "U1", countryCode: "FR", provinceCode: undefined };
    const draft = invoice(panels({ treatment: oneStopShop }), buyer, fromAbroad);
    expect([draft.total, paid(draft)]).toEqual([109_320, 109_320]);
    const xml = writeXml(numbered(draft), { progressive: "0000C" });
    expect(xml).toContain("<ImportoTotaleDocumento>911.00</ImportoTotaleDocumento>");
    expect(xml).toContain("<Imposta>0.00</Imposta>");
    isTakenBySchema(draft);
  });
});

describe("services abroad and habitual exporters", () => {
  /** As the office issues what the shop doesn't sell by itself: a subscription to a company abroad, goods on a declaration of intent. */
  function untaxed(natura: Natura, law: string, buyer: Party, recipient: Recipient, unit?: number): Draft {
    const order = panels({ treatment: { ...toUnion, natura: undefined } }, unit);
    const draft = invoice(order, buyer, recipient);
    const groups = draft.groups.map((group) => ({ ...group, natura, law }));
    return { ...draft, ...headOf(order, { seller, buyer, recipient }, groups) };
  }

  it.each([
    [
      "N2.1",
      "Inversione contabile art. 7-ter DPR 633/72",
      { ...company, vatNumber: "DE129273398", countryCode: "DE", provinceCode: undefined },
      fromAbroad,
    ],
    ["N3.5", "Non imponibile art. 8 c.1 lett. c) DPR 633/72", company, byCode],
  ] as const)("%s has 2 euro of stamp duty above 77.47, at the house's charge", (natura, law, buyer, recipient) => {
    const draft = untaxed(natura, law, buyer, recipient);
    expect([draft.total, draft.stampDuty]).toEqual([91_100, 200]);
    const xml = writeXml(numbered(draft), { progressive: "0000D" });
    expect(xml).toContain(`<Natura>${natura}</Natura>`);
    expect(xml).toContain("<BolloVirtuale>SI</BolloVirtuale>");
    expect(xml).toContain("<ImportoTotaleDocumento>911.00</ImportoTotaleDocumento>");
    isTakenBySchema(draft);
    expect(untaxed(natura, law, buyer, recipient, 600).stampDuty).toBeUndefined();
  });

  test("77.47 euro has none, a cent more has", () => {
    const of = (taxable: number) => stampDutyOf([{ rate: 0, taxable, vat: 0, natura: "N3.5" }]);
    expect([of(7747), of(7748)]).toEqual([undefined, 200]);
  });
});

test.each(["N2", "N3", "N6"])("%s without its part is refused before it goes (00445)", (natura) => {
  const content = numbered(invoice(panels({ treatment: toUnion }), company, byCode));
  const generic = { ...content, groups: content.groups.map((group) => ({ ...group, natura: natura as Natura })) };
  expect(refusalsOf(generic, { today }).map(({ code }) => code)).toContain("00445");
});

test("a recipient's code that the exchange doesn't know isn't sent again (00311)", () => {
  const content = numbered(invoice(panels(), company, byCode));
  expect(refusalsOf(content, { today, unknownCodes: new Set([byCode.code]) })).toEqual([
    { code: "00311", field: "recipientCode" },
  ]);
  expect(refusalsOf(content, { today, unknownCodes: new Set(["OTHER12"]) })).toEqual([]);
});

test("a file holds one document, so that none is twice in it (00409)", () => {
  const xml = writeXml(numbered(invoice(workedExample(), company, byCode)), { progressive: "0000E" });
  expect(xml.match(/<FatturaElettronicaBody>/g)).toHaveLength(1);
});

describe("what is given away", () => {
  it("is a self-invoice with its VAT and nothing to pay, of the house to itself", () => {
    const gift = panels({ transactions: [payment(1, 111_142, { method: "gift" })] });
    const draft = invoice(gift, company, byCode, "TD27");
    expect([draft.type, draft.total, draft.payments, draft.buyer]).toEqual(["TD27", 111_142, [], seller]);
    isTakenBySchema(draft);
  });

  it.each([byCode, publicBody, fromAbroad])(
    "goes to the house's own drawer, whoever got the goods ($code)",
    (whose) => {
      const gift = panels({ transactions: [payment(1, 111_142, { method: "gift" })] });
      const draft = invoice(gift, company, whose, "TD27");
      expect([draft.recipient, draft.splitPayment]).toEqual([{ code: "0000000" }, false]);
      isTakenBySchema(draft);
      const note = credit(after(gift, draft), { all: true }, draft.buyer, draft.recipient);
      expect([note.type, note.total, note.buyer, note.recipient]).toEqual(["TD04", 111_142, seller, draft.recipient]);
      isTakenBySchema(note);
    },
  );

  it("or discounted by all of it has its lines at nought, and nothing to pay", () => {
    const free = soldOrder([{ productId: "P", category: "panels", quantity: 3, unit: 0, wasteFee: 0 }], {
      transactions: [],
    });
    const draft = invoice(free, company, byCode);
    expect([draft.total, draft.payments]).toEqual([0, []]);
    expect(draft.lines).toMatchObject([{ quantity: 3, unit: 0, net: 0 }]);
    isTakenBySchema(draft);
  });

  it("by a coupon of all that the goods cost takes their VAT away too", () => {
    const order = soldOrder([{ productId: "P", category: "panels", quantity: 2, unit: 5000, wasteFee: 0 }], {
      coupon: 10_000,
      transactions: [],
    });
    const draft = invoice(order, company, byCode);
    expect([draft.total, draft.groups.map(({ taxable, vat }) => [taxable, vat])]).toEqual([0, [[0, 0]]]);
    isTakenBySchema(draft);
  });
});

it("an order that is full takes no further document, and says so before a number is given", () => {
  const order = workedExample();
  const issued = after(order, invoice(order, company, byCode)).invoices![0]!;
  const full = { ...order, invoices: Array.from({ length: 3000 }, (_, at) => ({ ...issued, id: `D${at}` })) };
  expect(() => demandRoomWith(full, "invoice", 3000)).toThrow("limit-reached");
  expect(() => demandRoomWith({ ...order, invoices: [issued] }, "invoice", 1)).not.toThrow();
});

it("says of what an insurer paid how its instalment was to be paid", () => {
  const insured = { status: "paid", settledOn: "2026-11-20", method: "compensation_for_insolvency" } as const;
  const modes = (more: object) =>
    paymentsOf({ transactions: [payment(1, 100, { ...insured, ...more })] }, 100).map(({ mode }) => mode);
  expect([
    modes({ askedMethod: "bank_receipt" }),
    modes({ askedMethod: "sepa_direct_debit", bankDebit: "B2B" }),
    modes({}),
  ]).toEqual([["MP12"], ["MP21"], ["MP05"]]);
});
