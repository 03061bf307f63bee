import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { subscriptionFactsWrite } from "../accounts/index.ts";
import { factsOf, hasBegun, type Subscription } from "../plans/index.ts";
import type { User } from "../platform/access.ts";
import { Problem } from "../platform/problems.ts";
import { cancellationReasons, onlyConflicted, type Write } from "../platform/storing/transaction.ts";
import type { Announced } from "../platform/work/event.ts";
import { announce } from "../platform/work/outbox.ts";
import { chargeWrites } from "./charge-history.ts";
import { entryWrites } from "./entry.ts";
import { itemOf, SubscriptionEntity } from "./subscription.table.ts";

export async function findSubscription(userId: string): Promise<Subscription | undefined> {
  return (await SubscriptionEntity.build(GetItemCommand).key({ userId }).options({ consistent: true }).send()).Item;
}

/** Problem: not-found. */
export async function ownSubscription({ id }: Pick<User, "id">): Promise<Subscription> {
  const subscription = await findSubscription(id);
  if (!subscription) throw new Problem("not-found");
  return subscription;
}

/** What of a plan that somebody had stays as it was while they choose again: until that is paid, nothing else has begun. */
export function formerOf(before: Subscription): Partial<Subscription> {
  if (!hasBegun(before)) return {};
  const { plan, priceId, price, anchorOn, periodFrom, periodTo, paidBy, canceledOn, autoRenew, createdOn } = before;
  return { plan, priceId, price, anchorOn, periodFrom, periodTo, paidBy, canceledOn, autoRenew, createdOn };
}

interface Change {
  /** Absent: there was none. */
  before?: Subscription | undefined;
  after: Subscription;
  events?: readonly Announced[];
  /** Further writes of the same transaction; one of them refused is a version-conflict. */
  also?: readonly Write[];
  /** Its user has closed the account: nobody asks for their facts any more. */
  closed?: boolean;
  now: Date;
}

/**
 * Writes a subscription under the version that was read, what every request asks of it at its user, and its events: all or nothing. One
 * that never ran tells its user nothing: what the office has granted meanwhile stays. Where the office finds it, and the history of its charges, go along. Problem: version-conflict.
 */
export async function writeSubscription({
  before,
  after,
  events = [],
  also = [],
  closed,
  now,
}: Change): Promise<Subscription> {
  const next = { ...after, version: (before?.version ?? 0) + 1 };
  const told = before ? factsOf(before) : undefined;
  const facts = factsOf(next);
  const changed =
    told?.status !== facts.status || told.plan !== facts.plan || told.trialExpirationDate !== facts.trialExpirationDate;
  const never = facts.status === "canceled" && (!before || before.status === "canceled");
  const entry = closed ? [] : await entryWrites(next, never, now);
  try {
    await execute(
      SubscriptionEntity.build(PutTransaction)
        .item(itemOf(next))
        .options({
          condition: before ? { attr: "version", eq: before.version } : { attr: "userId", exists: false },
        }),
      ...(changed && !never && !closed ? [subscriptionFactsWrite(next.userId, facts)] : []),
      ...entry,
      ...chargeWrites(before, next, now),
      ...also,
      ...events.map((event) => announce(event, now)),
    );
  } catch (error) {
    if (cancellationReasons(error).some(Boolean) || onlyConflicted(error)) throw new Problem("version-conflict");
    throw error;
  }
  return next;
}
