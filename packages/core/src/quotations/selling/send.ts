import { reachOf, type User } from "../../platform/access.ts";
import type { Cents } from "../../platform/money.ts";
import { invalid, Problem } from "../../platform/problems.ts";
import { demandConfirmed } from "../../platform/confirming/confirmed.ts";
import { demandRoom } from "../../platform/storing/room.ts";
import { instant } from "../../platform/time.ts";
import { tariffOn } from "../../pricing/index.ts";
import { amountsOfContent } from "../version/amounts.ts";
import { draftHash, versionHash } from "../version/content-hash.ts";
import { buyerById, namedCustomer, provenBuyer } from "../customer-of.ts";
import { quotationApprovalAsked, quotationApprovalGiven, quotationApprovalRefused, quotationSent } from "../events.ts";
import { demandTermsFor } from "./drafting.ts";
import { belowFloor, hasFloor } from "./floors.ts";
import { highPrices } from "./high-prices.ts";
import { underCost } from "./low-prices.ts";
import { withShopPrices } from "./offered-lines.ts";
import { quotationMachine } from "../quotation-machine.ts";
import type { Quotation, QuotationVersion } from "../quotation.ts";
import { demandRevision, quotationInReach, writeQuotation } from "../stored-quotation.ts";
import { isOver } from "../version/validity.ts";
import { undeclaredTotal } from "./undeclared.ts";

/** The next version of a quotation, frozen with its hash. */
export async function frozen(
  before: Quotation,
  { content, tariff }: Pick<QuotationVersion, "content" | "tariff">,
  customer: User,
  now: Date,
): Promise<QuotationVersion> {
  const version: Omit<QuotationVersion, "hash"> = {
    quotationId: before.id,
    userId: before.userId,
    version: before.sent + 1,
    number: before.number,
    locale: before.locale,
    content,
    customer: await namedCustomer(customer),
    companyId: customer.companyId,
    amounts: amountsOfContent({ content, locale: before.locale, tariff }, customer, now),
    tariff,
    sentOn: instant(now),
  };
  return { ...version, hash: versionHash(version) };
}

/** The quotation as it is once this version is sent: the former one is superseded by it. */
export const withSent = (
  before: Quotation,
  version: QuotationVersion,
  underCostFor: Quotation["underCost"] = before.underCost,
): Quotation => ({
  ...before,
  underCost: underCostFor,
  status: "sent",
  sent: version.version,
  hash: version.hash,
  customer: version.customer,
  validUntil: version.content.validUntil,
  sentOn: version.sentOn,
  total: version.amounts.total,
  reference: version.content.reference,
  draft: undefined,
  approval: undefined,
});

const reasonNeeded = () => invalid({ field: "reason", code: "required" });
const impossible = (state: string, action: string) => new Problem("invalid-transition", { state, action });

/**
 * Sends what is being prepared: it is frozen as the next version. Of a discount below an agent's floor the back office is asked first, and
 * nothing is sent until it agrees to this very content. What is under cost is sent by who has no floor for a reason, which is kept beside
 * the version's number; an agent sends it for the reason of who agreed. What comes to another total than its sender has `seen`, or would ask
 * where a sending was seen, is a version-conflict. Problems: invalid-input for the reason and for terms that its customer can't have, not-found, invalid-transition, version-conflict, order-empty, confirmation-needed
 * for a price ten or a thousand times the article's and for the reduced rate before its declaration is there, address-missing where shipping has a price and no place, quotation-expired where its day is over, limit-reached.
 */
