import { callerById } from "../../accounts/index.ts";
import { nameFor, offeredDocuments, productIdsOfSeries } from "../../catalogue/index.ts";
import { certificateLack } from "../../certificates/index.ts";
import { lineOf, loadOffers, ordersHolding, type CatalogueOffer } from "../../orders/index.ts";
import { mayHaveTerms } from "../../payments/index.ts";
import type { User } from "../../platform/access.ts";
import { inPool } from "../../platform/work/in-pool.ts";
import type { Content, LineBalance, Quotation, QuotationVersion } from "../quotation.ts";
import { contentLeft } from "../accepting/content-left.ts";
import { articlesAmong, shopUnit } from "../selling/offered-lines.ts";
import { amountsOfContent } from "../version/amounts.ts";
import { isOver } from "../version/validity.ts";
import { livingOf, type ArticleToday, type Finding, type Living } from "./living.ts";
import { isComparable, nearestFirst, nearestOf } from "./substitutes.ts";

type Offers = ReadonlyMap<string, CatalogueOffer>;

/** Reads today's offers for a buyer. */
export type OffersFor = (productIds: readonly string[], buyer: User) => Promise<Offers>;

const offersOn =
  (now: Date): OffersFor =>
  async (productIds, buyer) =>
    (await loadOffers(productIds, buyer, now)).offers;

const isOpen = ({ status }: Quotation, { content }: QuotationVersion, balance: readonly LineBalance[], now: Date) =>
  (status === "sent" || status === "accepted") &&
  !isOver(content.validUntil, now) &&
  balance.some(({ left }) => left > 0);

/** What of an offer is left to order; a request for each acceptance, where shipping was agreed. */
async function leftOf({ acceptances }: Quotation, content: Content, balance: readonly LineBalance[]): Promise<Content> {
  if (acceptances.length === 0) return content;
  return contentLeft(content, balance, content.shipmentCost === undefined ? [] : await ordersHolding(acceptances));
}

async function standing(
  quotation: Quotation,
  version: QuotationVersion,
  balance: readonly LineBalance[],
  buyer: User,
  now: Date,
  offersFor: OffersFor = offersOn(now),
): Promise<{ living: Living; offers: Offers }> {
  const { content, amounts, quotationId } = version;
  const left = new Map(balance.map((one) => [one.lineId, one.left]));
  const articles = articlesAmong(content.lines).map((line) => ({ ...line, left: left.get(line.lineId) ?? 0 }));
  const [offers, lack] = await Promise.all([
    offersFor(
      articles.map(({ productId }) => productId),
      buyer,
    ),
    content.reducedVat ? certificateLack(buyer, now, quotationId) : undefined,
  ]);
  const today = new Map(
    articles.flatMap(({ productId, quantity }): [string, ArticleToday][] => {
      const offered = offers.get(productId);
      if (!offered) return [];
      const { product, available } = offered;
      return [[productId, { visible: product.visibility, available, unit: shopUnit(offered, quantity, buyer) }]];
    }),
  );
  const asOffered = amountsOfContent(version, buyer, now);
  const isTaxedAlike = asOffered.treatment.rule === amounts.treatment.rule;
  const certificateLacks = asOffered.treatment.rule === "domestic-reduced" ? lack : undefined;
  const totals = { sent: amounts.total, today: amounts.total, full: amounts.total };
  if (!isTaxedAlike || certificateLacks) {
    const left = await leftOf(quotation, content, balance);
    if (!isTaxedAlike) totals.today = amountsOfContent({ ...version, content: left }, buyer, now).total;
    totals.full = amountsOfContent({ ...version, content: { ...left, reducedVat: false } }, buyer, now).total;
  }
  const living = livingOf({
    articles,
    today,
    totals,
    certificateLacks,
    termsOpen: mayHaveTerms(buyer, content.termsOfPayment),
  });
  return { living, offers };
}

/** As many articles of the same and of linked series are looked at for one that is gone or short. */
const candidates = 60;
/** Where none of those will do, so many of its category, the nearest that the search knows. */
const further = 12;

const factsOf = ({ id, category, series, fields }: CatalogueOffer["product"]) => ({
  id,
  category,
  typology: series.typology,
  fields,
});

/** The nearest of some articles, as they are there and sold to this buyer today. */
async function nearestAmong(
  gone: CatalogueOffer["product"],
  ids: readonly string[],
  wanted: number,
  buyer: User,
  now: Date,
) {
  const { offers } = await loadOffers(ids, buyer, now);
  const among = [...offers.values()].flatMap((offered) => {
    const { product, available, texts } = offered;
    const line = lineOf(offered, wanted, buyer);
    return product.visibility && line
      ? [{ ...factsOf(product), available, name: nameFor(buyer.language, product.fields.name, texts) }]
      : [];
  });
  return nearestOf(factsOf(gone), among, wanted);
}

