import { share } from "../../platform/money.ts";
import { refusalsOfBuyer, type DocumentType } from "../../orders/index.ts";
import type { CivilDate } from "../../platform/time.ts";
import type { Content } from "../document.ts";
import { naturaOf, toldRate } from "./exchange-view.ts";
import type { Refusal } from "./refusals.ts";

/** What a document says before it has its number. */
export type Checked = Omit<Content, "number"> & { number?: string | undefined };

interface Beside {
  today: CivilDate;
  /** Its order is a public body's, which pays the VAT itself, or an invoice of it that stands is: what follows it is one too. */
  split?: boolean;
  /** Numbers of the same series that are taken. */
  taken?: ReadonlySet<string>;
  /** Recipients' codes that the exchange has said it doesn't know, of this document (00311). */
  unknownCodes?: ReadonlySet<string>;
}

const most = 5 * 1024 * 1024;

type Check = (content: Checked, beside: Beside) => readonly (Refusal | false | undefined | "")[];

/** Refused since 2021 without their part: "N3.1" and not "N3". */
const generic: ReadonlySet<string> = new Set(["N2", "N3", "N6"]);

/** Natura if and only if nothing is charged (00400, 00401); with its part where one is asked for (00445). */
const rates: Check = (content) =>
  content.lines.map((line) => {
    const natura = naturaOf(content, line);
    const rate = toldRate(content, line.rate);
    if (rate === 0 && !natura) return { code: "00400" };
    if (natura && generic.has(natura)) return { code: "00445" };
    return rate !== 0 && natura ? { code: "00401" } : undefined;
  });

/** Each rate has its sum (00419), sums and lines come to what they say (00421, 00422, 00423), within what the exchange lets pass. */
const sums: Check = ({ lines, groups }) => [
  ...lines.map(({ quantity, unit, net }): Refusal | false => Math.abs(quantity * unit - net) > 1 && { code: "00423" }),
  ...lines.map(({ rate }): Refusal | false => !groups.some((group) => group.rate === rate) && { code: "00419" }),
  ...groups.map(
    ({ rate, taxable, vat }): Refusal | false => Math.abs(share(taxable, rate) - vat) > 1 && { code: "00421" },
  ),
  ...groups.map(({ rate, taxable }): Refusal | false => {
    const net = lines.reduce((sum, line) => (line.rate === rate ? sum + line.net : sum), 0);
    return Math.abs(net - taxable) > 100 && { code: "00422" };
  }),
];

const day: Check = ({ date, number }, { today, taken }) => [
  date > today && { code: "00403" },
  number !== undefined && taken?.has(number) && { code: "00404" },
  number !== undefined && !/\d/.test(number) && { code: "00425" },
];

/** What somebody else has to buy; a credit note may be of what the house gave to itself. */
const forOthers: ReadonlySet<DocumentType> = new Set<DocumentType>(["TD01", "TD02", "TD24"]);

/** Who buys isn't the seller (00471), or of what is given away is (00472); what they are asked for before they order is right. */
const buyers: Check = ({ buyer, recipient, seller, type }) => {
  const own = buyer.vatNumber !== undefined && buyer.vatNumber === seller.vatNumber;
  return [
    ...refusalsOfBuyer({ buyer, recipient, isSeller: own }),
    own && forOthers.has(type) && { code: "00471" },
    !own && type === "TD27" && { code: "00472" },
  ];
};

/** A public body's order stays one (00427); a code that the exchange doesn't know isn't sent again (00311). */
const recipients: Check = ({ recipient: { code }, splitPayment, type }, { unknownCodes, split }) => [
  split && !splitPayment && type !== "TD27" && { code: "00427", field: "recipientCode" },
  unknownCodes?.has(code) && { code: "00311", field: "recipientCode" },
];

/** Lines are numbered to 9999, and a file has five megabytes (00003); a line takes about a kilobyte. */
const size: Check = ({ lines }) => [
  lines.length > 9999 && { code: "00200", field: "lines" },
  JSON.stringify(lines).length * 3 > most && { code: "00003" },
];

const checks: readonly Check[] = [rates, sums, day, buyers, recipients, size];

/**
 * What the exchange would refuse a document for, by its codes, asked before it has its number; each code and field once.
 * Whether a recipient's code exists (00311) the exchange alone knows; once it has said no, the same code isn't sent again. A file holds
 * one document, so none is twice in it (00409).
 */
export function refusalsOf(content: Checked, beside: Beside): Refusal[] {
  const found = checks.flatMap((check) => check(content, beside)).filter((one): one is Refusal => Boolean(one));
  const known = new Map(found.map((one) => [`${one.code} ${one.field ?? ""}`, one]));
  return [...known.values()];
}
