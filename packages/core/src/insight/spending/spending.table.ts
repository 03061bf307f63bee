import { Entity, item, number, string } from "dynamodb-toolbox";
import { kept } from "../../platform/stored/stored.ts";
import { table } from "../../platform/table.ts";

const figures = () => ({ orders: number(), total: number(), due: number(), saved: number() });

/** What an order counts for in its customer's figures, and of which version of the order that is: so it counts once. */
export const CountedOrderEntity = kept(
  new Entity({
    name: "CountedOrder",
    table,
    schema: item({
      orderId: string().key(),
      orderVersion: number(),
      userId: string(),
      companyId: string().optional(),
      month: string(),
      ...figures(),
    }),
    computeKey: ({ orderId }: { orderId: string }) => ({ pk: `ORDER#${orderId}`, sk: "COUNTED" }),
  }),
);

/** Of what a person ordered, for a company or for themselves. */
export const spendingOfUser = (userId: string): string => `SPENDING#USER#${userId}`;
/** Of all that was ordered for a company. */
export const spendingOfCompany = (companyId: string): string => `SPENDING#COMPANY#${companyId}`;

/** Stands for no company in the key of what people order for themselves. */
export const forThemselves = "-";

/** What the orders of a month come to together, by whom they were placed for: moved by the differences of each order. */
export const SpendingEntity = kept(
  new Entity({
    name: "Spending",
    table,
    schema: item({
      holder: string().key().enum("USER", "COMPANY"),
      id: string().key(),
      company: string().key(),
      month: string().key(),
      ...figures(),
    }),
    computeKey: ({ holder, id, company, month }: { holder: string; id: string; company: string; month: string }) => ({
      pk: `SPENDING#${holder}#${id}`,
      sk: `${company}#${month}`,
    }),
  }),
);
