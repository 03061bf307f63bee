import { activeCertificate } from "../../certificates/index.ts";
import { demandRoomForLines, loadOffers, ordersHolding, placeKey, type Cart } from "../../orders/index.ts";
import { mayHaveTerms } from "../../payments/index.ts";
import type { User } from "../../platform/access.ts";
import { newId } from "../../platform/ids.ts";
import { Problem } from "../../platform/problems.ts";
import { instant } from "../../platform/time.ts";
import { articlesAmong } from "../selling/offered-lines.ts";
import { balanceOf, type Quotation, type QuotationVersion } from "../quotation.ts";
import { endOf, isOver } from "../version/validity.ts";
import { acceptedMeanwhile, isTakenMeanwhile } from "./accepted-meanwhile.ts";
import { orderLinesOf, shipmentShares, shortOf, takenOf, type Wish } from "./taken-lines.ts";

/** What of a version is taken. */
export interface Choice {
  quotation: Quotation;
  version: QuotationVersion;
  /** Pieces by line; all that is left, without what is optional, where it is absent. */
  wishes: readonly Wish[] | undefined;
}

/**
 * The cart that an acceptance of these pieces makes, not stored: their locked prices, the agreed shipping's share, address, terms and rate of VAT: the
 * full one where the certificate is used up, over or missing by now, as it would be asked for (domain-rules 1.2). Whoever asks before accepting what it comes to is answered of the same cart.
 *
 * Problems: quotation-expired, terms-not-allowed where its customer can't have the agreed ones any more, quotation-accepted where pieces that were offered are another acceptance's by now, invalid-input, order-empty, quotation-line-gone with the lines whose article is sold no more,
 * quotation-line-short with the pieces that are there today of each line that takes more than there are, too-many-lines.
 */
export async function acceptedCart(user: User, { quotation, version, wishes }: Choice, now: Date): Promise<Cart> {
  const { id, number, locale } = quotation;
  const { content } = version;
  if (isOver(content.validUntil, now)) throw new Problem("quotation-expired");
  // Under other terms than those that are accepted nothing would be ordered: its customer is told before.
  if (!mayHaveTerms(user, content.termsOfPayment)) throw new Problem("terms-not-allowed");
  const held = await ordersHolding(quotation.acceptances);
  const balance = balanceOf(content.lines, held);
  if (isTakenMeanwhile(balance, wishes)) throw acceptedMeanwhile(quotation);
  const taken = takenOf(content.lines, balance, wishes);
  const articles = articlesAmong(taken.map(({ line }) => line));
  const { offers } = await loadOffers(
    articles.map(({ productId }) => productId),
    user,
    now,
  );
  const gone = articles.filter(({ productId }) => !offers.get(productId)?.product.visibility);
  if (gone.length > 0) throw new Problem("quotation-line-gone", { lineIds: gone.map(({ lineId }) => lineId) });
  // A promise of pieces that nobody has would lock a price that can't be ordered: what is there is said, and the rest stays in the quotation.
  const short = shortOf(taken, new Map([...offers].map(([productId, { available }]) => [productId, available])));
  if (short.length > 0) throw new Problem("quotation-line-short", { lines: short });
  const shares =
    content.shipmentCost === undefined
      ? undefined
      : shipmentShares(content.shipmentCost, held, { taken, lines: content.lines, balance });
  const terms = { until: endOf(content.validUntil), locale, shares };
  const lines = orderLinesOf(taken, terms).map((line) => ({
    ...line,
    available: Math.max(0, offers.get(line.productId)?.available ?? line.available),
  }));
  demandRoomForLines(lines);
  const orderId = newId();
  const certified = content.reducedVat && (await activeCertificate(user, now, orderId)) !== undefined;
  return {
    id: orderId,
    userId: user.id,
    version: 0,
    status: "open",
    locale,
    lines,
    address: content.address,
    termsOfPayment: content.termsOfPayment,
    agreedTerms: content.termsOfPayment,
    reducedVat: certified,
    customerReference: content.reference,
    quotation: {
      id,
      number,
      version: version.version,
      hash: version.hash,
      shipmentCost: shares && [...shares.values()].reduce((sum, share) => sum + share, 0),
      shipmentTo: content.address && placeKey(content.address),
    },
    tariff: version.tariff,
    createdOn: instant(now),
  };
}
