import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import {
  findOrder,
  loadOrder,
  orderOfNumber,
  receiptsOf,
  typedNumber,
  visibleOrder,
  type Order,
} from "../orders/index.ts";
import { wayOf } from "../payments/index.ts";
import type { User } from "../platform/access.ts";
import { filledPage } from "../platform/page/filled-page.ts";
import { endAt } from "../platform/sharded-list/list.ts";
import { pageOfShards } from "../platform/sharded-list/read.ts";
import { table } from "../platform/table.ts";
import { romeMonth } from "../platform/time.ts";
import { countable } from "./pieces/counted-lines.ts";
import { refundAhead } from "./refund-return.ts";
import { returnActionsOf, returnMachine } from "./return-machine.ts";
import { isOpenReturn, openStatuses, type ReturnStatus } from "./return-codes.ts";
import { leftToReturn, wayBackPaidBy, type ReturnRequest } from "./return-request.ts";
import { ReturnRequestEntity, returnsOfMonth, returnsOfNumber, returnsWithStatus } from "./return.table.ts";
import { findReturn } from "./stored-return.ts";

/** A request as its customer reads it. */
export const ownView = (request: ReturnRequest) => ({
  ...request,
  mayCancel: returnMachine.offers(request, "cancel", "customer"),
  wayBack: wayBackPaidBy(request.lines.map(({ reason }) => reason)),
});

/** The same for the office: with what it may do, what would go back of it now, and whether that is by a transfer. */
export async function officeView(request: ReturnRequest, now: Date) {
  const open = isOpenReturn(request) && !request.refund ? await findOrder(request.orderId) : undefined;
  const order = request.status === "received" ? open : undefined;
  const receipts = order ? await receiptsOf(order) : [];
  const refunds = order && (await refundAhead(order, request, receipts, now));
  const prices = open && countable(open, request);
  return {
    ...ownView(request),
    ...(prices && { prices }),
    ...(refunds && { refunds }),
    actions: returnActionsOf(request),
    refundBegun: request.refund !== undefined && isOpenReturn(request),
    byTransfer: receipts.some((receipt) => wayOf(receipt) === "transfer"),
  };
}

const requestsOf = async ({ returns = [] }: Order): Promise<ReturnRequest[]> =>
  (await Promise.all(returns.toReversed().map(({ id }) => findReturn(id)))).flatMap((request) => request ?? []);

/** The requests of an order that this user may look at, the newest first, and the pieces that may still be asked for. Problem: not-found. */
export async function returnsOfOrder(user: Pick<User, "id" | "companyId" | "memberRole">, orderId: string) {
  const order = await visibleOrder(user, orderId);
  return { left: leftToReturn(order), items: (await requestsOf(order)).map(ownView) };
}

interface Query {
  /** Those of one order alone. */
  orderId?: string | undefined;
  status?: ReturnStatus | undefined;
  /** "2026-11", of those in any state; the current month where nothing is said. */
  period?: string | undefined;
  /** Words of the customer's name; a whole number, its own or its order's, finds it of any month. */
  text?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Requests that one look goes through at most, and those of one read. */
const lookedThrough = 2000;
const atOnce = 200;

/** The end of an id makes a number, so that two might have one; more never have. */
const sameNumber = 5;

/** The request that has a number, whatever month it is of. */
async function returnNumbered(number: string): Promise<ReturnRequest[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ index: "gsi4", partition: returnsOfNumber(number) })
    .entities(ReturnRequestEntity)
    .options({ limit: sameNumber })
    .send();
  return Items;
}

/** The requests of the order that is meant, or the one whose number is typed whole; undefined where neither is. */
async function requestsMeant({ orderId, status, text }: Query): Promise<ReturnRequest[] | undefined> {
  if (orderId) return requestsOf(await loadOrder(orderId));
  const number = status ? undefined : typedNumber(text ?? "");
  if (!number) return undefined;
  const [order, numbered] = await Promise.all([orderOfNumber(number), returnNumbered(number)]);
  if (order) return [...numbered, ...(await requestsOf(order))];
  return numbered.length > 0 ? numbered : undefined;
}

/** The requests in a state, the oldest first while somebody has to do something about them; or those that were asked in a month, of an order, or by their number. */
export async function listReturns({ orderId, status, period, text, ...wanted }: Query, now: Date) {
  const meant = await requestsMeant({ orderId, status, text, ...wanted });
  if (meant) return { items: await Promise.all(meant.map((one) => officeView(one, now))), cursor: null };
  const month = period ?? romeMonth(now);
  const list = status ? returnsWithStatus(status) : returnsOfMonth(month);
  const words = text?.toLowerCase().split(/\s+/).filter(Boolean) ?? [];
  const reverse = !(status && isOpenReturn({ status }));
  const matches = ({ customerName, orderNumber, number }: ReturnRequest): boolean =>
    words.every((word) => `${customerName} ${orderNumber} ${number}`.toLowerCase().includes(word));
  const { items, cursor } = await filledPage(wanted, {
    read: (after) => {
      const page = { after, limit: atOnce, reverse };
      // Each list by its own name: the function's permissions follow from these words.
      return status
        ? pageOfShards(returnsWithStatus(status), ReturnRequestEntity, page)
        : pageOfShards(returnsOfMonth(month), ReturnRequestEntity, page);
    },
    fitting: (requests) => Promise.resolve(requests.filter(matches)),
    keyOf: (request) => endAt(list, status ? request.gsi3sk : request.gsi2sk),
    lookedThrough,
  });
  return { items: await Promise.all(items.map((one) => officeView(one, now))), cursor };
}

/** How many requests somebody has to do something about, of each state the first so many. */
export async function countOpenReturns(limit: number) {
  const pages = await Promise.all(
    openStatuses.map((status) =>
      pageOfShards(returnsWithStatus(status), ReturnRequestEntity, { after: undefined, limit }),
    ),
  );
  return {
    count: pages.reduce((sum, { Items }) => sum + Items.length, 0),
    more: pages.some(({ LastEvaluatedKey }) => LastEvaluatedKey !== undefined),
  };
}
