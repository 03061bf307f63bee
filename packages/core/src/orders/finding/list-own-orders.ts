import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import type { User } from "../../platform/access.ts";
import { filledPage } from "../../platform/page/filled-page.ts";
import { table } from "../../platform/table.ts";
import { dayEnd, dayStart, lastOfMonth } from "../../platform/time.ts";
import { stands, type Order } from "../order.ts";
import { indexKeysOf, OrderEntity } from "../order.table.ts";
import { customersInvoices } from "../papers/self-invoices.ts";
import { maySee } from "../stored-order.ts";
import { orderView } from "./list-orders.ts";

type Asker = Pick<User, "id" | "companyId" | "memberRole">;
/** Whose orders: one's own, or the company's. */
export type Scope = "own" | "company";

interface Asked {
  cursor?: string | undefined;
  limit: number;
  scope?: Scope | undefined;
  /** Those that were placed in a month of Rome, "2026-11", and stand: what its figures add up. */
  month?: string | undefined;
}

/** Orders that one request of ours looks through at most. */
const lookedThrough = 1000;

/** Whether somebody reads all that their company ordered: its owners and viewers. For a buyer the company's orders are their own. */
export const readsCompany = <A extends Asker>(user: A, scope: Scope): user is A & { companyId: string } =>
  scope === "company" && user.companyId !== undefined && user.memberRole !== "buyer";

/** A user's orders, newest first, or for owners and viewers those of their company; one request, or some where orders are left out: failed ones of a month, those of a company that was left. */
export async function listOwnOrders(user: Asker, { cursor, limit, scope = "own", month }: Asked, now: Date) {
  const whose = readsCompany(user, scope)
    ? { index: "gsi4" as const, partition: `COMPANY#${user.companyId}#ORDERS` }
    : { index: "gsi1" as const, partition: `USER#${user.id}#ORDERS` };
  const fits = (order: Order) => maySee(user, order) && (month === undefined || stands(order));
  const page = await filledPage<Order>(
    { cursor, limit },
    {
      read: (after) =>
        table
          .build(QueryCommand)
          .query({ ...whose, ...(month !== undefined && { range: { between: sortedIn(month) } }) })
          .entities(OrderEntity)
          .options({ reverse: true, limit, ...(after && { exclusiveStartKey: after }) })
          .send(),
      fitting: (orders) => orders.filter(fits),
      keyOf: (order) => keyIn(whose.index, order),
      lookedThrough,
    },
  );
  return { ...page, items: page.items.map((order) => ({ ...orderView(order, now), ...customersInvoices(order) })) };
}

/** The ends of a month among the sort keys of orders, which begin with the instant at which one was placed. */
const sortedIn = (month: string): [string, string] => [
  dayStart(`${month}-01`),
  `${dayEnd(lastOfMonth(`${month}-01`))}#~`,
];

function keyIn(index: "gsi1" | "gsi4", order: Order): Record<string, unknown> {
  const { gsi1pk, gsi1sk, gsi4pk, gsi4sk } = { gsi4pk: undefined, gsi4sk: undefined, ...indexKeysOf(order) };
  const own = { pk: `ORDER#${order.id}`, sk: "ORDER" };
  return index === "gsi1" ? { ...own, gsi1pk, gsi1sk } : { ...own, gsi4pk, gsi4sk };
}
