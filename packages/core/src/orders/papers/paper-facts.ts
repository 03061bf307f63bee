import { fill } from "../../platform/text/fill.ts";
import { shortHash } from "../../platform/text/short-hash.ts";
import { basisOf } from "../../pricing/index.ts";
import { includedUnder, netUnder, toldLaw, type ChargedReason } from "../../tax/index.ts";
import type { DocumentWords } from "./document-words.ts";
import type { Order } from "../order.ts";

type Taxed = Pick<Order, "customer" | "amounts">;

/**
 * The customer's VAT number as the order's papers name it: the one on which a supply without VAT rests (art. 226 no. 4 of directive
 * 2006/112/EC), else the company's own. Undefined for who buys without one.
 */
export const vatNumberOf = ({ customer, amounts }: Taxed): string | undefined =>
  amounts.treatment.proof?.number ?? customer.vatNumber;

/** Who orders, line by line. */
export const customerLines = (order: Taxed, words: DocumentWords): string[] => {
  const { companyName, name, email } = order.customer;
  const vatNumber = vatNumberOf(order);
  return [
    ...(companyName ? [companyName] : []),
    ...(vatNumber ? [words.named(words.vatNumber, vatNumber)] : []),
    name,
    email,
  ];
};

/** Which version of which quotation was accepted, with the beginning of the code that its page and PDF show; nothing of an order without one. */
export const versionLine = (
  { quotation }: { quotation?: Pick<NonNullable<Order["quotation"]>, "number" | "version" | "hash"> | undefined },
  words: DocumentWords,
): string | undefined =>
  quotation &&
  fill(words.ofVersion, { number: quotation.number, version: quotation.version, code: shortHash(quotation.hash) });

/** What the papers say of each reason, and whether a confirmed number makes it right (domain-rules 1.1, row 4). */
const reasons: Readonly<Record<ChargedReason, { says: keyof DocumentWords["whyVat"]; mends: boolean }>> = {
  "register-silent": { says: "unconfirmed", mends: true },
  "check-needed": { says: "unconfirmed", mends: true },
  "number-invalid": { says: "invalid", mends: true },
  "company-unverified": { says: "unverified", mends: true },
  "xi-number-needed": { says: "xi", mends: false },
  "italian-number": { says: "italian", mends: false },
  "no-union-number": { says: "none", mends: false },
};

const isCharged = (why: string | undefined): why is ChargedReason => why !== undefined && why in reasons;

/** What the prices of the order's lines are: net for a company, else what they hold where the goods go. */
export const priceWords = (order: Taxed & Pick<Order, "companyId">, words: DocumentWords): string =>
  words[(basisOf(order) === "net" ? netUnder : includedUnder)(order.amounts.treatment)];

/** What the order's papers say of its VAT: the law, and to a company that is charged it abroad, why and what to do about it. */
export function taxNotes({ amounts: { treatment } }: Pick<Order, "amounts">, words: DocumentWords): string[] {
  const { why } = treatment;
  const law = toldLaw(treatment);
  const charged = isCharged(why) ? reasons[why] : undefined;
  return [
    ...(law ? [law] : []),
    ...(charged ? [[words.whyVat[charged.says], ...(charged.mends ? [words.whyVat.mend] : [])].join(" ")] : []),
  ];
}

const isGranted = (rule: string, words: DocumentWords): rule is keyof DocumentWords["grantedVat"] =>
  Object.hasOwn(words.grantedVat, rule);

/** What an offer says of its VAT: as an order's papers, and in words why it has less than the full rate, or none. */
export function offeredTaxNotes({ amounts }: Pick<Order, "amounts">, words: DocumentWords): string[] {
  const { rule } = amounts.treatment;
  return [...taxNotes({ amounts }, words), ...(isGranted(rule, words) ? [words.grantedVat[rule]] : [])];
}
