import fc from "fast-check";
import { expect, it } from "vitest";
import { isCivilDate } from "../../platform/time.ts";
import { readStatement } from "./read-statement.ts";

const account = "IT60X0542811101000000123456";
const today = "2026-11-26";
const asked = { account, today, chosen: () => Promise.resolve(undefined) };
const bytes = (text: string) => new TextEncoder().encode(text);
const read = (text: string, name = "statement.xml") => readStatement(bytes(text), name, asked);

const camt = (version: string, entries: string) => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr>
<Stmt><Id>S1</Id><Acct><Id><IBAN>IT60 X054 2811 1010 0000 0123 456</IBAN></Id></Acct>${entries}</Stmt></BkToCstmrStmt></Document>`;

const entry = ({ amount = "100.50", ccy = "EUR", direction = "CRDT", status = "<Sts>BOOK</Sts>", more = "" } = {}) =>
  `<Ntry><Amt Ccy="${ccy}">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd>${status}<BookgDt><Dt>2026-11-20</Dt></BookgDt>${more}</Ntry>`;

it("reads version 02 as a bank writes it", async () => {
  const details = `<AcctSvcrRef>CRO1</AcctSvcrRef><NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>
    <RltdPties><Dbtr><Nm>Conti S.p.A.</Nm></Dbtr><DbtrAcct><Id><IBAN>IT02A0301503200000003514824</IBAN></Id></DbtrAcct></RltdPties>
    <RmtInf><Ustrd>ORD 7K3M-9QTX</Ustrd><Ustrd>  saldo &amp; acconto</Ustrd></RmtInf></TxDtls></NtryDtls>`;
  expect(await read(camt("02", entry({ more: details })))).toEqual({
    pending: 0,
    refused: [],
    entries: [
      {
        account,
        bookedOn: "2026-11-20",
        kind: "transfer",
        amount: 10_050,
        credit: true,
        currency: "eur",
        reference: "CRO1",
        name: "Conti S.p.A.",
        iban: "IT02A0301503200000003514824",
        text: "ORD 7K3M-9QTX saldo & acconto",
      },
    ],
  });
});

it("reads version 08 with its further levels, and parts a collected entry by what its transactions come to", async () => {
  const one = (amount: string, name: string) =>
    `<TxDtls><Amt Ccy="EUR">${amount}</Amt><RltdPties><Dbtr><Pty><Nm>${name}</Nm></Pty></Dbtr></RltdPties></TxDtls>`;
  const more = `<AcctSvcrRef>B7</AcctSvcrRef><NtryDtls>${one("60", "Ada")}${one("40.5", "Bruno")}</NtryDtls>`;
  const { entries } = await read(camt("08", entry({ status: "<Sts><Cd>BOOK</Cd></Sts>", more })));
  expect(entries).toMatchObject([
    { amount: 6_000, name: "Ada", reference: "B7/1" },
    { amount: 4_050, name: "Bruno", reference: "B7/2" },
  ]);
  const short = `<NtryDtls>${one("60", "Ada")}${one("40", "Bruno")}</NtryDtls>`;
  expect((await read(camt("08", entry({ more: short })))).entries).toMatchObject([{ amount: 10_050 }]);
});

const family = (code: string) =>
  `<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>X</Cd><SubFmlyCd>${code}</SubFmlyCd></Fmly></Domn></BkTxCd>`;

it.each([
  ["what came", entry(), { kind: "transfer", credit: true }],
  ["what went", entry({ direction: "DBIT" }), { kind: "debit", credit: false }],
  ["a charge", entry({ direction: "DBIT", more: family("CHRG") }), { kind: "fee" }],
  ["an unpaid debit", entry({ direction: "DBIT", more: family("UPDD") }), { kind: "return", credit: false }],
  ["a reversal", entry({ more: "<RvslInd>true</RvslInd>" }), { kind: "return", credit: true }],
  [
    "a transfer that came back",
    entry({ more: "<NtryDtls><TxDtls><RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf></TxDtls></NtryDtls>" }),
    { kind: "return", credit: true },
  ],
])("tells %s apart", async (_, xml, kind) => {
  expect((await read(camt("08", xml))).entries).toMatchObject([kind]);
});

it("leaves out what the bank only expects, and counts it", async () => {
  const both = entry() + entry({ status: "<Sts><Cd>PDNG</Cd></Sts>" });
  expect(await read(camt("08", both))).toMatchObject({ pending: 1, entries: [{}] });
});

it("reads a document in the encoding that it declares", async () => {
  const xml = camt(
    "02",
    entry({ more: "<NtryDtls><TxDtls><RmtInf><Ustrd>perché</Ustrd></RmtInf></TxDtls></NtryDtls>" }),
  );
  const latin = Uint8Array.from(Buffer.from(xml.replace("UTF-8", "ISO-8859-1"), "latin1"));
  expect((await readStatement(latin, "x.xml", asked)).entries).toMatchObject([{ text: "perché" }]);
});

it.each([
  ["another version", camt("04", entry()), "version"],
  ["another message", camt("08", "").replaceAll("camt.053", "camt.052"), "no-statement"],
  ["half a file", camt("08", entry()).slice(0, 300), "no-xml"],
  ["a document type", `<!DOCTYPE x [<!ENTITY a "b">]>${camt("08", "")}`, "no-xml"],
])("refuses %s in words", async (_, xml, reason) => {
  await expect(read(xml)).rejects.toMatchObject({ code: "unreadable-statement", params: { reason } });
});

it("reads an Italian table: two columns of amounts, numbers and days as Italians write them", async () => {
  const csv = `Estratto conto;;;;\nData contabile;Descrizione;Ordinante;Dare;Avere\n20/11/2026;"Bonifico ORD 7K3M9QTX";Conti SPA;;"1.234,56"\n21/11/2026;Commissioni;;-2,50;\n99/11/2026;Errore;;;1,00\n22/11/2026;Illeggibile;;;1.2.3\n22/11/2026;Senza importo;;;\n;Saldo finale;;;\n`;
  expect(await read(csv, "movimenti.csv")).toEqual({
    pending: 0,
    refused: [
      { is: "row", row: 5, field: "date", why: "unreadable", text: "99/11/2026" },
      { is: "row", row: 6, field: "amount", why: "unreadable", text: "1.2.3" },
      { is: "row", row: 7, field: "amount", why: "missing", text: "" },
    ],
    entries: [
      {
        account,
        bookedOn: "2026-11-20",
        kind: "transfer",
        amount: 123_456,
        credit: true,
        currency: "eur",
        name: "Conti SPA",
        text: "Bonifico ORD 7K3M9QTX",
      },
      {
        account,
        bookedOn: "2026-11-21",
        kind: "debit",
        amount: 250,
        credit: false,
        currency: "eur",
        text: "Commissioni",
      },
    ],
  });
});

it("takes a minus among what came as taken back, and asks where the sign says nothing", async () => {
  const rows = [
    "20/11/2026;STORNO BONIFICO NON DOVUTO;-247,23;",
    "20/11/2026;Due importi;100,00;100,00",
    "20/11/2026;Commissione restituita;;-12,50",
    "20/11/2026;Affitto;;800,00",
    "20/11/2026;INSOLUTO RIBA SCAD 31/10 BASSI;;320,00",
  ];
  const { entries, refused } = await read(`Data;Causale;Accrediti;Addebiti\n${rows.join("\n")}\n`, "m.csv");
  expect(entries.map(({ kind, amount, credit }) => [kind, amount, credit])).toEqual([
    ["return", 24_723, false],
    ["debit", 80_000, false],
    ["return", 32_000, false],
  ]);
  expect(refused).toEqual([
    { is: "row", row: 3, field: "amount", why: "unclear", text: "100,00 · 100,00" },
    { is: "row", row: 4, field: "amount", why: "unclear", text: "-12,50" },
  ]);
});

it("reads the letter or word beside an amount that has no sign", async () => {
  const rows = ["20/11/2026;Bonifico;188,88;A", "20/11/2026;Affitto;188,88;D", "20/11/2026;Affitto;-9,00;Dare"];
  const { entries, refused } = await read(
    `Data;Causale;Importo;Segno\n${[...rows, "20/11/2026;Altro;1,00;X", "20/11/2026;Spese;-2,00;"].join("\n")}\n`,
    "m.csv",
  );
  expect(entries.map(({ amount, credit }) => [amount, credit])).toEqual([
    [18_888, true],
    [18_888, false],
    [900, false],
    [200, false],
  ]);
  expect(refused).toEqual([{ is: "row", row: 5, field: "amount", why: "unclear", text: "1,00 · X" }]);
});

it("takes what went with a minus throughout as what went, and words of money that came as no return", async () => {
  const rows = [
    "20/11/2026;Ritorno SDD AM04;;-247,23",
    "20/11/2026;Affitto;;-800,00",
    "20/11/2026;Ritorno merce;10,00;",
  ];
  const { entries, refused } = await read(`Data;Causale;Entrate;Uscite\n${rows.join("\n")}\n`, "m.csv");
  expect(refused).toEqual([]);
  expect(entries.map(({ kind, amount, credit }) => [kind, amount, credit])).toEqual([
    ["return", 24_723, false],
    ["debit", 80_000, false],
    ["transfer", 1_000, true],
  ]);
});

it("asks what the columns of a table mean that it doesn't know, and reads by what was said", async () => {
  const csv = "Giorno;Quanto;Cosa\n20/11/2026;12,00;ORD\n";
  await expect(read(csv, "x.csv")).rejects.toMatchObject({
    code: "unknown-columns",
    params: { headings: ["Giorno", "Quanto", "Cosa"] },
  });
  const chosen = () => Promise.resolve({ date: "Giorno", amount: "Quanto", text: "Cosa" });
  expect((await readStatement(bytes(csv), "x.csv", { account, today, chosen })).entries).toMatchObject([
    { amount: 1_200 },
  ]);
});

const of = (more: string, text = entry()) => text.replace(/<BookgDt>.*<\/BookgDt>/, more);
const day = (text: string) => of(`<BookgDt><Dt>${text}</Dt></BookgDt>`);
const party = (name: string, text = "") =>
  `<NtryDtls><TxDtls><RltdPties><Dbtr><Nm>${name}</Nm></Dbtr></RltdPties><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls>`;

it.each([
  ["a day that no month has", day("2026-09-31"), { field: "date", why: "unreadable", text: "2026-09-31" }],
  ["the 30th of February", day("2026-02-30"), { field: "date", why: "unreadable" }],
  ["a year that no calendar has", day("9999-99-99"), { field: "date", why: "unreadable" }],
  ["words in a day's place", day("oggi"), { field: "date", why: "unreadable", text: "oggi" }],
  ["tomorrow", day("2026-11-27"), { field: "date", why: "in-the-future", text: "2026-11-27" }],
  ["no day", of(""), { field: "date", why: "missing", text: "" }],
  ["half a cent", entry({ amount: "1.005" }), { field: "amount", why: "unreadable", text: "EUR 1.005" }],
  ["no currency", entry({ ccy: "" }), { field: "amount", why: "unreadable", text: "100.50" }],
  ["a currency that is none", entry({ ccy: "EURO" }), { field: "amount", why: "unreadable" }],
  ["no direction", entry({ direction: "" }), { field: "direction", why: "missing" }],
  [
    "a reference that no bank gives",
    entry({ more: `<AcctSvcrRef>${"9".repeat(300_000)}</AcctSvcrRef>` }),
    { field: "reference", why: "too-long", text: "9".repeat(40) },
  ],
])("refuses the entry with %s by its number, and takes the others", async (_, wrong, refused) => {
  const statement = await read(camt("08", entry() + wrong + day("2026-11-26")));
  expect(statement.entries.map(({ bookedOn }) => bookedOn)).toEqual(["2026-11-20", "2026-11-26"]);
  expect(statement.refused).toEqual([expect.objectContaining({ is: "entry", row: 2, ...refused })]);
});

it("takes no entry on a day that isn't there or hasn't come, whatever a bank writes", async () => {
  const part = fc.integer({ min: 0, max: 99 }).map((n) => String(n).padStart(2, "0"));
  const days = fc.oneof(
    fc.tuple(fc.integer({ min: 1990, max: 2060 }), part, part).map((parts) => parts.join("-")),
    fc.string({ unit: "grapheme-ascii" }).map((text) => text.replaceAll(/[<>&]/g, "")),
  );
  await fc.assert(
    fc.asyncProperty(days, async (text) => {
      const { entries, refused } = await read(camt("02", day(text)));
      expect(entries.length + refused.length).toBe(1);
      for (const { bookedOn } of entries) expect(isCivilDate(bookedOn) && bookedOn <= today).toBe(true);
      const row = `Data;Descrizione;Importo\n"${text.replaceAll('"', "")}";ORD;1,00\n`;
      for (const { bookedOn } of (await read(row, "x.csv")).entries)
        expect(isCivilDate(bookedOn) && bookedOn <= today).toBe(true);
    }),
  );
});

