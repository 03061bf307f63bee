import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { userNames } from "../../accounts/index.ts";
import type { User } from "../../platform/access.ts";
import { filledPage } from "../../platform/page/filled-page.ts";
import { endAt } from "../../platform/sharded-list/list.ts";
import { Problem } from "../../platform/problems.ts";
import { pageOfShards } from "../../platform/sharded-list/read.ts";
import { cursorOf, startingAt } from "../../platform/storing/cursor.ts";
import { expired, table } from "../../platform/table.ts";
import type { QuotationRequest, RequestStatus } from "./request.ts";
import { QuotationRequestEntity, requestsList, requestsWithStatus } from "./request.table.ts";
import { requestInReach, requestsInReach } from "./stored-request.ts";

interface Page {
  cursor?: string | undefined;
  limit: number;
}

/** The user's own requests, newest first. */
export async function ownRequests(user: User, { cursor, limit }: Page) {
  const { Items = [], LastEvaluatedKey } = await table
    .build(QueryCommand)
    .query({ index: "gsi1", partition: `USER#${user.id}#QUOTATIONREQUESTS` })
    .entities(QuotationRequestEntity)
    .options({ reverse: true, limit, ...startingAt(cursor) })
    .send();
  return { items: Items, cursor: cursorOf(LastEvaluatedKey) };
}

/** Requests that one look goes through at most, and those of one read. */
const lookedThrough = 2000;
const atOnce = 200;

interface Filters {
  status?: RequestStatus | undefined;
  ownerId?: string | undefined;
  /** Words of who asks, and of what is asked. */
  text?: string | undefined;
}

function matches({ requester, text, rows }: QuotationRequest, words: readonly string[]): boolean {
  const codes = rows.map(({ productCode = "" }) => productCode).join(" ");
  const { name, email, companyName = "" } = requester;
  const all = `${name} ${email} ${companyName} ${text ?? ""} ${codes}`.toLowerCase();
  return words.every((word) => all.includes(word));
}

async function withOwners<T extends QuotationRequest>(requests: readonly T[]) {
  const names = await userNames(requests.flatMap(({ ownerId }) => ownerId ?? []));
  return requests.map((request) => ({ ...request, ownerName: names.get(request.ownerId ?? "") }));
}

/** With the name of who looks after it. */
export async function withOwner(request: QuotationRequest) {
  const names = await userNames(request.ownerId ? [request.ownerId] : []);
  return { ...request, ownerName: names.get(request.ownerId ?? "") };
}

/** One request for the desk. Problem: not-found. */
export async function officeRequest(actor: Pick<User, "id" | "roles">, id: string, now: Date) {
  const request = await requestInReach(actor, id);
  if (expired(request, now)) throw new Problem("not-found");
  return withOwner(request);
}

/**
 * The requests of a state, of an employee, or with some words, newest first, as far as this employee sees them; of an open state those of
 * plans that come before others are the first.
 */
export async function listRequests(
  actor: Pick<User, "id" | "roles">,
  { status, ownerId, text, ...wanted }: Page & Filters,
  now: Date,
) {
  const list = status ? requestsWithStatus(status) : requestsList;
  const words = text?.toLowerCase().split(/\s+/).filter(Boolean) ?? [];
  const { items, cursor } = await filledPage(wanted, {
    read: (after) => {
      const page = { after, limit: atOnce, reverse: true };
      // Each list by its own name: the function's permissions follow from these words.
      return status
        ? pageOfShards(requestsWithStatus(status), QuotationRequestEntity, page)
        : pageOfShards(requestsList, QuotationRequestEntity, page);
    },
    fitting: (requests) =>
      requestsInReach(
        actor,
        requests.filter(
          (request) => !expired(request, now) && (!ownerId || request.ownerId === ownerId) && matches(request, words),
        ),
      ),
    keyOf: (request) => endAt(list, status ? request.gsi3sk : request.gsi2sk),
    lookedThrough,
  });
  return { items: await withOwners(items), cursor };
}

/** How many new requests wait for somebody, of the first so many that are looked at. */
export async function countNewRequests(actor: Pick<User, "id" | "roles">, limit: number) {
  const page = { after: undefined, limit };
  const { Items, LastEvaluatedKey } = await pageOfShards(requestsWithStatus("new"), QuotationRequestEntity, page);
  return { count: (await requestsInReach(actor, Items)).length, more: LastEvaluatedKey !== undefined };
}
