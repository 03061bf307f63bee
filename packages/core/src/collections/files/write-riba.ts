import type { Cents } from "../../platform/money.ts";
import type { CivilDate } from "../../platform/time.ts";
import { inCbiLetters } from "./bank-letters.ts";

/** Who presents receipts, and at which bank. */
export interface RibaCreditor {
  /** The code that SIA has given the company: five letters or figures. */
  sia: string;
  /** An account of Italy, of the bank that takes the receipts. */
  iban: string;
  name: string;
  street: string;
  /** Postal code, town and province. */
  town: string;
  /** Without a country in front. */
  taxCode: string;
}

export interface RibaDebtor {
  name: string;
  taxCode: string;
  street: string;
  houseNumber: string;
  postalCode: string;
  town: string;
  provinceCode: string;
  /** Of Italy. */
  iban: string;
}

export interface RibaReceipt {
  /** On which it is presented to the debtor. */
  collectedOn: CivilDate;
  /** More than nothing, at most thirteen figures. */
  amount: Cents;
  debtor: RibaDebtor;
  /** By which we know the debtor. */
  customerCode: string;
  /** What it pays. */
  reference: string;
  /** Our number of the receipt: at most ten figures. */
  number: number;
}

export interface RibaSlip {
  /** One on its day: at most twenty letters. */
  name: string;
  createdOn: CivilDate;
  creditor: RibaCreditor;
  receipts: readonly RibaReceipt[];
}

/** Each receipt has so many records, and the file a head and a foot. */
const recordsOfReceipt = 7;

/** "231126" */
const day = (date: CivilDate): string => `${date.slice(8, 10)}${date.slice(5, 7)}${date.slice(2, 4)}`;

/** A text of just so many letters. */
const text = (value: string, length: number): string => inCbiLetters(value).slice(0, length).padEnd(length);

/** Figures of just so many places; what doesn't fit is no file that a bank reads. */
function figures(value: number | string, length: number): string {
  const written = String(value).padStart(length, "0");
  if (!/^\d+$/.test(written) || written.length > length) throw new RangeError(`${value} has no ${length} figures`);
  return written;
}

/** The bank and branch of an Italian account, and its number there. */
export const italianBank = (iban: string) => ({
  abi: iban.slice(5, 10),
  cab: iban.slice(10, 15),
  account: iban.slice(15, 27),
});

const blank = (length: number): string => " ".repeat(length);

/** A street with its number in 30 letters: of a long one the street is cut, since its number leads the bank's notice to the door. */
function streetOf({ street, houseNumber }: RibaDebtor): string {
  const number = inCbiLetters(houseNumber).slice(0, 12);
  return text(
    `${inCbiLetters(street)
      .slice(0, 30 - (number ? number.length + 1 : 0))
      .trimEnd()} ${number}`,
    30,
  );
}

/** A town with its province at the end of 25 letters. */
const townOf = ({ town, provinceCode }: RibaDebtor): string => `${text(town, 22)} ${text(provinceCode, 2)}`;

function receiptRecords(receipt: RibaReceipt, progressive: number, { creditor }: RibaSlip): string[] {
  const { debtor, amount, collectedOn, customerCode, reference, number } = receipt;
  const ours = italianBank(creditor.iban);
  const theirs = italianBank(debtor.iban);
  const nth = figures(progressive, 7);
  return [
    ` 14${nth}${blank(12)}${day(collectedOn)}30000${figures(amount, 13)}-${figures(ours.abi, 5)}${figures(ours.cab, 5)}` +
      `${text(ours.account, 12)}${figures(theirs.abi, 5)}${figures(theirs.cab, 5)}${blank(12)}${text(creditor.sia, 5)}4` +
      `${text(customerCode, 16)}${blank(6)}E`,
    ` 20${nth}${text(creditor.name, 24)}${text(creditor.street, 24)}${text(creditor.town, 24)}${text(creditor.taxCode, 24)}${blank(14)}`,
    ` 30${nth}${text(debtor.name, 60)}${text(debtor.taxCode, 16)}${blank(34)}`,
    ` 40${nth}${streetOf(debtor)}${figures(debtor.postalCode, 5)}${townOf(debtor)}${blank(50)}`,
    ` 50${nth}${text(reference, 80)}${blank(10)}${text(creditor.taxCode, 16)}${blank(4)}`,
    ` 51${nth}${figures(number, 10)}${text(creditor.name, 20)}${blank(80)}`,
    ` 70${nth}${blank(110)}`,
  ];
}

/**
 * A file of receipts (RiBa) for the bank, by CBI's standard CBI-ICI-001: a head (IB), seven records for each receipt, a foot (EF) with
 * their number and sum. Each record has 120 characters and ends with a carriage return and a line feed. RangeError for a number
 * that a field doesn't hold.
 */
export function writeRiba(slip: RibaSlip): string {
  const { name, createdOn, creditor, receipts } = slip;
  const sender = `${text(creditor.sia, 5)}${italianBank(creditor.iban).abi}${day(createdOn)}${text(name, 20)}${blank(6)}`;
  const sum = receipts.reduce((total, { amount }) => total + amount, 0);
  const records = [
    ` IB${sender}${blank(68)}E${blank(6)}`,
    ...receipts.flatMap((receipt, at) => receiptRecords(receipt, at + 1, slip)),
    ` EF${sender}${figures(receipts.length, 7)}${figures(sum, 15)}${"0".repeat(15)}` +
      `${figures(receipts.length * recordsOfReceipt + 2, 7)}${blank(24)}E${blank(6)}`,
  ];
  return records.map((record) => `${record}\r\n`).join("");
}
