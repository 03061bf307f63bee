import * as fc from "fast-check";
import { expect, it } from "vitest";
import { convert } from "xmlbuilder2";
import { sellersCollection } from "../our-bank.ts";
import { writeSdd, type SddDebit, type SddSlip } from "./write-sdd.ts";

const address = { street: "Via Roma", houseNumber: "7", postalCode: "20121", town: "Milano", countryCode: "IT" };
const creditor = { id: "IT43ZZZ0000000000000000", iban: "IT60X0542811101000000123456", name: "Solvia S.r.l.", address };
const debit = (more: Partial<SddDebit> = {}): SddDebit => ({
  id: "01J0000000000000000000000A.1",
  collectedOn: "2026-11-30",
  amount: 319_805,
  mandate: { reference: "SOLVIA-2026/17", signedOn: "2026-11-02", scheme: "CORE", sequence: "FRST" },
  debtor: { name: "Gallo Impianti S.r.l.", iban: "IT40S0542811101000000999999", address },
  reference: "FATT. 12/2026 DEL 31/10/2026 ORDINE AB12-CD34",
  ...more,
});
const slip = (debits: readonly SddDebit[]): SddSlip => ({
  name: "SD261124-0A1B2C",
  createdOn: "2026-11-24T10:00:00.123Z",
  creditor,
  debits,
});

type Xml = Readonly<Record<string, unknown>>;
/** An element's, in the order in which they stand, whether there is one or many. */
const all = (parent: Xml, name: string): Xml[] => [parent[name]].flat() as Xml[];
const one = (parent: Xml, ...path: string[]): Xml => path.reduce<Xml>((at, name) => (at[name] ?? {}) as Xml, parent);
const read = (file: string): Xml => one(convert(file, { format: "object" }) as Xml, "Document", "CstmrDrctDbtInitn");
const names = (element: Xml): string[] => Object.keys(element);

/** The order of elements that pain.008.001.08 has, of those that SEPA uses. */
const schema: Readonly<Record<string, readonly string[]>> = {
  CstmrDrctDbtInitn: ["GrpHdr", "PmtInf"],
  GrpHdr: ["MsgId", "CreDtTm", "Authstn", "NbOfTxs", "CtrlSum", "InitgPty", "FwdgAgt"],
  PmtInf: [
    "PmtInfId",
    "PmtMtd",
    "BtchBookg",
    "NbOfTxs",
    "CtrlSum",
    "PmtTpInf",
    "ReqdColltnDt",
    "Cdtr",
    "CdtrAcct",
    "CdtrAgt",
    "CdtrAgtAcct",
    "UltmtCdtr",
    "ChrgBr",
    "ChrgsAcct",
    "ChrgsAcctAgt",
    "CdtrSchmeId",
    "DrctDbtTxInf",
  ],
  PmtTpInf: ["InstrPrty", "SvcLvl", "LclInstrm", "SeqTp", "CtgyPurp"],
  DrctDbtTxInf: [
    "PmtId",
    "PmtTpInf",
    "InstdAmt",
    "ChrgBr",
    "DrctDbtTx",
    "UltmtCdtr",
    "DbtrAgt",
    "DbtrAgtAcct",
    "Dbtr",
    "DbtrAcct",
    "UltmtDbtr",
    "InstrForCdtrAgt",
    "Purp",
    "RgltryRptg",
    "Tax",
    "RltdRmtInf",
    "RmtInf",
  ],
  MndtRltdInf: ["MndtId", "DtOfSgntr", "AmdmntInd", "AmdmntInfDtls"],
  Cdtr: ["Nm", "PstlAdr"],
  Dbtr: ["Nm", "PstlAdr"],
  // No free lines (AdrLine).
  PstlAdr: ["StrtNm", "BldgNb", "PstCd", "TwnNm", "Ctry"],
};

/** Whether each element's children stand in the schema's order, all the way down. */
function inOrder(element: Xml, name: string): void {
  const order = schema[name];
  if (order) {
    const places = names(element).map((child) => order.indexOf(child));
    expect(places, name).toEqual(places.toSorted((a, b) => a - b));
    expect(places, name).not.toContain(-1);
  }
  for (const child of names(element))
    for (const inner of all(element, child)) if (typeof inner === "object") inOrder(inner, child);
}

it("writes one debit as the schema and the EPC's guidelines have it", () => {
  const file = writeSdd(slip([debit()]));
  expect(file).toMatch(
    /^<\?xml version="1.0" encoding="UTF-8"\?>\s*<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.008.001.08">/,
  );
  expect(file).not.toContain("AdrLine");
  const root = read(file);
  inOrder(root, "CstmrDrctDbtInitn");
  expect(one(root, "GrpHdr")).toEqual({
    MsgId: "SD261124-0A1B2C",
    CreDtTm: "2026-11-24T10:00:00Z",
    NbOfTxs: "1",
    CtrlSum: "3198.05",
    InitgPty: { Nm: "Solvia S.r.l.", Id: { PrvtId: { Othr: { Id: creditor.id } } } },
  });
  const place = { StrtNm: "Via Roma", BldgNb: "7", PstCd: "20121", TwnNm: "Milano", Ctry: "IT" };
  expect(one(root, "PmtInf")).toMatchObject({
    PmtMtd: "DD",
    PmtTpInf: { SvcLvl: { Cd: "SEPA" }, LclInstrm: { Cd: "CORE" }, SeqTp: "FRST" },
    ReqdColltnDt: "2026-11-30",
    Cdtr: { Nm: "Solvia S.r.l.", PstlAdr: place },
    CdtrSchmeId: { Id: { PrvtId: { Othr: { Id: creditor.id, SchmeNm: { Prtry: "SEPA" } } } } },
    DrctDbtTxInf: {
      PmtId: { EndToEndId: "01J0000000000000000000000A.1" },
      InstdAmt: { "@Ccy": "EUR", "#": "3198.05" },
      DrctDbtTx: { MndtRltdInf: { MndtId: "SOLVIA-2026/17", DtOfSgntr: "2026-11-02" } },
      Dbtr: { Nm: "Gallo Impianti S.r.l.", PstlAdr: place },
      DbtrAcct: { Id: { IBAN: "IT40S0542811101000000999999" } },
      RmtInf: { Ustrd: "FATT. 12/2026 DEL 31/10/2026 ORDINE AB12-CD34" },
    },
  });
});

