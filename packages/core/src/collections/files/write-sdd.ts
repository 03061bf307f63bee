import { create } from "xmlbuilder2";
import type { MandateScheme } from "../../payments/index.ts";
import type { Cents } from "../../platform/money.ts";
import type { CivilDate, Instant } from "../../platform/time.ts";
import { inSepaLetters } from "./bank-letters.ts";

/** In fields of their own: free lines are refused since 15 November 2026 (EPC's rulebooks of 2025). */
export interface SddAddress {
  street: string;
  houseNumber: string;
  postalCode: string;
  town: string;
  countryCode: string;
}

/** Who collects, and on which account. */
export interface SddCreditor {
  /** The creditor identifier. */
  id: string;
  iban: string;
  name: string;
  address: SddAddress;
}

export interface SddDebit {
  /** Ours: at most 35 letters. */
  id: string;
  collectedOn: CivilDate;
  /** From one cent to 999999999.99 euros. */
  amount: Cents;
  mandate: { reference: string; signedOn: CivilDate; scheme: MandateScheme; sequence: "FRST" | "RCUR" };
  debtor: { name: string; iban: string; address: SddAddress };
  /** What it pays. */
  reference: string;
}

export interface SddSlip {
  /** One of its kind: at most 29 letters. */
  name: string;
  createdOn: Instant;
  creditor: SddCreditor;
  debits: readonly SddDebit[];
}

/** The most that one debit asks for (EPC130-08, 2.2 AT-06). */
const mostCents = 99_999_999_999;

/** A text of so many letters at most; one of which nothing is left can't be a field. */
function text(value: string, longest: number): string {
  const written = inSepaLetters(value)
    .slice(0, longest)
    .replace(/[/ ]+$/, "");
  if (!written) throw new RangeError(`nothing of "${value}" can be written`);
  return written;
}

/** A code that another system reads again: written as it is or not at all. */
function code(value: string, longest: number): string {
  if (inSepaLetters(value) !== value || value === "" || value.length > longest)
    throw new RangeError(`${value} is no code`);
  return value;
}

/** "1234.05" */
function euros(cents: Cents): string {
  if (!Number.isSafeInteger(cents) || cents < 1) throw new RangeError(`${cents} is no amount`);
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
}

const sumOf = (debits: readonly SddDebit[]): string => euros(debits.reduce((sum, { amount }) => sum + amount, 0));

function addressOf({ street, houseNumber, postalCode, town, countryCode }: SddAddress) {
  if (!/^[A-Z]{2}$/.test(countryCode)) throw new RangeError(`${countryCode} is no country`);
  const building = inSepaLetters(houseNumber).slice(0, 16).trim();
  return {
    StrtNm: text(street, 70),
    ...(building && { BldgNb: building }),
    PstCd: text(postalCode, 16),
    TwnNm: text(town, 35),
    Ctry: countryCode,
  };
}

/** Banks find their own code by the account. */
const agent = { FinInstnId: { Othr: { Id: "NOTPROVIDED" } } };

function debitXml({ id, amount, mandate, debtor, reference }: SddDebit) {
  if (amount > mostCents) throw new RangeError(`${amount} is more than one debit asks for`);
  return {
    PmtId: { EndToEndId: code(id, 35) },
    InstdAmt: { "@Ccy": "EUR", "#": euros(amount) },
    DrctDbtTx: { MndtRltdInf: { MndtId: code(mandate.reference, 35), DtOfSgntr: mandate.signedOn } },
    DbtrAgt: agent,
    Dbtr: { Nm: text(debtor.name, 70), PstlAdr: addressOf(debtor.address) },
    DbtrAcct: { Id: { IBAN: debtor.iban } },
    RmtInf: { Ustrd: text(reference, 140) },
  };
}

function blockXml({ name, creditor }: SddSlip, debits: readonly SddDebit[], nth: number) {
  const [first] = debits;
  if (!first) throw new RangeError("a block has a debit");
  const { mandate, collectedOn } = first;
  return {
    PmtInfId: code(`${name}-${nth}`, 35),
    PmtMtd: "DD",
    BtchBookg: "false",
    NbOfTxs: String(debits.length),
    CtrlSum: sumOf(debits),
    PmtTpInf: { SvcLvl: { Cd: "SEPA" }, LclInstrm: { Cd: mandate.scheme }, SeqTp: mandate.sequence },
    ReqdColltnDt: collectedOn,
    Cdtr: { Nm: text(creditor.name, 70), PstlAdr: addressOf(creditor.address) },
    CdtrAcct: { Id: { IBAN: creditor.iban } },
    CdtrAgt: agent,
    ChrgBr: "SLEV",
    CdtrSchmeId: { Id: { PrvtId: { Othr: { Id: code(creditor.id, 35), SchmeNm: { Prtry: "SEPA" } } } } },
    DrctDbtTxInf: debits.map(debitXml),
  };
}

/**
 * A file of direct debits for the bank, pain.008.001.08 as the EPC's guidelines use it (EPC130-08 and EPC131-08): one block for each scheme,
 * sequence and day, with its number of debits and its sum. Names and words are written in SEPA's letters and cut; RangeError for a code or an
 * amount that its field doesn't hold, and where nothing of a name or place can be written.
 */
export function writeSdd(slip: SddSlip): string {
  const { name, createdOn, creditor, debits } = slip;
  const blocks = Map.groupBy(
    debits,
    ({ mandate, collectedOn }) => `${mandate.scheme} ${mandate.sequence} ${collectedOn}`,
  );
  return create(
    { version: "1.0", encoding: "UTF-8" },
    {
      Document: {
        "@xmlns": "urn:iso:std:iso:20022:tech:xsd:pain.008.001.08",
        CstmrDrctDbtInitn: {
          GrpHdr: {
            MsgId: code(name, 35),
            CreDtTm: new Date(createdOn).toISOString().replace(/\.\d+Z$/, "Z"),
            NbOfTxs: String(debits.length),
            CtrlSum: sumOf(debits),
            InitgPty: { Nm: text(creditor.name, 70), Id: { PrvtId: { Othr: { Id: code(creditor.id, 35) } } } },
          },
          PmtInf: [...blocks.values()].map((block, at) => blockXml(slip, block, at + 1)),
        },
      },
    },
  ).end({ prettyPrint: true });
}
