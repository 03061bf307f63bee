import * as z from "zod";
import { CentsAmount, MonthText } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { OrdersScope, OwnOrderRow } from "../orders.ts";
import { OwnQuotationRow } from "../shapes/quotation.ts";
import { MilestoneProgress } from "./milestone-shapes.ts";

/** What some orders come to; those that failed or were cancelled count for nothing. */
const spending = {
  orders: z.int(),
  /** VAT included. */
  total: CentsAmount,
  /** Of the total, what is still to be paid. */
  due: CentsAmount,
  /** Net: below the list prices of the day of each order, with its coupon. */
  saved: CentsAmount,
} as const;

export const getDashboardData = endpoint({
  method: "GET",
  path: "/dashboard-data",
  access: "customer",
  forOthers: true,
  byKey: true,
  shows: ["orders", "milestones", "quotations"],
  summary:
    "What the user's orders came to, or their company's for its owners and viewers, in each of the last twelve months of Rome and in all, with the newest orders, the nearest milestones and the quotations that wait for an answer.",
  query: { scope: OrdersScope.default("own") },
  returns: z.object({
    /** Whose orders these are: a buyer who asks for the company's reads their own. */
    scope: OrdersScope,
    /** The oldest first, each month there is; `GET /orders?month=` lists what one adds up. */
    months: z.array(z.object({ month: MonthText, ...spending })),
    /** All orders ever. */
    all: z.object(spending),
    orders: z.array(OwnOrderRow),
    milestones: z.array(MilestoneProgress),
    quotations: z.array(OwnQuotationRow),
  }),
});
