import { DeleteTransaction } from "dynamodb-toolbox/entity/actions/transactDelete";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { findUser, ownAddress, userInReach } from "../../accounts/index.ts";
import { pickup, savedGoods } from "../../orders/index.ts";
import { allowed, type User } from "../../platform/access.ts";
import type { Cents } from "../../platform/money.ts";
import { invalid, Problem } from "../../platform/problems.ts";
import { GuardEntity } from "../../platform/storing/guard.table.ts";
import { type Write, orVersionConflict } from "../../platform/storing/transaction.ts";
import type { CivilDate } from "../../platform/time.ts";
import { mayHaveTerms, type TermsCode } from "../../payments/index.ts";
import { tariffOn } from "../../pricing/index.ts";
import { amountsOfContent } from "../version/amounts.ts";
import { draftHash } from "../version/content-hash.ts";
import { buyerById, namedCustomer, provenBuyer } from "../customer-of.ts";
import { begun, type Beside } from "./begun.ts";
import { isService, linesFrom, type LineInput } from "./offered-lines.ts";
import { quotationMachine } from "../quotation-machine.ts";
import { originOf, type Content, type Quotation } from "../quotation.ts";
import { QuotationEntity } from "../quotation.table.ts";
import { demandRevision, loadVersion, quotationInReach, writeQuotation } from "../stored-quotation.ts";
import { defaultValidity, isOver, isTooLong } from "../version/validity.ts";

/** What a seller sets beside the lines; what is absent stays. */
export interface TermsInput {
  /** One of the customer's addresses, or the word pickup. */
  addressId?: string | undefined;
  termsOfPayment?: TermsCode | undefined;
  reducedVat?: boolean | undefined;
  /** Null: by the tariff again. */
  shipmentCost?: Cents | null | undefined;
  validUntil?: CivilDate | undefined;
  customerNotes?: string | undefined;
  reference?: string | undefined;
}

export interface NewQuotation extends TermsInput {
  userId: string;
  lines: readonly LineInput[];
  /** A cart that the customer has put aside, whose goods it begins with. */
  savedOrderId?: string | undefined;
  notes?: string | undefined;
  requestId?: string | undefined;
}

const emptyContent = (now: Date): Content => ({
  lines: [],
  termsOfPayment: "hundred_upon_order",
  reducedVat: false,
  validUntil: defaultValidity(now),
});

/** Whom these terms can't be given (domain-rules 4.1) couldn't order under them. Problem: invalid-input at the field. */
export function demandTermsFor(customer: User, code: TermsCode): void {
  if (!mayHaveTerms(customer, code)) throw invalid({ field: "termsOfPayment", code: "not-for-customer" });
}

/** Problem: invalid-input for a day that is over or more than a year away and for terms that the customer can't have, not-found for another's address. */
async function withTerms(content: Content, customer: User, input: TermsInput, now: Date): Promise<Content> {
  const { addressId, shipmentCost, ...plain } = input;
  if (plain.validUntil !== undefined && isOver(plain.validUntil, now))
    throw invalid({ field: "validUntil", code: "in-the-past" });
  if (plain.validUntil !== undefined && isTooLong(plain.validUntil, now))
    throw invalid({ field: "validUntil", code: "too-far" });
  if (plain.termsOfPayment !== undefined) demandTermsFor(customer, plain.termsOfPayment);
  const address = addressId === undefined || addressId === pickup ? addressId : await ownAddress(customer, addressId);
  const given = Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined));
  return {
    ...content,
    ...given,
    ...(address !== undefined && { address: address as NonNullable<Content["address"]> }),
    ...(shipmentCost !== undefined && { shipmentCost: shipmentCost ?? undefined }),
  };
}

/** What is written in the same breath as a new quotation. */
type Along = (quotation: Pick<Quotation, "id" | "number">) => readonly Write[];

/** Makes a draft for a customer in the employee's reach. Problems: not-found, invalid-input. */
export async function createQuotation(
  actor: User,
  input: NewQuotation,
  now: Date,
  along: Along = () => [],
): Promise<Quotation> {
  const { userId, savedOrderId, notes, requestId, lines: typed, ...terms } = input;
  await userInReach(actor, userId);
  const lines = [...typed, ...(savedOrderId ? await savedGoods(userId, savedOrderId) : [])];
  const customer = await buyerById(userId, now);
  const content = await withTerms(
    { ...emptyContent(now), lines: await linesFrom(lines, [], customer, now) },
    customer,
    terms,
    now,
  );
  return storeNew(actor, customer, content, { notes, requestId }, now, along);
}

async function storeNew(
  actor: User,
  customer: User,
  draft: Content,
  beside: Beside,
  now: Date,
  along: Along = () => [],
): Promise<Quotation> {
  const { quotation, named } = await begun(customer, draft, { ...beside, ownerId: actor.id }, now);
  return writeQuotation({ after: quotation, also: [named, ...along(quotation)], now });
}

/** What is being prepared: the draft, or the current version to begin the next one from. */
export const preparedOf = async (quotation: Quotation): Promise<Content> =>
  quotation.draft ?? (await loadVersion(quotation.id, quotation.sent)).content;

/**
 * Changes what is being prepared; of a sent quotation the next version is, and what the customer has stays. Whoever read an older revision
 * is told. Problems: not-found, invalid-transition, version-conflict, invalid-input.
 */
