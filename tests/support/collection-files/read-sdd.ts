import { expect } from "vitest";
import { convert } from "xmlbuilder2";

type Xml = Readonly<Record<string, unknown>>;

const all = (parent: Xml, name: string): Xml[] => (parent[name] === undefined ? [] : ([parent[name]].flat() as Xml[]));
const one = (parent: Xml, ...path: string[]): Xml => path.reduce<Xml>((at, name) => (at[name] ?? {}) as Xml, parent);

/** A text that a file has to say: in SEPA's letters (EPC217-08), no longer than its field. */
function said(value: unknown, longest: number): string {
  expect(typeof value).toBe("string");
  const text = value as string;
  expect(text).toMatch(/^[A-Za-z0-9 .,/()'+:?-]+$/);
  expect(text).not.toMatch(/^[/ ]|[/ ]$|\/\//);
  expect(text.length).toBeLessThanOrEqual(longest);
  return text;
}

function cents(value: unknown): number {
  expect(value).toMatch(/^(0|[1-9]\d*)\.\d\d$/);
  return Number(String(value).replace(".", ""));
}

/** In fields of their own; of an address without a number none. */
function addressOf(party: Xml) {
  const address = one(party, "PstlAdr");
  expect(Object.keys(address)).not.toContain("AdrLine");
  const { BldgNb: building } = address;
  return {
    street: said(address["StrtNm"], 70),
    houseNumber: building === undefined ? "" : said(building, 16),
    postalCode: said(address["PstCd"], 16),
    town: said(address["TwnNm"], 35),
    countryCode: said(address["Ctry"], 2),
  };
}

function readDebit(block: Xml, debit: Xml) {
  const kind = one(block, "PmtTpInf");
  const amount = one(debit, "InstdAmt");
  expect(amount["@Ccy"]).toBe("EUR");
  const mandate = one(debit, "DrctDbtTx", "MndtRltdInf");
  return {
    id: said(one(debit, "PmtId")["EndToEndId"], 35),
    amount: cents(amount["#"]),
    collectedOn: block["ReqdColltnDt"],
    mandate: {
      reference: said(mandate["MndtId"], 35),
      signedOn: mandate["DtOfSgntr"],
      scheme: one(kind, "LclInstrm")["Cd"],
      sequence: kind["SeqTp"],
    },
    name: said(one(debit, "Dbtr")["Nm"], 70),
    address: addressOf(one(debit, "Dbtr")),
    iban: one(debit, "DbtrAcct", "Id")["IBAN"],
    reference: said(one(debit, "RmtInf")["Ustrd"], 140),
  };
}

function readBlock(block: Xml, creditorId: unknown) {
  const debits = all(block, "DrctDbtTxInf").map((debit) => readDebit(block, debit));
  expect(block).toMatchObject({ PmtMtd: "DD", ChrgBr: "SLEV", NbOfTxs: String(debits.length) });
  expect(cents(block["CtrlSum"])).toBe(debits.reduce((sum, { amount }) => sum + amount, 0));
  expect(one(block, "PmtTpInf", "SvcLvl")["Cd"]).toBe("SEPA");
  const scheme = one(block, "CdtrSchmeId", "Id", "PrvtId", "Othr");
  expect(scheme).toEqual({ Id: creditorId, SchmeNm: { Prtry: "SEPA" } });
  return { id: said(block["PmtInfId"], 35), debits };
}

/**
 * A file of direct debits read back as a bank reads it (pain.008.001.08, EPC130-08): each text is held to SEPA's letters and its field's length,
 * each count and sum to agree, of the whole and of each block, and no two blocks or debits to have one name.
 */
export function readSdd(file: string) {
  expect(file).toMatch(
    /^<\?xml version="1.0" encoding="UTF-8"\?>\s*<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.008.001.08">/,
  );
  const root = one(convert(file, { format: "object" }) as Xml, "Document", "CstmrDrctDbtInitn");
  const head = one(root, "GrpHdr");
  const creditorId = one(head, "InitgPty", "Id", "PrvtId", "Othr")["Id"];
  const blocks = all(root, "PmtInf").map((block) => readBlock(block, creditorId));
  const debits = blocks.flatMap((block) => block.debits);
  expect(new Set(blocks.map(({ id }) => id)).size).toBe(blocks.length);
  expect(new Set(debits.map(({ id }) => id)).size).toBe(debits.length);
  expect(head["NbOfTxs"]).toBe(String(debits.length));
  expect(cents(head["CtrlSum"])).toBe(debits.reduce((sum, { amount }) => sum + amount, 0));
  return {
    name: said(head["MsgId"], 35),
    createdOn: head["CreDtTm"],
    creditorId,
    accounts: [...new Set(all(root, "PmtInf").map((block) => one(block, "CdtrAcct", "Id")["IBAN"]))],
    debits,
  };
}
