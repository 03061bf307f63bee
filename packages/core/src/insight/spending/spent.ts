import { askedIn, paidAndKept, stands, type Order } from "../../orders/index.ts";
import { sumOf, type Cents } from "../../platform/money.ts";
import { romeMonth } from "../../platform/time.ts";

/** What some orders come to, each in cents but the first. */
export interface Spending {
  orders: number;
  /** Totals, VAT included, as the orders' list shows them. */
  total: Cents;
  /** Of the totals, what is still to be paid. */
  due: Cents;
  /** Net: what the orders cost less than the list prices of the day they were placed on, coupons included. */
  saved: Cents;
}

/** What one order counts for, in whose figures and in which month of Rome it was placed. */
export interface Spent extends Spending {
  userId: string;
  companyId?: string | undefined;
  /** "2026-11". */
  month: string;
}

type Facts = Pick<
  Order,
  "userId" | "companyId" | "placedOn" | "lines" | "amounts" | "transactions" | "status" | "cancelledOn"
>;

/** Net cents that the pieces cost less than at their list prices. */
const belowList = ({ lines }: Pick<Order, "lines">): Cents =>
  sumOf(
    lines.flatMap(({ list, unit, quantity, parts }) =>
      (parts ?? [{ list, unit, quantity }]).map((part) => Math.max(0, part.list - part.unit) * part.quantity),
    ),
  );

/** What an order counts for now; one that doesn't stand counts for nothing, and keeps its place. */
export function spentOn(order: Facts): Spent {
  const { userId, companyId, placedOn, amounts } = order;
  const place = { userId, ...(companyId !== undefined && { companyId }), month: romeMonth(new Date(placedOn)) };
  if (!stands(order)) return { ...place, ...nothing };
  const due = Math.max(0, askedIn(amounts) - paidAndKept(order));
  return { ...place, orders: 1, total: amounts.total, due, saved: belowList(order) + amounts.couponAmount };
}

export const nothing: Spending = { orders: 0, total: 0, due: 0, saved: 0 };

/** By how much figures move from one to the other. */
export const moved = (from: Spending, to: Spending): Spending => ({
  orders: to.orders - from.orders,
  total: to.total - from.total,
  due: to.due - from.due,
  saved: to.saved - from.saved,
});

export const together = (some: readonly Spending[]): Spending => ({
  orders: sumOf(some.map(({ orders }) => orders)),
  total: sumOf(some.map(({ total }) => total)),
  due: sumOf(some.map(({ due }) => due)),
  saved: sumOf(some.map(({ saved }) => saved)),
});
