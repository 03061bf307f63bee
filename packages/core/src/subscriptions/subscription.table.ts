import * as z from "zod";
import { Entity, boolean, item, number, string } from "dynamodb-toolbox";
import {
  chargeKinds,
  chargeStates,
  dueOn,
  failures,
  plans,
  subscriptionPlaces,
  subscriptionStatuses,
  type Subscription,
  type SubscriptionPlace,
} from "../plans/index.ts";
import { personal } from "../platform/personal-data.ts";
import { kept, stored } from "../platform/stored/stored.ts";
import { keysIn, shardedList } from "../platform/sharded-list/list.ts";
import { table } from "../platform/table.ts";
import type { Instant } from "../platform/time.ts";
import { storedCard, storedCharge, storedRehearsal } from "./subscription.stored.ts";

/** The one subscription of a user: its key is the guard that there is no second one. */
export const SubscriptionEntity = kept(
  new Entity({
    name: "Subscription",
    table,
    schema: item({
      userId: string().key(),
      companyId: string().optional(),
      version: number(),
      plan: stored(z.enum(plans)),
      status: stored(z.enum(subscriptionStatuses)),
      trialExpirationDate: string().optional(),
      autoRenew: boolean(),
      nextPlan: stored(z.enum(plans)).optional(),
      priceId: string(),
      price: number(),
      anchorOn: string(),
      periodFrom: string(),
      periodTo: string(),
      paidBy: string().optional(),
      customerId: string().optional(),
      methodId: string().optional(),
      card: stored(storedCard).optional().meta(personal),
      charge: stored(storedCharge).optional(),
      rehearsal: stored(storedRehearsal).optional(),
      toldOn: string().optional(),
      canceledOn: string().optional(),
      takenBack: boolean().optional(),
      createdOn: string(),
      /** `subscriptionsDue`: by the day on which the schedule has something to do; gone with the end. */
      gsi3pk: string().optional(),
      gsi3sk: string().optional(),
    }),
    computeKey: ({ userId }: { userId: string }) => ({ pk: `SUBSCRIPTION#${userId}`, sk: "SUBSCRIPTION" }),
    timestamps: false,
  }),
);

export const subscriptionsDue = shardedList("gsi3", "SUBSCRIPTIONS#DUE", 4);

export function itemOf(subscription: Subscription) {
  const due = dueOn(subscription);
  // Said also where there is none: what was read from the table brings its former place along.
  const place = due ? keysIn(subscriptionsDue, due, subscription.userId) : { gsi3pk: undefined, gsi3sk: undefined };
  return { ...subscription, ...place };
}

/** Those that stand so, by when they began; several are read as one list. */
export const subscriptionsIn = ([place, ...others]: readonly [SubscriptionPlace, ...SubscriptionPlace[]]) =>
  shardedList(
    "gsi1",
    `SUBSCRIPTIONS#${place}`,
    2,
    others.map((other) => `SUBSCRIPTIONS#${other}`),
  );

/** Where the office finds somebody's plan, bought or given: one of each user who has or had one. */
export const SubscriptionEntryEntity = kept(
  new Entity({
    name: "SubscriptionEntry",
    table,
    schema: item({
      userId: string().key(),
      place: stored(z.enum(subscriptionPlaces)),
      /** When it began, or was given. */
      since: string(),
      /** `subscriptionsIn` its place. */
      gsi1pk: string(),
      gsi1sk: string(),
    }),
    computeKey: ({ userId }: { userId: string }) => ({ pk: `SUBSCRIPTION#${userId}`, sk: "ENTRY" }),
    timestamps: false,
  }),
);

export const entryOf = (userId: string, place: SubscriptionPlace, since: Instant) => ({
  userId,
  place,
  since,
  ...keysIn(subscriptionsIn([place]), since, userId),
});

/** What was charged for a subscription, and what became of it: one for each of its orders. */
export const SubscriptionChargeEntity = kept(
  new Entity({
    name: "SubscriptionCharge",
    table,
    schema: item({
      userId: string().key(),
      orderId: string().key(),
      kind: stored(z.enum(chargeKinds)),
      plan: stored(z.enum(plans)),
      from: string(),
      to: string(),
      startedOn: string(),
      net: number().optional(),
      total: number().optional(),
      tries: number(),
      failure: stored(z.enum(failures)).optional(),
      code: string().optional(),
      state: stored(z.enum(chargeStates)),
      /** Cents of it that the office gave back. */
      refunded: number().optional(),
      changedOn: string(),
    }),
    computeKey: ({ userId, orderId }: { userId: string; orderId: string }) => ({
      pk: `SUBSCRIPTION#${userId}`,
      sk: `CHARGE#${orderId}`,
    }),
    timestamps: false,
  }),
);

/**
 * That a company, or who has none, has tried a plan: once for good (domain-rules 5.8). A company's VAT number, as a keyed hash, says so besides: it
 * outlives the company and its users, and names nobody.
 */
export const TrialEntity = kept(
  new Entity({
    name: "Trial",
    table,
    schema: item({ holder: string().key(), userId: string().optional(), at: string() }),
    computeKey: ({ holder }: { holder: string }) => ({ pk: `TRIAL#${holder}`, sk: "TRIAL" }),
    timestamps: false,
  }),
);