export async function changeDraft(
  actor: User,
  id: string,
  { revision, lines, ...terms }: TermsInput & { revision: number; lines?: readonly LineInput[] | undefined },
  now: Date,
): Promise<Quotation> {
  const before = await quotationInReach(actor, id);
  quotationMachine.demand(before, "change", "back-office");
  demandRevision(before, revision);
  const customer = await buyerById(before.userId, now);
  const prepared = await preparedOf(before);
  const content = {
    ...prepared,
    ...(lines && { lines: await linesFrom(lines, prepared.lines, customer, now) }),
  };
  const draft = await withTerms(content, customer, terms, now);
  return writeQuotation({ before, after: await withDraft(before, draft, customer, now), now });
}

/**
 * What becomes of a discount's approval once other content is prepared: what was asked or agreed to is gone, as it was for that content
 * alone; a refusal stays to be read until it is asked again.
 */
const stillApproved = ({ approval }: Quotation, draft: Content): Quotation["approval"] =>
  approval?.state === "refused" || approval?.contentHash === draftHash(draft) ? approval : undefined;

/** The quotation with a draft; before anything was sent its sums are the draft's. */
export async function withDraft(before: Quotation, draft: Content, customer: User, now: Date): Promise<Quotation> {
  const approval = stillApproved(before, draft);
  const { locale } = before;
  // Of the next version too: the page shows what is being prepared with its sums.
  const buyer = await provenBuyer(customer, { content: draft, locale }, now);
  if (before.sent > 0) return { ...before, draft, approval };
  const { total } = amountsOfContent({ content: draft, locale, tariff: await tariffOn(now) }, buyer, now);
  return { ...before, draft, approval, total, validUntil: draft.validUntil, customer: await namedCustomer(customer) };
}

/** An earlier version, or the current one, as the draft of the next: it is sent as a new one (next-capabilities a.1-2). */
export async function draftFromVersion(
  actor: User,
  id: string,
  { revision, version }: { revision: number; version: number },
  now: Date,
): Promise<Quotation> {
  const before = await quotationInReach(actor, id);
  quotationMachine.demand(before, "change", "back-office");
  demandRevision(before, revision);
  const { content } = await loadVersion(id, version);
  const validUntil = isOver(content.validUntil, now) ? defaultValidity(now) : content.validUntil;
  const draft = { ...content, validUntil };
  return writeQuotation({ before, after: { ...before, draft, approval: stillApproved(before, draft) }, now });
}

/** Throws away what is being prepared of a next version. */
export async function dropDraft(actor: User, id: string, revision: number, now: Date): Promise<Quotation> {
  const before = await quotationInReach(actor, id);
  quotationMachine.demand(before, "change", "back-office");
  demandRevision(before, revision);
  if (before.sent === 0) throw new Problem("invalid-transition", { state: before.status, action: "drop-draft" });
  return writeQuotation({ before, after: { ...before, draft: undefined, approval: undefined }, now });
}

/** The office's own notes. Whoever read an older revision is told. Problems: not-found, version-conflict. */
export async function setOwnNotes(
  actor: User,
  id: string,
  { notes, revision }: { notes: string; revision: number },
  now: Date,
): Promise<Quotation> {
  const before = await quotationInReach(actor, id);
  demandRevision(before, revision);
  return writeQuotation({ before, after: { ...before, notes: notes || undefined }, now });
}

/** Hands it to another agent or administrator (domain-rules 5.3), who may open it. Problem: invalid-input for whoever is none. */
export async function setOwner(actor: User, id: string, ownerId: string, now: Date): Promise<Quotation> {
  const before = await quotationInReach(actor, id);
  const owner = await findUser(ownerId);
  if (!owner || owner.closedAt || !allowed("sales", owner)) throw invalid({ field: "ownerId", code: "not-found" });
  return writeQuotation({ before, after: { ...before, ownerId }, now });
}

/** A new draft of the same lines at today's prices; a service keeps its own. Problem: invalid-input for an article that is gone. */
export async function duplicate(actor: User, id: string, now: Date): Promise<Quotation> {
  const quotation = await quotationInReach(actor, id);
  const customer = await buyerById(quotation.userId, now);
  const prepared = await preparedOf(quotation);
  const inputs = prepared.lines.map(
    ({ productId, lineId, category, name, list, quantity, optional, note }): LineInput =>
      isService(category)
        ? { service: { category, name }, price: list, quantity, optional, note }
        : { productId: productId === lineId ? undefined : productId, quantity, optional, note },
  );
  const lines = await linesFrom(inputs, [], customer, now);
  const draft = { ...prepared, lines, validUntil: defaultValidity(now) };
  return storeNew(actor, customer, draft, { copyOf: id, origin: originOf(quotation, "copy") }, now);
}

/** Deletes a draft of which nothing was ever sent. Problems: not-found, invalid-transition, version-conflict. */
export async function deleteDraft(actor: User, id: string): Promise<void> {
  const { number, status, sent, revision } = await quotationInReach(actor, id);
  if (status !== "draft" || sent > 0) throw new Problem("invalid-transition", { state: status, action: "delete" });
  try {
    await execute(
      QuotationEntity.build(DeleteTransaction)
        .key({ id })
        .options({ condition: { attr: "revision", eq: revision } }),
      GuardEntity.build(DeleteTransaction).key({ kind: "QUOTATION", value: number }),
    );
  } catch (error) {
    throw orVersionConflict(error);
  }
}
