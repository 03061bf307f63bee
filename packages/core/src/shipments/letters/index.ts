import { findUser } from "../../accounts/index.ts";
import { wordingFor, type LettersFor, type Post } from "../../mail/index.ts";
import { loadOrder } from "../../orders/index.ts";
import { carrierLanguage } from "../damage/carrier-facts.ts";
import { drawCarrierClaim } from "../damage/draw-carrier-claim.ts";
import { findClaim } from "../damage/stored-claim.ts";
import type * as events from "../events.ts";
import { carrierLetter, damageArrivedLetter, damageSettledLetter, damageTakenLetter } from "./damage-letters.ts";

interface Told {
  shipmentId: string;
  claimId: string;
}

/** A claim with its order; undefined where it was erased meanwhile. */
async function claimed({ shipmentId, claimId }: Told) {
  const claim = await findClaim(shipmentId, claimId);
  return claim && { claim, order: await loadOrder(claim.orderId) };
}

/** To who has placed the order, and to their agent, where they have one; all others find it in the office's queue. */
async function taken(payload: Told): Promise<Post[]> {
  const found = await claimed(payload);
  if (!found) return [];
  const { claim, order } = found;
  const { email, language } = order.customer;
  const posts: Post[] = [{ to: { email, language }, letter: damageTakenLetter(wordingFor(language), order, claim) }];
  const customer = await findUser(claim.userId);
  const agent = customer?.ownerId ? await findUser(customer.ownerId) : undefined;
  if (!agent || agent.closedAt) return posts;
  const wording = wordingFor(agent.language);
  const to = { email: agent.email, language: agent.language };
  return [...posts, { to, letter: damageArrivedLetter(wording, order, claim) }];
}

async function claimedOf(payload: Told): Promise<Post[]> {
  const claim = await findClaim(payload.shipmentId, payload.claimId);
  if (!claim?.toCarrier) return [];
  const content = Buffer.from(await drawCarrierClaim(claim));
  const filename = `${claim.documentNumber.replaceAll("/", "-")}.pdf`;
  return [
    {
      to: { email: claim.toCarrier.email, language: carrierLanguage(claim) },
      letter: carrierLetter(claim),
      attachments: [{ filename, content, contentType: "application/pdf" }],
    },
  ];
}

async function settledOf(payload: Told): Promise<Post[]> {
  const found = await claimed(payload);
  if (!found) return [];
  const { email, language } = found.order.customer;
  const letter = damageSettledLetter(wordingFor(language), found.order, found.claim);
  return letter ? [{ to: { email, language }, letter }] : [];
}

/** The letters of what was told of damaged goods. */
export const shipmentLetters: LettersFor<typeof events> = {
  "damage-told": taken,
  "damage-claimed": claimedOf,
  "damage-settled": settledOf,
};