export async function sendQuotation(
  actor: User,
  id: string,
  {
    revision,
    reason,
    confirmed,
    seen,
  }: {
    revision: number;
    reason?: string | undefined;
    confirmed?: readonly string[] | undefined;
    seen?: { total: Cents; asks: boolean } | undefined;
  },
  now: Date,
): Promise<Quotation> {
  const before = await quotationInReach(actor, id);
  quotationMachine.demand(before, "send", "back-office");
  demandRevision(before, revision);
  const { draft } = before;
  if (!draft) throw impossible(before.status, "send");
  if (!draft.lines.some(({ optional }) => !optional)) throw new Problem("order-empty");
  if (draft.shipmentCost !== undefined && !draft.address) throw new Problem("address-missing");
  demandRoom("quotationVersions", before.sent, before.sent + 1);
  if (isOver(draft.validUntil, now)) throw new Problem("quotation-expired");
  const high = await highPrices(draft.lines, before, now);
  demandConfirmed(
    high.map(({ lineId, unit, usual, code }) => ({
      field: `lines.${draft.lines.findIndex((line) => line.lineId === lineId)}.price`,
      warnings: [{ code, params: { before: usual, after: unit } }],
      confirmed,
    })),
  );
  const offer = { content: draft, locale: before.locale };
  const buyer = await provenBuyer(await buyerById(before.userId, now), offer, now);
  demandTermsFor(buyer, draft.termsOfPayment);
  const tariff = await tariffOn(now);
  const { total } = amountsOfContent({ ...offer, tariff }, buyer, now);
  if (seen && seen.total !== total) throw new Problem("version-conflict");
  const full = await undeclaredTotal({ id, ...offer, tariff }, buyer, now);
  if (full !== undefined) {
    const warnings = [{ code: "certificate-missing", params: { before: total, after: full } }];
    demandConfirmed([{ field: "reducedVat", warnings, confirmed }]);
  }
  const contentHash = draftHash(draft);
  const agreed = before.approval?.state === "given" && before.approval.contentHash === contentHash;
  const asks = !agreed && (await belowFloor(actor, draft.lines, before, now)).length > 0;
  if (seen && seen.asks !== asks) throw new Problem("version-conflict");
  if (asks) {
    const approval = { state: "asked" as const, contentHash, askedBy: actor.id, askedOn: instant(now) };
    // Asking once more for what is asked already tells nobody anew.
    const isNew = before.approval?.state !== "asked" || before.approval.contentHash !== contentHash;
    const events = isNew ? [quotationApprovalAsked.of({ quotationId: id })] : [];
    return writeQuotation({ before, after: { ...before, approval }, events, now });
  }
  const granted = agreed ? before.approval : undefined;
  const why = { by: granted?.decidedBy ?? actor.id, reason: granted?.reason ?? reason };
  const isUnder = (await underCost(draft.lines, before, now)).length > 0;
  if (isUnder && !hasFloor(actor) && !why.reason) throw reasonNeeded();
  const content = { ...draft, lines: await withShopPrices(draft.lines, buyer, now) };
  const version = await frozen(before, { content, tariff }, buyer, now);
  const kept =
    isUnder && why.reason
      ? { version: version.version, reason: why.reason, by: why.by, on: instant(now) }
      : before.underCost;
  const events = [quotationSent.of({ quotationId: id, version: version.version })];
  return writeQuotation({ before, after: withSent(before, version, kept), version, events, now });
}

/**
 * The back office's word on a discount below the floor. It sends nothing and orders nothing: the agent does, and only what was agreed to
 * (next-capabilities a.1-9). To what is under cost it agrees for a reason. Problems: forbidden for an agent, invalid-transition where nothing
 * is asked, invalid-input for the reason.
 */
export async function decideApproval(
  actor: User,
  id: string,
  { revision, agrees, reason }: { revision: number; agrees: boolean; reason?: string | undefined },
  now: Date,
): Promise<Quotation> {
  if (reachOf("sales", actor) !== "all") throw new Problem("forbidden");
  const before = await quotationInReach(actor, id);
  demandRevision(before, revision);
  const { approval } = before;
  if (approval?.state !== "asked") throw impossible(before.status, "approve");
  if (agrees && !reason && before.draft && (await underCost(before.draft.lines, before, now)).length > 0)
    throw reasonNeeded();
  const state = agrees ? ("given" as const) : ("refused" as const);
  const decided = { ...approval, state, decidedBy: actor.id, decidedOn: instant(now), reason };
  const told = { quotationId: id, askedBy: approval.askedBy };
  const events = [agrees ? quotationApprovalGiven.of(told) : quotationApprovalRefused.of(told)];
  return writeQuotation({ before, after: { ...before, approval: decided }, events, now });
}
