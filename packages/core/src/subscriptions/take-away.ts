import { DeleteTransaction } from "dynamodb-toolbox/entity/actions/transactDelete";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { subscriptionFactsGone, subscriptionFactsWrite } from "../accounts/index.ts";
import { endPlanOrder } from "../orders/index.ts";
import type { Plan, Subscription } from "../plans/index.ts";
import { Problem } from "../platform/problems.ts";
import { cancellationReasons, onlyConflicted } from "../platform/storing/transaction.ts";
import { untilWritten } from "../platform/storing/until-written.ts";
import { instant } from "../platform/time.ts";
import { findSubscription, writeSubscription } from "./stored-subscription.ts";
import { entryOf, SubscriptionEntryEntity } from "./subscription.table.ts";

/** Ends a paid subscription because the office takes it away or grants one: nothing is charged any more, and no money that comes back lets it run again. */
export async function endByOffice(userId: string, now: Date): Promise<Subscription | undefined> {
  const ended = await untilWritten(async (): Promise<Subscription | undefined> => {
    const before = await findSubscription(userId);
    if (!before || (before.status === "canceled" && !before.charge && !before.takenBack)) return undefined;
    const { canceledOn, ...stood } = before;
    const since = before.status === "canceled" && canceledOn !== undefined ? canceledOn : instant(now);
    const ended = { status: "canceled" as const, autoRenew: false, charge: undefined, takenBack: undefined };
    await writeSubscription({ before, after: { ...stood, ...ended, canceledOn: since }, now });
    return before;
  });
  if (ended?.charge) await endPlanOrder(ended.charge.orderId, now);
  return findSubscription(userId);
}

/** Of a user who isn't there, or has closed the account: not-found. */
async function ofUser(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (onlyConflicted(error)) throw new Problem("version-conflict");
    if (cancellationReasons(error).some(Boolean)) throw new Problem("not-found");
    throw error;
  }
}

/** Grants a plan's rights without a payment, until they are taken away (spec 4: premium user). What somebody pays ends with it. Problem: not-found. */
export async function grantPlan(userId: string, plan: Plan, now: Date): Promise<void> {
  await endByOffice(userId, now);
  const entry = SubscriptionEntryEntity.build(PutTransaction).item(entryOf(userId, "granted", instant(now)));
  const write = () => execute(subscriptionFactsWrite(userId, { plan, status: "active" }), entry);
  await untilWritten(() => ofUser(write));
}

/** Takes a plan's rights away at once, whether granted or paid. Problem: not-found. */
export async function takePlan(userId: string, now: Date): Promise<void> {
  const paid = await endByOffice(userId, now);
  const entry = paid
    ? SubscriptionEntryEntity.build(PutTransaction).item(entryOf(userId, "ended", paid.createdOn))
    : SubscriptionEntryEntity.build(DeleteTransaction).key({ userId });
  await untilWritten(() => ofUser(() => execute(subscriptionFactsGone(userId), entry)));
}
