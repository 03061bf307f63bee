import { activeCertificate } from "../certificates/index.ts";
import { askedIn, closedTerms, destinationOf, ordersHolding, payPlans } from "../orders/index.ts";
import { termsOfPayment } from "../payments/index.ts";
import type { User } from "../platform/access.ts";
import { countryOf } from "../platform/locale.ts";
import type { Cents } from "../platform/money.ts";
import { contentLeft } from "./accepting/content-left.ts";
import { buyerById, provenBuyer } from "./customer-of.ts";
import { balanceOf, type Quotation, type QuotationVersion } from "./quotation.ts";
import { quotationMachine } from "./quotation-machine.ts";
import { linked } from "./shared-link.ts";
import { isPartOf } from "./standing.ts";
import { loadVersion, ownQuotation } from "./stored-quotation.ts";
import { amountsOfContent } from "./version/amounts.ts";

/**
 * What is left of a version without what is optional, in cents, as ordering it today would ask it: with its part of the shipping that the seller has set, at the reduced
 * rate only where a certificate is there for it, and by today's word of the register (as `acceptedCart`); undefined where nothing is left.
 */
async function totalLeft(
  { acceptances }: Quotation,
  version: QuotationVersion,
  buyer: User,
  now: Date,
): Promise<Cents | undefined> {
  const { content, quotationId, locale } = version;
  const held = await ordersHolding(acceptances);
  const balance = balanceOf(content.lines, held);
  const isWhole = balance.every(({ ordered }) => ordered === 0);
  if (!isWhole && !isPartOf(content.lines, balance)) return undefined;
  const left = isWhole ? content : contentLeft(content, balance, held);
  const lines = left.lines.filter(({ optional }) => !optional);
  const reducedVat = content.reducedVat && (await activeCertificate(buyer, now, quotationId)) !== undefined;
  const today = { ...left, lines, reducedVat };
  const proven = await provenBuyer(buyer, { content: today, locale }, now);
  return askedIn(amountsOfContent({ ...version, content: today }, proven, now));
}

/** The same rules for whoever reads it: how what is left of a version would be paid, ordered today; undefined where nothing is left. */
async function plansFor(quotation: Quotation, now: Date) {
  const [version, buyer] = await Promise.all([
    loadVersion(quotation.id, quotation.sent),
    buyerById(quotation.userId, now),
  ]);
  const total = await totalLeft(quotation, version, buyer, now);
  if (total === undefined) return undefined;
  const { termsOfPayment: agreed, address } = version.content;
  const country = address === undefined ? countryOf(buyer.locale)?.code : destinationOf({ address });
  return { buyer, agreed, items: await payPlans(buyer, { total, agreed, country }, now) };
}

/**
 * How what is left of the current version would be paid, ordered today: under its own terms and each other that its customer may choose; no
 * terms where nothing is left. Problem: not-found.
 */
export async function plansOf(user: User, id: string, now: Date) {
  const found = await plansFor(await ownQuotation(user, id), now);
  if (!found) return { items: [], closed: [] };
  return { items: found.items, closed: closedTerms(found.buyer, found.agreed) };
}

/**
 * The same for whoever holds its link, while it can be accepted: its own terms and those that are anybody's, with the ways that are open. Whoever holds only a link isn't
 * told what its customer may have besides, nor why something is refused: that is told by their plan and their company's credit.
 * Problem: token-invalid.
 */
export async function linkedPlans(token: string, now: Date) {
  const { quotation } = await linked(token, now);
  const found = quotationMachine.offers(quotation, "accept", "customer") ? await plansFor(quotation, now) : undefined;
  const items = (found?.items ?? [])
    .filter(({ code, agreed, refused }) => agreed || (termsOfPayment[code].public && !refused))
    .map(({ refused: _refused, ways, ...plan }) => ({ ...plan, ways: ways.filter((way) => !way.refused) }));
  return { items, closed: [] };
}