/** What a person may have typed, with something in it that a bank can write. */
const word = fc.string({ unit: "binary", maxLength: 160 }).map((text) => `A${text}`);
const debits = fc.array(
  fc.record({
    amount: fc.integer({ min: 1, max: 99_999_999_999 }),
    name: word,
    street: word,
    houseNumber: fc.string({ unit: "binary", maxLength: 30 }),
    town: word,
    reference: word,
    scheme: fc.constantFrom("CORE" as const, "B2B" as const),
    sequence: fc.constantFrom("FRST" as const, "RCUR" as const),
    day: fc.integer({ min: 10, max: 13 }),
  }),
  { minLength: 1, maxLength: 8 },
);

it("has blocks whose counts and sums agree, in the banks' letters and lengths, whatever is written in it", () => {
  fc.assert(
    fc.property(debits, (made) => {
      const asked = made.map(({ amount, name, street, houseNumber, town, reference, scheme, sequence, day }, nth) =>
        debit({
          id: `D.${nth}`,
          amount,
          reference,
          collectedOn: `2026-12-${day}`,
          mandate: { ...debit().mandate, scheme, sequence },
          debtor: { ...debit().debtor, name, address: { ...address, street, houseNumber, town } },
        }),
      );
      const file = writeSdd(slip(asked));
      const root = read(file);
      inOrder(root, "CstmrDrctDbtInitn");
      const cents = (text: unknown) => {
        expect(text).toMatch(/^\d+\.\d\d$/);
        return Number(String(text).replace(".", ""));
      };
      const total = asked.reduce((sum, { amount }) => sum + amount, 0);
      expect([one(root, "GrpHdr")["NbOfTxs"], cents(one(root, "GrpHdr")["CtrlSum"])]).toEqual([
        String(asked.length),
        total,
      ]);
      const blocks = all(root, "PmtInf");
      expect(new Set(blocks.map(({ PmtInfId }) => PmtInfId)).size).toBe(blocks.length);
      const found = blocks.flatMap((block) => {
        const inner = all(block, "DrctDbtTxInf");
        const amounts = inner.map((tx) => cents(one(tx, "InstdAmt")["#"]));
        expect(block["NbOfTxs"]).toBe(String(inner.length));
        expect(cents(block["CtrlSum"])).toBe(amounts.reduce((sum, amount) => sum + amount, 0));
        for (const tx of inner) {
          const dbtr = one(tx, "Dbtr");
          const place = one(dbtr, "PstlAdr");
          const lengths: readonly (readonly [unknown, number])[] = [
            [dbtr["Nm"], 70],
            [place["StrtNm"], 70],
            [place["BldgNb"] ?? "1", 16],
            [place["TwnNm"], 35],
            [one(tx, "RmtInf")["Ustrd"], 140],
          ];
          for (const [text, longest] of lengths) {
            expect(text).toMatch(/^[A-Za-z0-9 .,/()'+:?-]+$/);
            expect(String(text).length).toBeLessThanOrEqual(longest);
            expect(text).not.toMatch(/^[/ ]|[/ ]$|\/\//);
          }
        }
        return inner.map(
          (tx) =>
            `${String(one(tx, "PmtId")["EndToEndId"])} ${String(one(block, "PmtTpInf", "LclInstrm")["Cd"])} ${String(one(block, "PmtTpInf")["SeqTp"])} ${String(block["ReqdColltnDt"])}`,
        );
      });
      expect(found.toSorted()).toEqual(
        asked
          .map(({ id, mandate: { scheme, sequence }, collectedOn }) => `${id} ${scheme} ${sequence} ${collectedOn}`)
          .toSorted(),
      );
    }),
    { numRuns: 40 },
  );
});

it("refuses what a field can't hold rather than cut it", () => {
  const refused = (more: Partial<SddDebit>) => expect(() => writeSdd(slip([debit(more)]))).toThrow(RangeError);
  refused({ amount: 0 });
  refused({ amount: 12.5 });
  refused({ amount: 100_000_000_000 });
  refused({ id: "x".repeat(36) });
  refused({ mandate: { ...debit().mandate, reference: "perché" } });
  refused({ debtor: { ...debit().debtor, name: "" } });
  refused({ debtor: { ...debit().debtor, address: { ...address, countryCode: "Italia" } } });
});

it("has a creditor identifier whose check digits agree (ISO 7064, without the business code)", () => {
  const { creditorId } = sellersCollection;
  const moved = `${creditorId.slice(7)}${creditorId.slice(0, 4)}`;
  const digits = [...moved].map((letter) => Number.parseInt(letter, 36)).join("");
  expect(BigInt(digits) % 97n).toBe(1n);
});
