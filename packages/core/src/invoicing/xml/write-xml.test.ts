import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { expectValid, schemaFaults, schemaIsThere } from "../../../../../tests/support/fattura.ts";
import {
  byCode,
  company,
  exported,
  fromAbroad,
  noCode,
  oneStopShop,
  payment,
  person,
  seller,
  soldOrder,
  toUnion,
  workedExample,
} from "../../../../../tests/support/invoices.ts";
import type { Order } from "../../orders/index.ts";
import type { Content, Party, Recipient } from "../document.ts";
import { creditNoteOf } from "../rules/credit-note.ts";
import { invoiceOf } from "../rules/invoice-of.ts";
import { fileNameOf, progressiveOf } from "./file-name.ts";
import { inLatin, latinTelephone } from "../../platform/text/latin.ts";
import { taxIdOf } from "./parties.ts";
import { refusalsOf } from "./pre-flight.ts";
import { mostBytes, writeXml } from "./write-xml.ts";

const today = "2026-11-23";
const number = "12/2026";

it("names what the payments of a public contract are traced by, in the buyer's own order or ours", () => {
  const of = (changes: Partial<Order>, recipient = traced) =>
    writeXml(invoiceNow({ ...order, ...changes }, company, recipient), { progressive: "0000A" })
      .match(/<DatiOrdineAcquisto>.*<\/DatiOrdineAcquisto>/s)?.[0]
      .replaceAll(/\s/g, "");
  const codes = "<CodiceCUP>J31B26000010001</CodiceCUP><CodiceCIG>B1A2C3D4E5</CodiceCIG>";
  const named = (id: string, more: string) =>
    `<DatiOrdineAcquisto><IdDocumento>${id}</IdDocumento>${more}</DatiOrdineAcquisto>`;
  expect(of({ customerReference: undefined })).toBe(named(order.number, codes));
  expect(of({ customerReference: "Determina118" })).toBe(named("Determina118", codes));
  expect(of({ customerReference: "Determina118" }, byCode)).toBe(named("Determina118", ""));
  expect(of({ customerReference: undefined }, byCode)).toBeUndefined();
});

it("writes a Swiss number whole beside its country, and any other without it", () => {
  expect(taxIdOf("CHE100155212")).toEqual({ IdPaese: "CH", IdCodice: "CHE100155212" });
  expect(taxIdOf("IT12345670157")).toEqual({ IdPaese: "IT", IdCodice: "12345670157" });
});

const panel = workedExample().lines.slice(0, 1);
const abroad: Party = {
  ...company,
  companyName: "Łódź Sönne Sp. z o.o. „Ő”",
  vatNumber: "PL5260001246",
  city: "Łódź",
  postalCode: "90-001",
  provinceCode: undefined,
  countryCode: "PL",
};
const stranger: Party = {
  name: "Олена",
  surname: "Шевченко",
  customerId: "01JD0000000000000000000000",
  street: "вул. Хрещатик",
  houseNumber: "22, кв. 1204",
  postalCode: "01001",
  city: "Київ",
  countryCode: "UA",
  telephone: "+380441234567",
};

const order = workedExample();
const paidOrder = {
  ...order,
  transactions: [payment(1, 319_805, { status: "paid", method: "card", settledOn: today })],
};
const issuedDeposit = {
  id: "D1",
  type: "TD02" as const,
  number: "3/2026",
  date: "2026-11-02",
  total: 63_961,
  groups: [
    { rate: 1000, taxable: 43_340, vat: 4334 },
    { rate: 2200, taxable: 13_350, vat: 2937 },
  ],
};
const invoiceNow = (of: Order, buyer: Party, recipient: Recipient, type: "TD01" | "TD27" = "TD01"): Content => ({
  ...invoiceOf(of, { type, amount: of.amounts.total, operationOn: today }, { seller, buyer, recipient }),
  number,
  date: today,
});
const plain = (treatment: Parameters<typeof soldOrder>[1]) =>
  soldOrder(
    panel.map((line) => ({ ...line })),
    treatment,
  );

const traced: Recipient = { code: "UFABCD", cig: "B1A2C3D4E5", cup: "J31B26000010001" };

