import { ownAddress } from "../accounts/index.ts";
import { pickup } from "../orders/index.ts";
import type { User } from "../platform/access.ts";
import { Problem } from "../platform/problems.ts";
import { demandRoom } from "../platform/storing/room.ts";
import { buyerById, provenBuyer } from "./customer-of.ts";
import { quotationMachine } from "./quotation-machine.ts";
import type { Content, Quotation } from "./quotation.ts";
import { frozen, withSent } from "./selling/send.ts";
import { loadVersion, ownQuotation, writeQuotation } from "./stored-quotation.ts";
import { isOver } from "./version/validity.ts";

/** The next version at the same prices and until the same day; what its seller prepares meanwhile takes the change over. */
async function adjust(user: User, id: string, change: Partial<Content>, now: Date): Promise<Quotation> {
  const before = await ownQuotation(user, id);
  quotationMachine.demand(before, "adjust", "customer");
  demandRoom("quotationAdjustments", before.sent, before.sent + 1);
  const { content, tariff } = await loadVersion(id, before.sent);
  if (isOver(content.validUntil, now)) throw new Problem("quotation-expired");
  const adjusted = { content: { ...content, ...change }, tariff };
  const buyer = await buyerById(before.userId, now);
  const offer = { content: adjusted.content, locale: before.locale };
  const version = await frozen(before, adjusted, await provenBuyer(buyer, offer, now), now);
  const draft = before.draft && { ...before.draft, ...change };
  return writeQuotation({ before, after: { ...withSent(before, version), draft }, version, now });
}

/** The customer asks for the reduced rate, or for the full one. Problems: not-found, invalid-transition, quotation-expired, limit-reached, version-conflict. */
export const setReducedVat = (user: User, id: string, reducedVat: boolean, now: Date) =>
  adjust(user, id, { reducedVat }, now);

/**
 * The customer says where to. Where the seller has set what shipping costs, another place is the seller's to price. Problems: as
 * `setReducedVat`, and quotation-needed.
 */
export async function setAddress(user: User, id: string, addressId: string, now: Date): Promise<Quotation> {
  const address = addressId === pickup ? pickup : await ownAddress(user, addressId);
  const { sent } = await ownQuotation(user, id);
  const { content } = await loadVersion(id, sent);
  if (content.shipmentCost !== undefined) throw new Problem("quotation-needed");
  return adjust(user, id, { address }, now);
}
