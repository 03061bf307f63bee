import { reachOf, type User } from "../../platform/access.ts";
import { Problem } from "../../platform/problems.ts";
import { instant } from "../../platform/time.ts";
import { amountsOfContent } from "../version/amounts.ts";
import { draftHash, versionHash } from "../version/content-hash.ts";
import { buyerById, namedCustomer } from "../customer-of.ts";
import { quotationSent } from "../events.ts";
import { belowFloor } from "./floors.ts";
import { quotationMachine } from "../quotation-machine.ts";
import type { Content, Quotation, QuotationVersion } from "../quotation.ts";
import { demandRevision, quotationInReach, writeQuotation } from "../stored-quotation.ts";
import { isOver } from "../version/validity.ts";

/** The next version of a quotation, frozen with its hash. */
export async function frozen(
  before: Quotation,
  content: Content,
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
    amounts: amountsOfContent(content, before.locale, customer, now),
    sentOn: instant(now),
  };
  return { ...version, hash: versionHash(version) };
}

/** The quotation as it is once this version is sent: the former one is superseded by it. */
export const withSent = (before: Quotation, version: QuotationVersion): Quotation => ({
  ...before,
  status: "sent",
  sent: version.version,
  hash: version.hash,
  customer: version.customer,
  validUntil: version.content.validUntil,
  sentOn: version.sentOn,
  total: version.amounts.total,
  draft: undefined,
  approval: undefined,
});

const impossible = (state: string, action: string) => new Problem("invalid-transition", { state, action });

/**
 * Sends what is being prepared: it is frozen as the next version. Of a discount below an agent's floor the back office is asked first, and
 * nothing is sent until it agrees to this very content. Problems: not-found, invalid-transition, version-conflict, order-empty,
 * quotation-expired where its day is over.
 */
export async function sendQuotation(actor: User, id: string, revision: number, now: Date): Promise<Quotation> {
  const before = await quotationInReach(actor, id);
  quotationMachine.demand(before, "send", "back-office");
  demandRevision(before, revision);
  const { draft } = before;
  if (!draft) throw impossible(before.status, "send");
  if (!draft.lines.some(({ optional }) => !optional)) throw new Problem("order-empty");
  if (isOver(draft.validUntil, now)) throw new Problem("quotation-expired");
  const contentHash = draftHash(draft);
  const agreed = before.approval?.state === "given" && before.approval.contentHash === contentHash;
  if (!agreed && (await belowFloor(actor, draft.lines, before, now)).length > 0) {
    const approval = { state: "asked" as const, contentHash, askedBy: actor.id, askedOn: instant(now) };
    return writeQuotation({ before, after: { ...before, approval }, now });
  }
  const version = await frozen(before, draft, await buyerById(before.userId, now), now);
  const events = [quotationSent.of({ quotationId: id, version: version.version })];
  return writeQuotation({ before, after: withSent(before, version), version, events, now });
}

/**
 * The back office's word on a discount below the floor. It sends nothing and orders nothing: the agent does, and only what was agreed to
 * (next-capabilities a.1-9). Problems: forbidden for an agent, invalid-transition where nothing is asked.
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
  const state = agrees ? ("given" as const) : ("refused" as const);
  const decided = { ...approval, state, decidedBy: actor.id, decidedOn: instant(now), reason };
  return writeQuotation({ before, after: { ...before, approval: decided }, now });
}
