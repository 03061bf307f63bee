import { closedTerms, ordersHolding, payPlans } from "../orders/index.ts";
import type { User } from "../platform/access.ts";
import type { Cents } from "../platform/money.ts";
import { shipmentShares } from "./accepting/taken-lines.ts";
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
  { acceptances, locale }: Quotation,
  { content, amounts }: QuotationVersion,
  buyer: User,
  now: Date,
): Promise<Cents | undefined> {
  const held = await ordersHolding(acceptances);
  const balance = balanceOf(content.lines, held);
  if (balance.every(({ ordered }) => ordered === 0)) return amounts.total;
  if (!isPartOf(content.lines, balance)) return undefined;
  const lines = content.lines.flatMap((line) => {
    const left = balance.find(({ lineId }) => lineId === line.lineId)?.left ?? 0;
    return line.optional || left === 0 ? [] : [{ ...line, quantity: left }];
  });
  const taken = lines.map((line) => ({ line, quantity: line.quantity }));
  const shares =
    content.shipmentCost !== undefined &&
    shipmentShares(content.shipmentCost, held, { taken, lines: content.lines, balance });
  const shipmentCost = shares ? [...shares.values()].reduce((sum, share) => sum + share, 0) : undefined;
  return amountsOfContent({ ...content, lines, shipmentCost }, locale, buyer, now).total;
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
  const { termsOfPayment } = version.content;
  return {
    items: await payPlans(buyer, total, termsOfPayment, now),
    closed: closedTerms(buyer, termsOfPayment),
  };
}
