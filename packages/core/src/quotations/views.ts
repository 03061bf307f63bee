import type { User } from "../platform/access.ts";
import { daysBetween, romeDate } from "../platform/time.ts";
import { basisOf, tariffOn } from "../pricing/index.ts";
import { ordersHolding } from "../orders/index.ts";
import { amountsOfContent } from "./version/amounts.ts";
import { callerById, findUser, userNames } from "../accounts/index.ts";
import { differencesOf, peakPower, perKiloWattPeak } from "./version/differences.ts";
import { inGross } from "./version/gross.ts";
import { belowFloor, hasFloor, lineFacts } from "./selling/floors.ts";
import { highPrices } from "./selling/high-prices.ts";
import { lowPrices } from "./selling/low-prices.ts";
import { shortLines } from "./selling/short-lines.ts";
import { undeclaredTotal } from "./selling/undeclared.ts";
import { messagesOf } from "./messages.ts";
import { balanceOf, type Content, type LineBalance, type Quotation, type QuotationVersion } from "./quotation.ts";
import { livingQuotation, verdictOf } from "./living/load-living.ts";
import type { Verdict } from "./living/verdict.ts";
import { linkUntil } from "./shared-link.ts";
import { loadVersion, newestVersions } from "./stored-quotation.ts";
import { isPartOf, standingOf } from "./standing.ts";
import { unlistedOf } from "./unlisted.ts";
import { endOf, isOver } from "./version/validity.ts";

const amountOf = ({ unit, quantity }: { unit: number; quantity: number }) => unit * quantity;

/** What is offered on a day as a page shows it; the sums are the version's own. */
function contentView(facts: Pick<QuotationVersion, "content" | "amounts" | "locale">, on: Date) {
  const { content, amounts } = facts;
  const gross = inGross(facts, on);
  return {
    ...content,
    until: endOf(content.validUntil),
    lines: content.lines.map((line, at) => ({
      ...line,
      amount: amountOf(line),
      gross: gross.lines[at]?.all ?? 0,
      grossEach: gross.lines[at]?.each ?? 0,
    })),
    amounts,
    grossSummary: gross.summary,
    peakPower: peakPower(facts),
    perKiloWattPeak: perKiloWattPeak(facts),
  };
}

/** A version with its hash. */
export const versionView = (version: QuotationVersion, { sent }: Pick<Quotation, "sent">) => {
  const { version: number, sentOn, hash, customer } = version;
  return {
    version: number,
    superseded: number < sent,
    sentOn,
    hash,
    language: customer.language,
    customer,
    basis: basisOf({ companyId: version.companyId }),
    ...contentView(version, new Date(sentOn)),
  };
};