const cases: Record<string, Content> = {
  "a company's at two rates with a coupon": invoiceNow(paidOrder, company, byCode),
  "a person's at home": invoiceNow(order, person, { code: "0000000", pec: "mario.rossi@pec.example.it" }),
  "one less its deposit": invoiceNow({ ...order, invoices: [issuedDeposit] }, company, byCode),
  "a deposit's": {
    ...invoiceOf(
      order,
      { type: "TD02", amount: 63_961, operationOn: today },
      { seller, buyer: company, recipient: byCode },
    ),
    number,
    date: today,
  },
  "one in two instalments": invoiceNow(
    {
      ...order,
      transactions: [
        payment(1, 159_903, { dueDate: "2026-11-30" }),
        payment(2, 159_902, { dueDate: "2026-12-30", method: "bank_receipt" }),
      ],
    },
    company,
    byCode,
  ),
  "a public body's, which pays the VAT itself": invoiceNow(
    order,
    { ...company, companyName: "Comune di Milano" },
    { code: "UFABCD" },
  ),
  "a public contract's, whose payments are traced": invoiceNow(order, company, traced),
  "a public contract's with its buyer's own order": invoiceNow(
    { ...order, customerReference: "Determina 118/2026" },
    company,
    traced,
  ),
  "one within the union": invoiceNow(plain({ treatment: toUnion }), abroad, fromAbroad),
  "an export's, in letters that the exchange doesn't take": invoiceNow(
    plain({ treatment: exported }),
    stranger,
    fromAbroad,
  ),
  "a person's in the one-stop shop": invoiceNow(
    plain({ treatment: oneStopShop }),
    { ...stranger, countryCode: "FR" },
    fromAbroad,
  ),
  "a gift's": invoiceNow(
    { ...order, transactions: [payment(1, 319_805, { method: "gift" })] },
    company,
    noCode,
    "TD27",
  ),
  "one of nothing to pay": invoiceNow(
    soldOrder([{ productId: "P", category: "panels", quantity: 3, unit: 0, wasteFee: 0 }], { transactions: [] }),
    company,
    byCode,
  ),
  "a credit note's": {
    ...creditNoteOf(
      { ...order, invoices: [{ ...issuedDeposit, type: "TD01" }] },
      { amount: 5000 },
      "Prezzo concordato – sconto “fedeltà” ".repeat(12),
      { seller, buyer: company, recipient: byCode },
    ),
    number: "1/2026NC",
    date: today,
  },
  "one by a declaration of intent": invoiceNow(
    soldOrder(panel, {
      treatment: {
        ...exported,
        row: "10",
        rule: "declaration-of-intent",
        natura: "N3.5",
        legalText: "Non imponibile art. 8 c.1 lett. c) DPR 633/72",
      },
      shipment: 5000,
      vatDecision: {
        rule: "declaration-of-intent",
        reason: "Esportatore abituale",
        protocol: "26112009354812345-000001",
      } as Order["vatDecision"],
    }),
    company,
    byCode,
  ),
  "one with transport documents and its customer's reference": {
    ...invoiceNow(order, company, byCode),
    type: "TD24",
    deliveries: [{ number: "DDT 7/2026", date: today }],
    customerReference: "PO-4711/Ø €",
  },
  "one with two transport documents, each of some of its lines": {
    ...invoiceNow(order, company, byCode),
    type: "TD24",
    deliveries: [
      { number: "DDT 7/2026", date: today, lines: [1] },
      { number: "DDT 12/2026/MI", date: today, lines: [1, 2] },
    ],
  },
};

