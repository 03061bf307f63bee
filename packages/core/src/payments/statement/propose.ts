import type { Cents } from "../../platform/money.ts";
import { nameWords } from "../../platform/text/plain-name.ts";
import { isNearly } from "../../platform/text/nearly.ts";
import type { StatementEntry } from "./entry.ts";

/** An order that waits for money, as far as a match asks. */
export interface Candidate {
  orderId: string;
  number: string;
  /** The numbers of its invoices, "115/2026": what a company on account was sent, and quotes. */
  invoices?: readonly string[] | undefined;
  /** Who may pay it: person and company. */
  names: readonly string[];
  /** What it waits for, cents: each of its open payments. */
  open: readonly Cents[];
}

export const matchReasons = ["reference", "amount", "instalment", "less", "more", "together", "name"] as const;
export type MatchReason = (typeof matchReasons)[number];
export const confidences = ["sure", "likely", "weak"] as const;
export type Confidence = (typeof confidences)[number];

/** Which orders an entry may pay, with how much of it each, and why. */
export interface Proposal {
  /** `due` is what the order waits for before it. */
  shares: { orderId: string; number: string; name: string; amount: Cents; due: Cents }[];
  confidence: Confidence;
  reasons: MatchReason[];
}

/** Letters and digits alone, those that are mistaken for one another as one: order numbers have no I, L, O. */
const plain = (text: string): string =>
  text
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, "")
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1");

const openOf = ({ open }: Candidate): Cents => open.reduce((sum, amount) => sum + amount, 0);
const totalOf = (candidates: readonly Candidate[]): Cents => candidates.reduce((sum, one) => sum + openOf(one), 0);

/** Words of names that say nothing of whose they are. */
const everyones = new Set([
  "srl",
  "srls",
  "spa",
  "snc",
  "sas",
  "sapa",
  "soc",
  "societa",
  "coop",
  "ditta",
  "impresa",
  "gmbh",
  "sarl",
  "ltd",
  "di",
  "e",
  "the",
  "and",
  "sig",
  "sigra",
]);
const shortest = 3;
const tellingWords = (name: string): string[] =>
  nameWords(name.replaceAll(/[^\p{L}\p{N}.\s]/gu, " ")).filter(
    (word) => word.length >= shortest && !everyones.has(word),
  );

/** Whether all words of one name that tell something are in the other, but for a letter each. */
export function isSameName(one: string, other: string): boolean {
  const [few, many] = [tellingWords(one), tellingWords(other)].toSorted((a, b) => a.length - b.length);
  if (!few || !many || few.length === 0) return false;
  return few.every((word) => many.some((known) => word === known || (word.length > shortest && isNearly(word, known))));
}

const isNamed = ({ names }: Candidate, payer: string | undefined): boolean =>
  payer !== undefined && names.some((name) => isSameName(name, payer));

/** How much of an amount each order takes, in their order; the last of them only what it waits for. */
function sharesOf(candidates: readonly Candidate[], amount: Cents): Proposal["shares"] {
  let left = amount;
  return candidates.flatMap((candidate) => {
    const due = openOf(candidate);
    const taken = Math.min(left, due);
    left -= taken;
    const { orderId, number, names } = candidate;
    return taken > 0 ? [{ orderId, number, name: names.at(-1) ?? "", amount: taken, due }] : [];
  });
}

function amountReason(candidates: readonly Candidate[], amount: Cents): MatchReason {
  const total = totalOf(candidates);
  if (total === amount) return candidates.length > 1 ? "together" : "amount";
  if (candidates.length === 1 && candidates[0]?.open.includes(amount)) return "instalment";
  return amount < total ? "less" : "more";
}

const tallies = (reason: MatchReason): boolean =>
  reason === "amount" || reason === "instalment" || reason === "together";

/** Which order's number an entry's words hold, in any writing: "ORD 7K3M-9QTX", "ord.7k3m9qtx", parted by the bank's line. */
export const namesOrder = (
  { text, reference = "" }: Pick<StatementEntry, "text" | "reference">,
  number: string,
): boolean => plain(`${text} ${reference}`).includes(plain(number));