it("refuses a table's row with a day that hasn't come, and with a reference that no bank gives", async () => {
  const csv = `Data;Descrizione;Importo;Riferimento\n26/11/2027;Domani;1,00;A\n26/11/2026;Lungo;1,00;${"x".repeat(141)}\n26/11/2026;Oggi;1,00;${"x".repeat(140)}\n`;
  expect(await read(csv, "x.csv")).toMatchObject({
    entries: [{ text: "Oggi" }],
    refused: [
      { is: "row", row: 2, field: "date", why: "in-the-future", text: "2027-11-26" },
      { is: "row", row: 3, field: "reference", why: "too-long" },
    ],
  });
});

it("leaves out what turns letters around or is not seen, in names and words of both", async () => {
  const xml = entry({ more: party("Ada\u202E Ros\u200Bsi\u0085srl", "saldo\u2066 ORD\u00AD 7K3M\u0085x") });
  expect((await read(camt("02", xml))).entries).toMatchObject([{ name: "Ada Rossi srl", text: "saldo ORD 7K3M x" }]);
  const csv = "Data;Descrizione;Importo;Ordinante\n20/11/2026;sal\u202Edo\u200E;1,00;\uFEFFAda\u0007\n";
  expect((await read(csv, "x.csv")).entries).toMatchObject([{ text: "saldo", name: "Ada" }]);
});