describe("FatturaPA", () => {
  it.skipIf(!schemaIsThere).each(Object.entries(cases))(
    "%s is valid by the official schema (needs MARKET_DATA)",
    (_, content) => {
      expect(schemaFaults(writeXml(content, { progressive: "0000A" }))).toEqual([]);
    },
  );

  it.skipIf(!schemaIsThere)("a fault is told by the official schema (needs MARKET_DATA)", () => {
    const wrong = writeXml({ ...cases["a gift's"]!, number: "" }, { progressive: "0000A" });
    expect(schemaFaults(wrong).join(" ")).toContain("Numero");
  });

  it.skipIf(!schemaIsThere)("of whatever people write as names and streets is valid (needs MARKET_DATA)", () => {
    const word = fc.string({ unit: "binary", minLength: 1, maxLength: 120 }).map((text) => `A${text}`);
    fc.assert(
      fc.property(word, word, word, word, (companyName, street, houseNumber, description) => {
        const content = invoiceNow(order, { ...company, companyName, street, houseNumber }, byCode);
        const lines = content.lines.map((line) => ({ ...line, description, code: description }));
        expect(schemaFaults(writeXml({ ...content, lines, reason: description }, { progressive: "0000A" }))).toEqual(
          [],
        );
      }),
      { numRuns: 60 },
    );
  });

  it("says what a public body pays, what comes with goods and what is taken off", () => {
    const xml = writeXml(cases["a public body's, which pays the VAT itself"]!, { progressive: "0000A" });
    expect(xml).toContain('versione="FPA12"');
    expect(xml).toContain("<EsigibilitaIVA>S</EsigibilitaIVA>");
    expect(xml).toMatch(/<TipoCessionePrestazione>SC<\/TipoCessionePrestazione>\s*<Descrizione>Buono sconto/);
    expect(xml).toMatch(/<TipoCessionePrestazione>AC<\/TipoCessionePrestazione>\s*<Descrizione>Spese di spedizione/);
    // The body pays what is taxed alone.
    expect(xml).toContain("<ImportoPagamento>2834.50</ImportoPagamento>");
    expect(xml).toContain("<ImportoTotaleDocumento>3198.05</ImportoTotaleDocumento>");
  });

  it("quotes protocol and day of a declaration of intent on each of its lines", () => {
    const content = cases["one by a declaration of intent"]!;
    const xml = writeXml(content, { progressive: "0000A" });
    const quoted =
      /<AltriDatiGestionali>\s*<TipoDato>INTENTO<\/TipoDato>\s*<RiferimentoTesto>26112009354812345-000001<\/RiferimentoTesto>\s*<RiferimentoData>2026-11-20<\/RiferimentoData>/g;
    expect(content.lines.length).toBeGreaterThan(1);
    expect(xml.match(quoted)).toHaveLength(content.lines.length);
    expect(writeXml(cases["a gift's"]!, { progressive: "0000A" })).not.toContain("INTENTO");
  });

  it("brings its courtesy copy along, in its place and whole", () => {
    const pdf = Buffer.from("%PDF-1.7 ".repeat(50));
    const content = cases["a gift's"]!;
    const xml = writeXml(content, { progressive: "0000A" }, { name: "fattura-12-2026.pdf", pdf });
    expect(xml).toMatch(/<\/DatiBeniServizi>\s*<Allegati>|<\/DatiPagamento>\s*<Allegati>/);
    const [, name, kind, inside] =
      /<NomeAttachment>(.*)<\/NomeAttachment>\s*<FormatoAttachment>(.*)<\/FormatoAttachment>[\s\S]*<Attachment>(.*)<\/Attachment>/.exec(
        xml,
      ) ?? [];
    expect([name, kind]).toEqual(["fattura-12-2026.pdf", "PDF"]);
    expect(Buffer.from(inside ?? "", "base64")).toEqual(pdf);
    expectValid(xml);
  });

  it("leaves the copy out of a file that would reach five megabytes with it", () => {
    const content = cases["a gift's"]!;
    const of = (bytes: number) => {
      const copy = { name: "fattura-12-2026.pdf", pdf: new Uint8Array(bytes) };
      return writeXml(content, { progressive: "0000A" }, copy);
    };
    const alone = writeXml(content, { progressive: "0000A" });
    const most = Math.floor(((mostBytes - Buffer.byteLength(alone) - 1000) / 4) * 3);
    const fits = of(most - 3);
    expect(fits).toContain("<Allegati>");
    expect(Buffer.byteLength(fits)).toBeLessThan(mostBytes);
    expect(of(most + 3)).toBe(alone);
  });

  it("tells no VAT of another member state as Italy's", () => {
    const content = cases["a person's in the one-stop shop"]!;
    const xml = writeXml(content, { progressive: "0000A" });
    expect(xml).toContain("<Imposta>0.00</Imposta>");
    expect(xml).toContain("<Natura>N3.2</Natura>");
    expect(xml).toContain(`totale EUR ${(content.total / 100).toFixed(2)}`);
    expect(content.groups[0]?.vat).toBeGreaterThan(0);
  });

  it("spells letters that the exchange doesn't take", () => {
    expect(inLatin("10 € – “Łódź” Ő Č Жук’s 5 Ω\n№ 3")).toBe('10 EUR - "Lódz" O C Zhuk\'s 5 Ohm N. 3');
    expect(inLatin("Città è più ß ø")).toBe("Città è più ß ø");
    expect([
      latinTelephone("+39 02 1234567"),
      latinTelephone("+380441234567"),
      latinTelephone("12"),
      latinTelephone(undefined),
    ]).toEqual(["021234567", "380441234567", undefined, undefined]);
  });

  it("names files in base 36, each once", () => {
    expect([progressiveOf(1), progressiveOf(36), progressiveOf(36 ** 5 - 1)]).toEqual(["00001", "00010", "ZZZZZ"]);
    expect(() => progressiveOf(36 ** 5)).toThrow("used up");
    expect(fileNameOf("IT12345670157", "0000A")).toBe("IT12345670157_0000A.xml");
  });
});