/** A number with its year, which is no part of a day: "N. 115/2026", and not the month of "26/11/2026". */
const numbered = /(?<![\d/-])0*(\d{1,7}) ?[/-] ?(20\d\d)(?![\d/.-]*\d)/g;
/** A number and the day of its document: "FATT 115 DEL 26/11/2026". */
const dated = /(?<![\d/-])0*(\d{1,7}) (?:DEL|DAL|VOM|DU|OF|DE) \d{1,2}[/.-]\d{1,2}[/.-](20\d\d)/g;

/** The invoices' numbers that an entry's words may quote, as the house writes them. */
function invoicesIn({ text, reference = "" }: Pick<StatementEntry, "text" | "reference">): ReadonlySet<string> {
  const words = `${text} ${reference}`.toUpperCase();
  const found = [numbered, dated].flatMap((form) => [...words.matchAll(form)]);
  return new Set(found.map(([, place, year]) => `${place}/${year}`));
}

/** Whether an entry's words hold the number of one of these orders, or of an invoice of it, whatever else it says. */
export function namesSome(entry: Pick<StatementEntry, "text" | "reference">, orders: readonly Candidate[]): boolean {
  const words = plain(`${entry.text} ${entry.reference ?? ""}`);
  const quoted = invoicesIn(entry);
  return orders.some(
    ({ number, invoices = [] }) => words.includes(plain(number)) || invoices.some((one) => quoted.has(one)),
  );
}

/**
 * The orders whose invoices an entry quotes: a month is written as such a number too, so amount or payer have to agree with it.
 */
function invoicedIn(
  entry: Pick<StatementEntry, "text" | "reference" | "name">,
  amount: Cents,
  payable: readonly Candidate[],
): Candidate[] {
  const numbers = invoicesIn(entry);
  if (numbers.size === 0) return [];
  const quoted = payable.filter(({ invoices = [] }) => invoices.some((one) => numbers.has(one)));
  if (quoted.length > 0 && tallies(amountReason(quoted, amount))) return quoted;
  return quoted.filter((one) => isNamed(one, entry.name));
}

/**
 * What an entry of `amount` cents may pay, of the orders that wait for money: those that it names by their numbers or their invoices', else those of its payer or of just
 * that amount. Sure is what names its orders and is just what they wait for; weak is an amount alone. Undefined where nothing speaks for
 * an order, or the same for several.
 */
export function propose(
  entry: Pick<StatementEntry, "text" | "reference" | "name">,
  amount: Cents,
  waiting: readonly Candidate[],
): Proposal | undefined {
  const payable = waiting.filter((one) => openOf(one) > 0);
  const byNumber = payable.filter(({ number }) => namesOrder(entry, number));
  const named = byNumber.length > 0 ? byNumber : invoicedIn(entry, amount, payable);
  if (named.length > 0) {
    const reason = amountReason(named, amount);
    const byName = named.some((one) => isNamed(one, entry.name));
    return {
      shares: sharesOf(named, amount),
      confidence: tallies(reason) ? "sure" : "likely",
      reasons: ["reference", reason, ...(byName ? (["name"] as const) : [])],
    };
  }
  const payers = payable.filter((one) => isNamed(one, entry.name));
  const [one, ...others] = payers.filter((candidate) => tallies(amountReason([candidate], amount)));
  if (one && others.length === 0) return just([one], amount, "likely", "name");
  if (!one && payers.length > 1 && totalOf(payers) === amount) return just(payers, amount, "likely", "name");
  const [payer] = payers;
  if (payer && payers.length === 1) return just([payer], amount, "weak", "name");
  const [alone, ...same] = payable.filter((candidate) => tallies(amountReason([candidate], amount)));
  return payers.length === 0 && alone && same.length === 0 ? just([alone], amount, "weak") : undefined;
}

const just = (
  candidates: readonly Candidate[],
  amount: Cents,
  confidence: Confidence,
  ...further: MatchReason[]
): Proposal => ({
  shares: sharesOf(candidates, amount),
  confidence,
  reasons: [amountReason(candidates, amount), ...further],
});
