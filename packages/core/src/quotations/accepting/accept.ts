import { offerStanding, openOrderOf, replacingOpenOrder, withVatProof, type Cart } from "../../orders/index.ts";
import type { User } from "../../platform/access.ts";
import { Problem } from "../../platform/problems.ts";
import { demandRoom } from "../../platform/storing/room.ts";
import { instant } from "../../platform/time.ts";
import { quotationAccepted } from "../events.ts";
import { quotationMachine } from "../quotation-machine.ts";
import type { Quotation } from "../quotation.ts";
import { loadVersion, ownQuotation, writeQuotation } from "../stored-quotation.ts";
import { acceptedMeanwhile } from "./accepted-meanwhile.ts";
import { acceptedCart } from "./accepted-cart.ts";
import { keptDraft } from "./kept-draft.ts";
import type { Wish } from "./taken-lines.ts";

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
 * in one transaction with the quotation's; the former open order is saved, and what its seller was preparing is kept as a quotation of its own. Accepted while the next version is being sent, one of both is
 * told. It is placed and paid like any other order.
 *
 * Problems: not-found, quotation-superseded for another version's hash, quotation-accepted with who was first, when and the order where
 * what is accepted isn't left, quotation-expired, invalid-transition, invalid-input,
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
  if (before.status === "won") throw acceptedMeanwhile(before);
  quotationMachine.demand(before, "accept", "customer");
  if (before.hash !== input.hash) throw new Problem("quotation-superseded", { version: before.sent });
  demandRoom("quotationAcceptances", before.acceptances.length, before.acceptances.length + 1);
  const version = await loadVersion(id, before.sent);
  const cart = await acceptedCart(user, { quotation: before, version, wishes: input.lines }, now);
  // The order would ask the register: its cart shows what that makes of it from the first look on.
  await withVatProof(user, cart, now);
  const { opened, writes } = replacingOpenOrder(await openOrderOf(user, now), cart);
  const kept = await keptDraft(before, now);
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
      draft: undefined,
      approval: undefined,
      keptAs: kept.keptAs,
      acceptances: [...before.acceptances, acceptance],
    },
    current: version.content,
    also: [...writes, offerStanding(cart.id, id), ...kept.writes],
    events: [quotationAccepted.of({ quotationId: id, version: version.version, orderId: cart.id }), ...kept.events],
    now,
  }).catch(async (error: unknown) => {
    if (!(error instanceof Problem && error.code === "version-conflict")) throw error;
    // Of two who accept in the same moment the slower one is told of the other, not of a conflict.
    const after = await ownQuotation(user, id);
    throw after.acceptances.length > before.acceptances.length ? acceptedMeanwhile(after) : error;
  });
  return { cart: opened, quotation };
}
