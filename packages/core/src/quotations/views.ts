import type { User } from "../platform/access.ts";
import { basisOf } from "../pricing/index.ts";
import { ordersHolding } from "../orders/index.ts";
import { amountsOfContent } from "./version/amounts.ts";
import { callerById, userNames } from "../accounts/index.ts";
import { differencesOf, peakPower, perKiloWattPeak } from "./version/differences.ts";
import { belowFloor } from "./selling/floors.ts";
import { messagesOf } from "./messages.ts";
import { balanceOf, type Content, type Quotation, type QuotationVersion } from "./quotation.ts";
import { loadVersion, versionsOf } from "./stored-quotation.ts";
import { endOf, isOver } from "./version/validity.ts";

const amountOf = ({ unit, quantity }: { unit: number; quantity: number }) => unit * quantity;

/** What is offered as a page shows it; the sums are the version's own. */
function contentView(content: Content, amounts: QuotationVersion["amounts"]) {
  const facts = { content, amounts };
  return {
    ...content,
    until: endOf(content.validUntil),
    lines: content.lines.map((line) => ({ ...line, amount: amountOf(line) })),
    amounts,
    peakPower: peakPower(facts),
    perKiloWattPeak: perKiloWattPeak(facts),
  };
}

/** A version with its hash. */
export const versionView = (version: QuotationVersion, { sent }: Pick<Quotation, "sent">) => {
  const { version: number, sentOn, hash, content, amounts, customer } = version;
  return {
    version: number,
    superseded: number < sent,
    sentOn,
    hash,
    customer,
    basis: basisOf({ companyId: version.companyId }),
    ...contentView(content, amounts),
  };
};

/** How each version differs from the one before. */
const stepsOf = (versions: readonly QuotationVersion[]) =>
  versions.map((version, at) => {
    const before = versions[at - 1];
    const { version: number, sentOn, hash, amounts } = version;
    return {
      version: number,
      sentOn,
      hash,
      total: amounts.total,
      differences: before ? differencesOf(before, version) : [],
    };
  });

const headOf = (quotation: Quotation, now: Date) => {
  const { id, number, userId, customer, status, revision, sent, createdOn, sentOn, validUntil, total, hash } =
    quotation;
  const over = validUntil !== undefined && isOver(validUntil, now);
  return { id, number, userId, customer, status, revision, sent, createdOn, sentOn, validUntil, total, hash, over };
};

/** A row of the customer's list. */
export const customerRow = headOf;

/** A row of the office's list. */
export const officeRow = (quotation: Quotation, now: Date, names: ReadonlyMap<string, string>) => ({
  ...headOf(quotation, now),
  ownerId: quotation.ownerId,
  ownerName: names.get(quotation.ownerId) ?? "",
  approval: quotation.approval?.state,
  lostReason: quotation.lostReason,
  reference: quotation.draft?.reference,
  prepared: quotation.draft !== undefined && quotation.sent > 0,
});

/** Which orders were made of it, and what is left of each line. */
async function ordersOf(quotation: Quotation, content: Content) {
  const held = await ordersHolding(quotation.acceptances);
  const byId = new Map(held.map((order) => [order.id, order]));
  return {
    balance: balanceOf(content.lines, held),
    acceptances: quotation.acceptances.map(({ orderId, name, at, version, hash }) => {
      const order = byId.get(orderId);
      return {
        orderId,
        name,
        at,
        version,
        hash,
        order: order
          ? { status: order.status, number: "number" in order ? order.number : undefined, lines: order.lines.length }
          : undefined,
      };
    }),
  };
}

/** A quotation as its customer reads it: versions, what is left, what was written. Nothing of what is being prepared. */
export async function customerView(quotation: Quotation, now: Date) {
  const versions = await versionsOf(quotation);
  const current = versions.at(-1);
  if (!current) throw new Error(`quotation ${quotation.id} was never sent`);
  return {
    ...headOf(quotation, now),
    current: versionView(current, quotation),
    versions: stepsOf(versions),
    ...(await ordersOf(quotation, current.content)),
    messages: await messagesOf(quotation),
    mayAccept:
      (quotation.status === "sent" || quotation.status === "accepted") && !isOver(current.content.validUntil, now),
  };
}

/** A version of a quotation for its customer. */
export const oneVersion = async (quotation: Quotation, version: number) =>
  versionView(await loadVersion(quotation.id, version), quotation);

/** A quotation with all that the office knows of it: what is being prepared with its sums, and what is below the reader's floor. */
export async function officeView(quotation: Quotation, reader: User, now: Date) {
  const [versions, customer] = await Promise.all([versionsOf(quotation), callerById(quotation.userId, now)]);
  const current = versions.at(-1);
  const { draft, approval } = quotation;
  const amounts = draft && customer && amountsOfContent(draft, quotation.locale, customer, now);
  const prepared = draft && amounts && { ...contentView(draft, amounts) };
  const people = await userNames([
    quotation.ownerId,
    ...(approval ? [approval.askedBy, ...(approval.decidedBy ? [approval.decidedBy] : [])] : []),
  ]);
  const shown = current?.content ?? draft;
  return {
    ...officeRow(quotation, now, people),
    basis: basisOf({ companyId: quotation.companyId }),
    draft: prepared,
    /** How what is being prepared differs from what the customer has. */
    pending: current && draft && amounts ? differencesOf(current, { content: draft, amounts }) : [],
    belowFloor: draft ? await belowFloor(reader, draft.lines, quotation, now) : [],
    approvalFacts: approval && {
      ...approval,
      askedByName: people.get(approval.askedBy),
      decidedByName: approval.decidedBy && people.get(approval.decidedBy),
    },
    current: current && versionView(current, quotation),
    versions: stepsOf(versions),
    ...(shown ? await ordersOf(quotation, shown) : { balance: [], acceptances: [] }),
    messages: await messagesOf(quotation),
    lostText: quotation.lostText,
    notes: quotation.notes,
    linkUntil: quotation.link?.until,
    copyOf: quotation.copyOf,
    requestId: quotation.requestId,
  };
}
