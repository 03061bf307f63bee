import { Entity, item, number, string } from "dynamodb-toolbox";
import { DeleteTransaction } from "dynamodb-toolbox/entity/actions/transactDelete";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import * as z from "zod";
import { plans } from "../../plans/index.ts";
import type { Cents } from "../../platform/money.ts";
import { kept, stored } from "../../platform/stored/stored.ts";
import { table } from "../../platform/table.ts";
import { romeDate, type CivilDate } from "../../platform/time.ts";
import type { Order } from "../order.ts";
import { planSaving } from "./plan-saving.ts";

/** What an order has saved its buyer by their plan; none of an order that saved nothing. */
export const PlanSavingEntity = kept(
  new Entity({
    name: "PlanSaving",
    table,
    schema: item({
      userId: string().key(),
      /** The day, in Rome, on which the order was placed. */
      day: string().key(),
      orderId: string().key(),
      plan: stored(z.enum(plans)),
      /** Cents. */
      net: number(),
    }),
    computeKey: ({ userId, day, orderId }: { userId: string; day: string; orderId: string }) => ({
      pk: `PLANSAVINGS#${userId}`,
      sk: `${day}#${orderId}`,
    }),
    timestamps: false,
  }),
);

/** Everything that somebody's plan has saved. */
export const planSavingsOf = (userId: string) => ({ partition: `PLANSAVINGS#${userId}` });

/** What a change of an order, or its placing, does to its line in the ledger of savings. */
export function planSavingWrites(before: Order | undefined, after: Order) {
  const { userId, id: orderId, placedOn, withoutPlan } = after;
  const [was, net] = [before ? planSaving(before) : 0, planSaving(after)];
  if (!withoutPlan || was === net) return [];
  const key = { userId, day: romeDate(new Date(placedOn)), orderId };
  return [
    net === 0
      ? PlanSavingEntity.build(DeleteTransaction).key(key)
      : PlanSavingEntity.build(PutTransaction).item({ ...key, plan: withoutPlan.plan, net }),
  ];
}

/** What somebody's plan has saved them since a day of Rome, order by order: a request for each thousands of orders. */
export async function planSavingsSince(userId: string, from: CivilDate): Promise<{ day: CivilDate; net: Cents }[]> {
  const found: { day: CivilDate; net: Cents }[] = [];
  let next: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await table
      .build(QueryCommand)
      .query({ partition: `PLANSAVINGS#${userId}`, range: { gte: from } })
      .entities(PlanSavingEntity)
      .options({ consistent: true, ...(next && { exclusiveStartKey: next }) })
      .send();
    found.push(...Items.map(({ day, net }) => ({ day, net })));
    next = LastEvaluatedKey;
  } while (next);
  return found;
}