it("cuts names and words where they are longer than the standard has them, at a word's end", async () => {
  const long = `${"parola ".repeat(60_000)}ORD`;
  const { entries } = await read(camt("08", entry({ more: party(long, long) })));
  expect(entries[0]?.name).toMatch(/^(?:parola ?)+…$/);
  expect(entries[0]?.name?.length).toBeLessThanOrEqual(140);
  expect(entries[0]?.text.length).toBeLessThanOrEqual(2_000);
  const unbroken = (await read(camt("08", entry({ more: party("\u{1F31E}".repeat(500)) })))).entries[0]?.name ?? "";
  expect(unbroken.length).toBeLessThanOrEqual(140);
  expect(unbroken.isWellFormed()).toBe(true);
});

it.each(["Divisa", "Valuta", "Currency", "Codice divisa"])(
  "refuses money of another currency by its row, told under %s",
  async (heading) => {
    const csv = `Data contabile;Importo;${heading};Descrizione\n20/11/2026;999,00;USD;dollari\n20/11/2026;1,00;EUR;a\n20/11/2026;2,00;;b\n20/11/2026;-3,00;chf;c\n20/11/2026;4,00;€;d\n`;
    const { entries, refused } = await read(csv, "m.csv");
    expect(entries.map(({ amount, currency }) => [amount, currency])).toEqual([
      [100, "eur"],
      [200, "eur"],
      [400, "eur"],
    ]);
    expect(refused).toEqual([
      { is: "row", row: 2, field: "currency", why: "other-currency", text: "USD" },
      { is: "row", row: 5, field: "currency", why: "other-currency", text: "CHF" },
    ]);
  },
);

it("takes a day under Valuta for none, and a currency whose column was never asked about", async () => {
  const csv = "Data;Importo;Valuta;Descrizione\n20/11/2026;1,00;21/11/2026;a\n";
  expect(await read(csv, "m.csv")).toMatchObject({ refused: [], entries: [{ amount: 100, currency: "eur" }] });
  const own = "Giorno;Quanto;Divisa;Cosa\n20/11/2026;12,00;USD;ORD\n";
  const chosen = () => Promise.resolve({ date: "Giorno", amount: "Quanto", text: "Cosa" });
  expect(await readStatement(bytes(own), "x.csv", { account, today, chosen })).toMatchObject({
    entries: [],
    refused: [{ row: 2, field: "currency", why: "other-currency", text: "USD" }],
  });
});

it("refuses an entry of another currency in XML too", async () => {
  const { entries, refused } = await read(camt("02", entry() + entry({ ccy: "USD" })));
  expect(entries).toHaveLength(1);
  expect(refused).toEqual([{ is: "entry", row: 2, field: "currency", why: "other-currency", text: "USD" }]);
});