/** How each version differs from the one before. */
const stepsOf = ({ versions, former }: Awaited<ReturnType<typeof newestVersions>>) =>
  versions.map((version, at) => {
    const before = versions[at - 1] ?? former;
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
  const dropped = sent > 0 && quotation.droppedOf === sent;
  const daysLeft = validUntil === undefined || over ? undefined : daysBetween(romeDate(now), validUntil);
  const standing = standingOf({ status, over, daysLeft, dropped });
  const days = { validUntil, over, daysLeft, dropped, standing };
  return { id, number, userId, customer, status, revision, sent, createdOn, sentOn, total, hash, ...days };
};

/** A row of the customer's list: as much of its current version as a row says. */
export async function customerRow(quotation: Quotation, now: Date) {
  const version = await loadVersion(quotation.id, quotation.sent);
  const { lines, reference } = version.content;
  const balance = balanceOf(lines, await ordersHolding(quotation.acceptances));
  const head = headOf(quotation, now);
  const standing = standingOf({ ...head, isPart: isPartOf(lines, balance) });
  return { ...head, standing, reference, living: await verdictOf(quotation, version, balance, now) };
}

/** What the nightly look said of the version that its customer has, while that is open. */
export const orderableOf = ({ status, sent, validUntil, rechecked }: Quotation, now: Date): Verdict | undefined =>
  (status === "sent" || status === "accepted") &&
  rechecked?.version === sent &&
  !(validUntil !== undefined && isOver(validUntil, now))
    ? rechecked.verdict
    : undefined;

/** A row of the office's list. */
export const officeRow = (quotation: Quotation, now: Date, names: ReadonlyMap<string, string>) => ({
  ...headOf(quotation, now),
  ownerId: quotation.ownerId,
  ownerName: names.get(quotation.ownerId) ?? "",
  approval: quotation.approval?.state,
  orderable: orderableOf(quotation, now),
  lostReason: quotation.lostReason,
  reference: quotation.draft ? quotation.draft.reference : quotation.reference,
  prepared: quotation.draft !== undefined && quotation.sent > 0,
});

/** Which orders were made of it, and what is left of each line. */
async function ordersOf(quotation: Quotation, content: Content) {
  const held = await ordersHolding(quotation.acceptances);
  const byId = new Map(held.map((order) => [order.id, order]));
  return {
    balance: balanceOf(content.lines, held),
    acceptances: quotation.acceptances.map(({ orderId, userId, name, at, version, hash }) => {
      const order = byId.get(orderId);
      return {
        orderId,
        userId,
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
  const newest = await newestVersions(quotation);
  const current = newest.versions.at(-1);
  if (!current) throw new Error(`quotation ${quotation.id} was never sent`);
  const head = headOf(quotation, now);
  const orders = await ordersOf(quotation, current.content);
  const isPart = isPartOf(current.content.lines, orders.balance);
  return {
    ...head,
    standing: standingOf({ ...head, isPart }),
    current: versionView(current, quotation),
    versions: stepsOf(newest),
    ...orders,
    unlisted: await unlistedOf(current.content),
    living: await livingQuotation(quotation, current, orders.balance, now),
    messages: await messagesOf(quotation),
    mayAccept: isOpen(quotation, current, orders.balance, now),
  };
}

/** Whether its customer can accept something of it now. */
const isOpen = (
  { status }: Pick<Quotation, "status">,
  { content }: Pick<QuotationVersion, "content">,
  balance: readonly LineBalance[],
  now: Date,
): boolean =>
  (status === "sent" || status === "accepted") &&
  !isOver(content.validUntil, now) &&
  balance.some(({ left }) => left > 0);

/** A quotation as whoever holds its link reads it: `version` without how its customer is reached. */
export async function sharedView(quotation: Quotation, version: QuotationVersion, now: Date) {
  const { id, number, status, sent } = quotation;
  const { balance } = await ordersOf(quotation, version.content);
  const open = isOpen(quotation, version, balance, now);
  const unlisted = await unlistedOf(version.content);
  return { id, number, status, sent, current: versionView(version, quotation), balance, unlisted, open };
}

/** A version of a quotation for its customer. */
export const oneVersion = async (quotation: Quotation, version: number) =>
  versionView(await loadVersion(quotation.id, version), quotation);

/** Whose floor counts for a reader: an agent's own; for an administrator that of the agent who asks, or who looks after it. */
async function sellerOf({ approval, ownerId }: Quotation, reader: User) {
  if (hasFloor(reader)) return reader;
  return findUser(approval?.state === "asked" ? approval.askedBy : ownerId);
}

/** A quotation with all that the office knows of it: what is being prepared with its sums, and what is below whose floor. */
export async function officeView(quotation: Quotation, reader: User, now: Date) {
  const [newest, customer] = await Promise.all([newestVersions(quotation), callerById(quotation.userId, now)]);
  const current = newest.versions.at(-1);
  const { draft, approval, underCost } = quotation;
  const tariff = draft && (await tariffOn(now));
  const amounts =
    draft && customer && amountsOfContent({ content: draft, locale: quotation.locale, tariff }, customer, now);
  const prepared = draft && amounts && contentView({ content: draft, amounts, locale: quotation.locale }, now);
  const people = await userNames([
    quotation.ownerId,
    ...(underCost ? [underCost.by] : []),
    ...(approval ? [approval.askedBy, ...(approval.decidedBy ? [approval.decidedBy] : [])] : []),
  ]);
  const shown = current?.content ?? draft;
  const seller = draft && (await sellerOf(quotation, reader));
  const asks = approval?.state === "asked";
  const orders = shown ? await ordersOf(quotation, shown) : { balance: [], acceptances: [] };
  return {
    ...officeRow(quotation, now, people),
    basis: basisOf({ companyId: quotation.companyId }),
    draft: prepared,
    /** How what is being prepared differs from what the customer has. */
    pending: current && draft && amounts ? differencesOf(current, { content: draft, amounts }) : [],
    belowFloor: draft ? await belowFloor(asks && seller ? seller : reader, draft.lines, quotation, now) : [],
    short: draft ? await shortLines(draft.lines, quotation, now) : [],
    lowPrices: draft && !hasFloor(reader) ? await lowPrices(draft.lines, quotation, now) : [],
    highPrices: draft ? await highPrices(draft.lines, quotation, now) : [],
    undeclared:
      draft && customer
        ? await undeclaredTotal({ id: quotation.id, content: draft, locale: quotation.locale, tariff }, customer, now)
        : undefined,
    // An agent isn't told what the supplier takes, nor that it was more.
    underCost: underCost && !hasFloor(reader) ? { ...underCost, byName: people.get(underCost.by) } : undefined,
    lineFacts: draft ? await lineFacts({ reader, seller }, draft.lines, quotation, now) : [],
    approvalFacts: approval && {
      ...approval,
      // Why something under cost was granted tells what the supplier takes.
      reason: approval.state === "given" && hasFloor(reader) ? undefined : approval.reason,
      askedByName: people.get(approval.askedBy),
      decidedByName: approval.decidedBy && people.get(approval.decidedBy),
    },
    current: current && versionView(current, quotation),
    versions: stepsOf(newest),
    ...orders,
    living: current && (await livingQuotation(quotation, current, orders.balance, now)),
    messages: await messagesOf(quotation),
    lostText: quotation.lostText,
    notes: quotation.notes,
    linkUntil: linkUntil(quotation),
    copyOf: quotation.copyOf,
    origin: quotation.origin,
    keptAs: quotation.keptAs,
    restAs: quotation.restAs,
    requestId: quotation.requestId,
  };
}