describe("what the exchange would refuse", () => {
  const good = cases["a company's at two rates with a coupon"]!;
  const codes = (content: Content, taken = new Set<string>()) =>
    refusalsOf(content, { today, taken }).map(({ code }) => code);
  const withBuyer = (changes: Partial<Party>) => ({ ...good, buyer: { ...company, ...changes } });
  const line = good.lines[0]!;
  const generic = cases["one within the union"]!.groups.map((one) => ({ ...one, natura: "N3" as never }));

  it.each(Object.entries(cases))("nothing of %s", (_, content) => expect(codes(content)).toEqual([]));

  it.each<[code: string, content: Content]>([
    [
      "00400",
      {
        ...cases["one within the union"]!,
        groups: cases["one within the union"]!.groups.map((one) => ({ ...one, natura: undefined })),
      },
    ],
    ["00401", { ...good, groups: good.groups.map((one) => ({ ...one, natura: "N3.2" })) }],
    ["00403", { ...good, date: "2026-11-24" }],
    ["00417", withBuyer({ vatNumber: undefined })],
    ["00419", { ...good, groups: good.groups.slice(1), lines: good.lines.slice(0, 1) }],
    ["00421", { ...good, groups: good.groups.map((one) => ({ ...one, vat: one.vat + 2 })) }],
    [
      "00422",
      {
        ...good,
        groups: good.groups.map((one) => ({
          ...one,
          taxable: one.taxable + 101,
          vat: one.vat + Math.round((101 * one.rate) / 10_000),
        })),
      },
    ],
    ["00423", { ...good, lines: [{ ...line, unit: line.unit + 1 }, ...good.lines.slice(1)] }],
    ["00425", { ...good, number: "NC" }],
    ["00427", { ...good, recipient: { code: "ABC12" } }],
    ["00305", withBuyer({ vatNumber: "IT12345670158" })],
    ["00305", withBuyer({ vatNumber: "12345670157" })],
    ["00305", withBuyer({ vatNumber: "IT 12345670157" })],
    ["00305", withBuyer({ vatNumber: "PIVA12345670157" })],
    ["00305", withBuyer({ vatNumber: "DE" })],
    ["00306", { ...cases["a person's at home"]!, buyer: { ...person, fiscalCode: "RSSMRA 85T10A562S" } }],
    ["00306", { ...cases["a person's at home"]!, buyer: { ...person, fiscalCode: "RSSMRA85T10A562T" } }],
    ["00313", { ...good, recipient: fromAbroad }],
    ["00313", { ...cases["one within the union"]!, recipient: byCode }],
    ["00445", { ...cases["one within the union"]!, groups: generic }],
    ["00472", { ...cases["a gift's"]!, buyer: { ...company, vatNumber: "IT00488410010" } }],
    ["00471", { ...good, buyer: seller }],
    ["00200", withBuyer({ postalCode: "2012" })],
    ["00200", withBuyer({ companyName: " " })],
    ["00200", withBuyer({ companyName: "\u200b" })],
    ["00200", withBuyer({ provinceCode: "Mi" })],
    ["00200", withBuyer({ countryCode: "it" })],
    ["00200", { ...good, recipient: { code: "0000000", pec: "perché@pec.example" } }],
    [
      "00003",
      {
        ...good,
        lines: Array.from({ length: 9000 }, () => ({ ...line, description: "x".repeat(900) })),
        groups: good.groups.map((one) => ({ ...one, taxable: 0, vat: 0 })),
      },
    ],
  ])("%s where it would", (code, content) => expect(codes(content)).toContain(code));

  it("a number that is taken", () => expect(codes(good, new Set([number]))).toEqual(["00404"]));

  it("a recipient's code that the exchange has said it doesn't know, and no other one", () => {
    const asked = (unknown: string) => refusalsOf(good, { today, unknownCodes: new Set([unknown]) });
    expect(asked(byCode.code)).toEqual([{ code: "00311", field: "recipientCode" }]);
    expect(asked("ZZZ9999")).toEqual([]);
  });

  it("what follows a public body's invoice and doesn't leave it the VAT, a credit note too; a gift is the house's own", () => {
    const split = (content: Content) => refusalsOf(content, { today, split: true });
    const refused = [{ code: "00427", field: "recipientCode" }];
    expect(split(good)).toEqual(refused);
    expect(split({ ...good, type: "TD04" })).toEqual(refused);
    expect(split(cases["a public body's, which pays the VAT itself"]!)).toEqual([]);
    expect(split(cases["a gift's"]!)).toEqual([]);
  });
});
