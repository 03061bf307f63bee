import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { userNames, usersInReach, usersNumbered } from "../../accounts/index.ts";
import { typedNumber } from "../../orders/index.ts";
import type { User } from "../../platform/access.ts";
import { filledPage } from "../../platform/page/filled-page.ts";
import { endAt } from "../../platform/sharded-list/list.ts";
import { pageOfShards } from "../../platform/sharded-list/read.ts";
import { cursorOf, startingAt } from "../../platform/storing/cursor.ts";
import { GuardEntity } from "../../platform/storing/guard.table.ts";
import { table } from "../../platform/table.ts";
import type { Quotation } from "../quotation.ts";
import { ofLatestMonths, ofMonth } from "./months.ts";
import { fits, type QuotationFilters } from "./quotation-filters.ts";
import { indexKeysOf, QuotationEntity, quotationsToApprove, quotationsWithStatus } from "../quotation.table.ts";
import { findRequest } from "../requests/stored-request.ts";
import { findQuotation } from "../stored-quotation.ts";
import { isOver } from "../version/validity.ts";
import { officeRow } from "../views.ts";

interface Page {
  cursor?: string | undefined;
  limit: number;
}

/** A user's quotations that were sent to them, newest first. */
export async function listOwnQuotations(user: Pick<User, "id">, { cursor, limit }: Page) {
  const { Items = [], LastEvaluatedKey } = await table
    .build(QueryCommand)
    .query({ index: "gsi1", partition: `USER#${user.id}#QUOTATIONS` })
    .entities(QuotationEntity)
    .options({ reverse: true, limit, ...startingAt(cursor) })
    .send();
  return { items: Items.filter(({ sent }) => sent > 0), cursor: cursorOf(LastEvaluatedKey) };
}

/** So many of a user's newest quotations are looked at for those that are open. */
const newest = 40;

/** Of a user's newest quotations those that wait for their answer, the newest first; `limit` at most. */
export async function openQuotations(user: Pick<User, "id">, limit: number, now: Date): Promise<Quotation[]> {
  const { items } = await listOwnQuotations(user, { limit: newest });
  return items
    .filter(({ status, validUntil }) => status === "sent" && !(validUntil !== undefined && isOver(validUntil, now)))
    .slice(0, limit);
}

/** Quotations that one request of ours looks through at most. */
const lookedThrough = 2000;
const atOnce = 100;

const idOf = async (typed: string): Promise<string | undefined> => {
  const number = typedNumber(typed);
  if (!number) return typed;
  const { Item } = await GuardEntity.build(GetItemCommand).key({ kind: "QUOTATION", value: number }).send();
  return Item?.ownerId;
};

/** Where those are read from that a filter names: one user's, those to be approved, those of a state, a month's, or the latest months'. */
function sourceOf({ userIdFilter, status, period, approval }: QuotationFilters, now: Date) {
  if (userIdFilter !== undefined) {
    return {
      read: async (after: Record<string, unknown> | undefined) => {
        const { Items = [], LastEvaluatedKey } = await table
          .build(QueryCommand)
          .query({ index: "gsi1", partition: `USER#${userIdFilter}#QUOTATIONS` })
          .entities(QuotationEntity)
          .options({ reverse: true, limit: atOnce, ...(after && { exclusiveStartKey: after }) })
          .send();
        return { Items, LastEvaluatedKey };
      },
      keyOf: (one: Quotation) => {
        const { gsi1pk, gsi1sk } = indexKeysOf(one);
        return { pk: `QUOTATION#${one.id}`, sk: "QUOTATION", gsi1pk, gsi1sk };
      },
    };
  }
  if (approval !== undefined) {
    return {
      read: async (after: Record<string, unknown> | undefined) => {
        const { Items = [], LastEvaluatedKey } = await table
          .build(QueryCommand)
          .query({ index: "gsi4", partition: quotationsToApprove })
          .entities(QuotationEntity)
          .options({ reverse: true, limit: atOnce, ...(after && { exclusiveStartKey: after }) })
          .send();
        return { Items, LastEvaluatedKey };
      },
      keyOf: (one: Quotation) => {
        const { gsi4pk, gsi4sk } = indexKeysOf(one);
        return { pk: `QUOTATION#${one.id}`, sk: "QUOTATION", gsi4pk, gsi4sk };
      },
    };
  }
  if (status !== undefined && period === undefined) {
    return {
      read: (after: Record<string, unknown> | undefined) =>
        pageOfShards(quotationsWithStatus(status), QuotationEntity, { after, limit: atOnce, reverse: true }),
      keyOf: (one: Quotation) => endAt(quotationsWithStatus(status), `${one.createdOn}#${one.id}`),
    };
  }
  return period === undefined ? ofLatestMonths(now) : ofMonth(period);
}

/** Of some quotations those that this employee may look at: an agent their own, and those of their own customers. */
async function inReach(actor: User, some: readonly Quotation[]): Promise<Quotation[]> {
  const customers = await usersInReach(
    actor,
    some.map(({ userId }) => userId),
  );
  return some.filter(({ userId, ownerId }) => ownerId === actor.id || customers.has(userId));
}

/** The office's quotations by spec 4's filters, newest first; a named one whatever month it is of. */
export async function listQuotations(actor: User, { cursor, limit, ...filters }: QuotationFilters & Page, now: Date) {
  const { quotationId } = filters;
  const page =
    quotationId === undefined ? await pageOf(actor, filters, { cursor, limit }, now) : await named(actor, quotationId);
  const names = await userNames(page.items.map(({ ownerId }) => ownerId));
  return { ...page, items: page.items.map((one) => officeRow(one, now, names)) };
}

/** Of how many quotations a discount waits for an administrator's word, up to so many. */
export async function countToApprove(limit: number) {
  const { Count = 0, LastEvaluatedKey } = await table
    .build(QueryCommand)
    .query({ index: "gsi4", partition: quotationsToApprove })
    .options({ select: "COUNT", limit })
    .send();
  return { count: Count, more: LastEvaluatedKey !== undefined };
}

async function named(actor: User, typed: string): Promise<{ items: Quotation[]; cursor: null }> {
  const id = await idOf(typed);
  const found = id ? await findQuotation(id) : undefined;
  return { items: found ? await inReach(actor, [found]) : [], cursor: null };
}

/** Whose quotations answer a request: its sender's, and where that is a visitor those of whom it was converted for. */
async function askedBy(requestId: string): Promise<string | undefined> {
  const request = await findRequest(requestId);
  if (!request?.quotationId) return request?.userId;
  const made = await findQuotation(request.quotationId);
  return made?.userId ?? request.userId;
}

async function pageOf(actor: User, asked: QuotationFilters, page: Page, now: Date) {
  const { requestId } = asked;
  const userIdFilter = asked.userIdFilter ?? (requestId === undefined ? undefined : await askedBy(requestId));
  if (requestId !== undefined && userIdFilter === undefined) return { items: [], cursor: null };
  const filters = { ...asked, userIdFilter };
  const numbered = await usersNumbered(filters.referenceFilter ?? "", now);
  const fit = fits(filters, numbered, now);
  return filledPage<Quotation>(page, {
    ...sourceOf(filters, now),
    fitting: (some) => inReach(actor, some.filter(fit)),
    lookedThrough,
  });
}