/**
 * What stands in for an article, as far as the catalogue knows: of its own series and of those that it is linked to, whose makers and plans
 * it shares; else of its category, by the same bounds, of whatever maker.
 */
async function substituteOf(productId: string, wanted: number, offers: Offers, buyer: User, now: Date) {
  const gone = offers.get(productId)?.product;
  if (!gone || !isComparable(gone.category)) return undefined;
  const ids = (await Promise.all([gone.seriesId, ...gone.seriesIdLinks].map(productIdsOfSeries))).flat();
  const near = await nearestAmong(gone, ids.slice(0, candidates), wanted, buyer, now);
  const found = near ?? (await nearestAmong(gone, await nearInCategory(gone, wanted, now), wanted, buyer, now));
  return found && { productId: found.article.id, name: found.article.name, differences: found.differences };
}

/** The nearest of its category, as the search has them: a few seconds old, so that they are read themselves before one is named. */
async function nearInCategory(gone: CatalogueOffer["product"], wanted: number, now: Date): Promise<string[]> {
  return nearestFirst(factsOf(gone), await offeredDocuments(now), wanted)
    .slice(0, further)
    .map(({ id }) => id);
}

/** So many articles at most have a substitute looked up, for one reading. */
const mostSubstitutes = 8;
/** Of these so many at once. */
const beside = 8;

/** What speaks against an article, the first of its lines first, with what stands in for it; of further articles than `most` nothing is looked up. */
async function withSubstitutes(
  findings: readonly Finding[],
  { wantedOf, most }: { wantedOf: (finding: Finding) => number; most: number },
  offers: Offers,
  buyer: User,
  now: Date,
) {
  const lacking = findings.filter((finding) => finding.code === "gone" || finding.code === "stock");
  const byArticle = [...Map.groupBy(lacking, ({ productId }) => productId)].slice(0, most);
  const found = new Map<string, Awaited<ReturnType<typeof substituteOf>>>();
  await inPool(byArticle, beside, async ([productId, of]) => {
    const wanted = of.reduce((sum, finding) => sum + wantedOf(finding), 0);
    found.set(productId, await substituteOf(productId, wanted, offers, buyer, now));
  });
  return findings.map((finding) =>
    finding.code === "gone" || finding.code === "stock"
      ? { ...finding, substitute: found.get(finding.productId) }
      : finding,
  );
}

/**
 * Whether an open quotation can still be ordered as it stands, with what stands in for an article that is gone or short; undefined of one
 * that is over or closed, and where nothing is left to order. Up to 6 requests, and 3 to 5 for each article that is gone or short, of which
 * the first eight are looked up for a reader, all of them for whoever replaces them.
 */
export async function livingQuotation(
  quotation: Quotation,
  version: QuotationVersion,
  balance: readonly LineBalance[],
  now: Date,
  most = mostSubstitutes,
) {
  if (!isOpen(quotation, version, balance, now)) return undefined;
  const buyer = await callerById(quotation.userId, now);
  if (!buyer) return undefined;
  const { living, offers } = await standing(quotation, version, balance, buyer, now);
  const wantedOf = (finding: Finding) =>
    finding.code === "stock"
      ? finding.wanted
      : "lineId" in finding
        ? (balance.find(({ lineId }) => lineId === finding.lineId)?.left ?? 1)
        : 1;
  return {
    verdict: living.verdict,
    findings: await withSubstitutes(living.findings, { wantedOf, most }, offers, buyer, now),
  };
}

/** The same without what would stand in; where many are looked through, with buyers and offers that are read once. */
export async function livingInShort(
  quotation: Quotation,
  version: QuotationVersion,
  balance: readonly LineBalance[],
  now: Date,
  { buyerOf = callerById, offersFor }: { buyerOf?: typeof callerById; offersFor?: OffersFor } = {},
): Promise<Living | undefined> {
  if (!isOpen(quotation, version, balance, now)) return undefined;
  const buyer = await buyerOf(quotation.userId, now);
  return buyer && (await standing(quotation, version, balance, buyer, now, offersFor)).living;
}

/** The same in a word, for a list of them. */
export const verdictOf = async (...of: Parameters<typeof livingInShort>): Promise<Living["verdict"] | undefined> =>
  (await livingInShort(...of))?.verdict;
