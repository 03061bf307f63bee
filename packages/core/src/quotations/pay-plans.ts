import { askedIn, closedTerms, destinationOf, ordersHolding, payPlans } from "../orders/index.ts";
import type { User } from "../platform/access.ts";
import { countryOf } from "../platform/locale.ts";
import type { Cents } from "../platform/money.ts";
import { contentLeft } from "./accepting/content-left.ts";
import { buyerById } from "./customer-of.ts";
import { balanceOf, type Quotation, type QuotationVersion } from "./quotation.ts";
import { isPartOf } from "./standing.ts";
import { loadVersion, ownQuotation } from "./stored-quotation.ts";
import { amountsOfContent } from "./version/amounts.ts";

/**
 * What is left of a version without what is optional, in cents, with its part of the shipping that the seller has set; undefined where
 * nothing is, all of it where nothing is taken.
 */
async function totalLeft(
  { acceptances }: Quotation,
  version: QuotationVersion,
  buyer: User,
  now: Date,
): Promise<Cents | undefined> {
  const { content, amounts } = version;
  const held = await ordersHolding(acceptances);
  const balance = balanceOf(content.lines, held);
  if (balance.every(({ ordered }) => ordered === 0)) return askedIn(amounts);
  if (!isPartOf(content.lines, balance)) return undefined;
  const left = contentLeft(content, balance, held);
  const lines = left.lines.filter(({ optional }) => !optional);
  return askedIn(amountsOfContent({ ...version, content: { ...left, lines } }, buyer, now));
}

/**
 * How what is left of the current version would be paid, ordered today: under its own terms and each other that its customer may choose; no
 * terms where nothing is left. Problem: not-found.
 */
export async function plansOf(user: User, id: string, now: Date) {
  const quotation = await ownQuotation(user, id);
  const [version, buyer] = await Promise.all([loadVersion(id, quotation.sent), buyerById(quotation.userId, now)]);
  const total = await totalLeft(quotation, version, buyer, now);
  if (total === undefined) return { items: [], closed: [] };
  const { termsOfPayment: agreed, address } = version.content;
  const country = address === undefined ? countryOf(buyer.locale)?.code : destinationOf({ address });
  return {
    items: await payPlans(buyer, { total, agreed, country }, now),
    closed: closedTerms(buyer, agreed),
  };
}
