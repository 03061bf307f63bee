import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import type { Charge, ChargeState, Subscription } from "../plans/index.ts";
import { table } from "../platform/table.ts";
import { instant } from "../platform/time.ts";
import { SubscriptionChargeEntity } from "./subscription.table.ts";

const noted = (userId: string, charge: Charge, state: ChargeState, now: Date) => {
  const { orderId, kind, plan, from, to, startedOn, net, total, tries, failure, code } = charge;
  const facts = { userId, orderId, kind, plan, from, to, startedOn, net, total, tries, failure, code };
  return SubscriptionChargeEntity.build(PutTransaction).item({ ...facts, state, changedOn: instant(now) });
};

/** What a change of a subscription does to the history of its charges: the one that is under way, and what became of the former. */
export function chargeWrites(before: Subscription | undefined, after: Subscription, now: Date) {
  const { userId, charge, paidBy } = after;
  const over = before?.charge && before.charge.orderId !== charge?.orderId ? before.charge : undefined;
  return [
    ...(charge ? [noted(userId, charge, "open", now)] : []),
    ...(over
      ? [
          paidBy === over.orderId
            ? noted(userId, withDays(over, after), "paid", now)
            : noted(userId, over, "dropped", now),
        ]
      : []),
  ];
}

/** A month has the days that it got when its money came; the rest of a month at a dearer plan those that were shown. */
const withDays = (charge: Charge, { periodFrom: from, periodTo: to }: Subscription): Charge =>
  charge.kind === "upgrade" ? charge : { ...charge, from, to };

/** What is known of a charge by its order; nothing of one from before its history. One request. */
export async function chargeOf(userId: string, orderId: string) {
  const key = { userId, orderId };
  return (await SubscriptionChargeEntity.build(GetItemCommand).key(key).options({ consistent: true }).send()).Item;
}
type Noted = NonNullable<Awaited<ReturnType<typeof chargeOf>>>;

/** What became of a charge after it was paid: its money was given back (so many cents of it by now), or taken back by its payer. */
export const stateWrite = (charge: Noted, state: ChargeState, now: Date, refunded = charge.refunded) =>
  SubscriptionChargeEntity.build(PutTransaction).item({ ...charge, state, refunded, changedOn: instant(now) });

/** Whether its days are paid, whatever the office gave back of its price. */
export const isPaid = ({ state }: Pick<Noted, "state">): boolean =>
  state === "paid" || state === "part-refunded" || state === "refunded";

/** As many as are told of: ten years of months. */
const told = 120;

/** A user's charges, the newest first; one request. */
export async function chargesOf(userId: string) {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ partition: `SUBSCRIPTION#${userId}`, range: { beginsWith: "CHARGE#" } })
    .entities(SubscriptionChargeEntity)
    .options({ limit: told, reverse: true, consistent: true })
    .send();
  return Items;
}
