import { loadUsers, type StoredUser } from "../accounts/index.ts";
import {
  entitlementOf,
  hasBegun,
  hasExpired,
  planShown,
  priceOf,
  standingOf,
  type Plan,
  type RehearsalOutcome,
  type Subscription,
  type SubscriptionPlace,
} from "../plans/index.ts";
import { Problem } from "../platform/problems.ts";
import { filledPage } from "../platform/page/filled-page.ts";
import { endAt } from "../platform/sharded-list/list.ts";
import { pageOfShards } from "../platform/sharded-list/read.ts";
import { wordsIn } from "../platform/text/words-in.ts";
import { readAll } from "../platform/storing/read-all.ts";
import type { Instant } from "../platform/time.ts";
import { chargesOf } from "./charge-history.ts";
import { findSubscription } from "./stored-subscription.ts";
import { SubscriptionEntity, SubscriptionEntryEntity, subscriptionsIn } from "./subscription.table.ts";

type Places = readonly [SubscriptionPlace, ...SubscriptionPlace[]];
const bought: Places = ["past_due", "authentication", "trial", "active", "ending", "pending", "ended"];

/** Where those that stand so may be: time alone turns a trial into a paid month that waits for its charge, and ends a cancelled trial. */
const placesOf: Readonly<Partial<Record<SubscriptionPlace, Places>>> = {
  active: ["active", "trial"],
  ended: ["ended", "ending"],
};

export interface SubscriptionFilters {
  standing?: SubscriptionPlace | undefined;
  origin?: "bought" | "granted" | undefined;
  plan?: Plan | undefined;
  /** Whose card is good no more on the day of the next charge. */
  cardExpiring?: boolean | undefined;
  /** What trying the card ahead of the next charge found. */
  rehearsal?: RehearsalOutcome | undefined;
  /** Words of the name, of the company or of the e-mail. */
  text?: string | undefined;
}

/** What is charged next, where something is: the day, and net cents. */
function nextOf({ status, autoRenew, methodId, charge, plan, nextPlan, periodTo }: Subscription) {
  if (status === "active" && autoRenew && methodId && !charge) {
    return { nextOn: periodTo, nextPrice: priceOf(nextPlan ?? plan, periodTo).price };
  }
  return charge ? { nextOn: charge.nextOn } : {};
}

/** A user's plan as the office reads it; undefined where they have and had none. */
export function officeRow(user: StoredUser, subscription: Subscription | undefined, since: Instant, now: Date) {
  const { id, name, surname, email, companyId, companyName } = user;
  const who = { id, userName: `${name} ${surname}`.trim(), email, companyId, companyName };
  const holds = entitlementOf(user.subscription, now) !== "none";
  const given = holds && (!subscription || entitlementOf(subscription, now) === "none") ? user.subscription : undefined;
  if (given)
    return { ...who, plan: given.plan, standing: "granted" as const, since, cardExpiring: false, rehearsal: undefined };
  if (!subscription || !(hasBegun(subscription) || subscription.charge)) return undefined;
  const { nextPlan, card, charge, paidBy, createdOn, status, autoRenew, rehearsal } = subscription;
  const next = nextOf(subscription);
  return {
    ...who,
    plan: planShown(subscription),
    standing: standingOf(subscription, now),
    since: createdOn,
    nextPlan,
    ...next,
    card,
    rehearsal: status === "active" && autoRenew && !charge ? rehearsal?.outcome : undefined,
    cardExpiring: card !== undefined && next.nextOn !== undefined && hasExpired(card, next.nextOn),
    tries: charge?.tries,
    failure: charge?.failure,
    code: charge?.code,
    orderId: charge?.orderId ?? paidBy,
  };
}

/** Rows of one read, and those that one request looks through at most. */
const atOnce = 100;
const lookedThrough = 1000;

const asked = ({ standing, origin, rehearsal }: SubscriptionFilters): Places => {
  // Only a plan that goes on is rehearsed: the others' lists aren't read for it.
  const stands = standing ?? (rehearsal && "active");
  if (stands) return placesOf[stands] ?? [stands];
  return origin === "granted" ? ["granted"] : origin === "bought" ? bought : [...bought, "granted"];
};

/**
 * A page of the plans that fit, the latest begun first: each state is a list of its own, so that a look at one reads no other. For each
 * read a query of each state and two batches, of subscriptions and of users.
 */
export async function listSubscriptions(
  { cursor, limit, ...filters }: SubscriptionFilters & { cursor?: string | undefined; limit: number },
  now: Date,
) {
  const { standing, origin, plan, cardExpiring, rehearsal } = filters;
  const isNamed = wordsIn(filters.text);
  const list = subscriptionsIn(asked(filters));
  type Row = NonNullable<ReturnType<typeof officeRow>> & { place: string };
  const read = async (after: Record<string, unknown> | undefined) => {
    const { Items, LastEvaluatedKey } = await pageOfShards(subscriptionsIn(asked(filters)), SubscriptionEntryEntity, {
      after,
      limit: atOnce,
      reverse: true,
    });
    const ids = Items.map(({ userId }) => userId);
    const [users, subscriptions] = await Promise.all([
      loadUsers(ids),
      readAll(
        SubscriptionEntity,
        ids.map((userId) => ({ userId })),
      ),
    ]);
    const userOf = new Map(users.map((user) => [user.id, user]));
    const of = new Map<string, Subscription>(subscriptions.map((one) => [one.userId, one]));
    const rows = Items.flatMap(({ userId, since, gsi1sk }): Row[] => {
      const user = userOf.get(userId);
      const row = user && !user.closedAt && officeRow(user, of.get(userId), since, now);
      return row ? [{ ...row, place: gsi1sk }] : [];
    });
    return { Items: rows, LastEvaluatedKey };
  };
  return filledPage<Row>(
    { cursor, limit },
    {
      read,
      fitting: (rows) =>
        rows.filter(
          (row) =>
            (standing === undefined || row.standing === standing) &&
            (origin === undefined || (row.standing === "granted") === (origin === "granted")) &&
            (plan === undefined || row.plan === plan) &&
            (!cardExpiring || row.cardExpiring) &&
            (rehearsal === undefined || row.rehearsal === rehearsal) &&
            isNamed(row.userName, row.companyName, row.email),
        ),
      keyOf: ({ place }) => endAt(list, place),
      lookedThrough,
    },
  );
}

/** A user's plan and what was charged for it, the newest first. Three requests. Problem: not-found. */
export async function userSubscription(userId: string, now: Date) {
  const [[user], subscription, charges] = await Promise.all([
    loadUsers([userId]),
    findSubscription(userId),
    chargesOf(userId),
  ]);
  if (!user) throw new Problem("not-found");
  const since = subscription?.createdOn ?? user.createdOn;
  return { subscription: officeRow(user, subscription, since, now), charges };
}
