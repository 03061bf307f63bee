import {
  loadOffers,
  demandRoomForLines,
  offerStanding,
  openOrderOf,
  ordersHolding,
  placeKey,
  replacingOpenOrder,
  type Cart,
} from "../../orders/index.ts";
import type { User } from "../../platform/access.ts";
import { newId } from "../../platform/ids.ts";
import { Problem } from "../../platform/problems.ts";
import { demandRoom } from "../../platform/storing/room.ts";
import { instant } from "../../platform/time.ts";
import { quotationAccepted } from "../events.ts";
import { articlesAmong } from "../selling/offered-lines.ts";
import { quotationMachine } from "../quotation-machine.ts";
import { balanceOf, type Quotation } from "../quotation.ts";
import { loadVersion, ownQuotation, writeQuotation } from "../stored-quotation.ts";
import { orderLinesOf, shipmentShares, shortOf, takenOf, type Wish } from "./taken-lines.ts";
import { endOf, isOver } from "../version/validity.ts";

/** What somebody accepts, as they read it. */
export interface AcceptanceInput {
  /** The hash of the version that they read. */
  hash: string;
  /** Who accepts, as typed. */
  name: string;
  /** Pieces by line; all that is left, without what is optional, where it is absent. */
  lines?: readonly Wish[] | undefined;
}

/**
 * The customer accepts the current version, or a part of it: it becomes their open order with its prices locked until the validity ends,
 * in one transaction with the quotation's; the former open order is saved. Accepted while the next version is being sent, one of both is
 * told. It is placed and paid like any other order.
 *
 * Problems: not-found, quotation-superseded for another version's hash, quotation-expired, invalid-transition, invalid-input,
 * order-empty, quotation-line-gone with the lines whose article is sold no more, quotation-line-short with the pieces that are there today
 * of each line that takes more than there are, too-many-lines, limit-reached, version-conflict.
 */
export async function acceptQuotation(
  user: User,
  id: string,
  input: AcceptanceInput,
  now: Date,
): Promise<{ cart: Cart; quotation: Quotation }> {
  const before = await ownQuotation(user, id);
  quotationMachine.demand(before, "accept", "customer");
  if (before.hash !== input.hash) throw new Problem("quotation-superseded", { version: before.sent });
  const version = await loadVersion(id, before.sent);
  const { content } = version;
  if (isOver(content.validUntil, now)) throw new Problem("quotation-expired");
  demandRoom("quotationAcceptances", before.acceptances.length, before.acceptances.length + 1);
  const held = await ordersHolding(before.acceptances);
  const balance = balanceOf(content.lines, held);
  const taken = takenOf(content.lines, balance, input.lines);
  const articles = articlesAmong(taken.map(({ line }) => line));
  const { offers } = await loadOffers(
    articles.map(({ productId }) => productId),
    user,
    now,
  );
  const gone = articles.filter(({ productId }) => !offers.get(productId)?.product.visibility);
  if (gone.length > 0) throw new Problem("quotation-line-gone", { lineIds: gone.map(({ lineId }) => lineId) });
  // A promise of pieces that nobody has would lock a price that can't be ordered: what is there is said, and the rest stays in the quotation.
  const short = shortOf(taken, new Map([...offers].map(([id, { available }]) => [id, available])));
  if (short.length > 0) throw new Problem("quotation-line-short", { lines: short });
  const shares =
    content.shipmentCost === undefined
      ? undefined
      : shipmentShares(content.shipmentCost, held, { taken, lines: content.lines, balance });
  const terms = { until: endOf(content.validUntil), locale: before.locale, shares };
  const lines = orderLinesOf(taken, terms).map((line) => ({
    ...line,
    available: offers.get(line.productId)?.available ?? line.available,
  }));
  demandRoomForLines(lines);
  const cart: Cart = {
    id: newId(),
    userId: user.id,
    version: 0,
    status: "open",
    locale: before.locale,
    lines,
    address: content.address,
    termsOfPayment: content.termsOfPayment,
    agreedTerms: content.termsOfPayment,
    reducedVat: content.reducedVat,
    customerReference: content.reference,
    quotation: {
      id,
      number: before.number,
      version: version.version,
      hash: version.hash,
      shipmentCost: shares && [...shares.values()].reduce((sum, share) => sum + share, 0),
      shipmentTo: content.address && placeKey(content.address),
    },
    createdOn: instant(now),
  };
  const { opened, writes } = replacingOpenOrder(await openOrderOf(user, now), cart);
  const acceptance = {
    orderId: cart.id,
    userId: user.id,
    name: input.name,
    at: instant(now),
    version: version.version,
    hash: version.hash,
  };
  const quotation = await writeQuotation({
    before,
    after: {
      ...quotationMachine.after(before, "accept", "customer"),
      // What had been prepared after this version is no part of what was accepted.
      draft: undefined,
      acceptances: [...before.acceptances, acceptance],
    },
    current: content,
    also: [...writes, offerStanding(cart.id, id)],
    events: [quotationAccepted.of({ quotationId: id, version: version.version, orderId: cart.id })],
    now,
  });
  return { cart: opened, quotation };
}
