import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { DeleteTransaction } from "dynamodb-toolbox/entity/actions/transactDelete";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import type { Order } from "../../orders/index.ts";
import { newIdAt } from "../../platform/ids.ts";
import { Problem } from "../../platform/problems.ts";
import { cursorOf, startingAt } from "../../platform/storing/cursor.ts";
import { orVersionConflict, type Write } from "../../platform/storing/transaction.ts";
import { table } from "../../platform/table.ts";
import { daysLater } from "../../platform/time.ts";
import { bodyOf } from "../webhooks/message-body.ts";
import { webhooksOfUser } from "../webhooks/stored-webhook.ts";
import { messageWrites } from "../webhooks/tell-webhooks.ts";
import { mayMove, type Moved } from "./trial-order.ts";
import { TrialMovingEntity, trialOf, TrialOrderEntity, trialReference } from "./trial.table.ts";

/** So long an order of a trial is kept, in days of ours, whatever its clock says. */
const trialKept = 90;
/** So many orders of a trial may wait for something at a time. */
export const mostMoving = 100;

/** When what a trial makes now goes, for the table's TTL. */
export const endOfTrial = (now: Date): number => Math.floor(daysLater(now, trialKept).getTime() / 1000);

const orderIn = ({ order }: { order: string }): Order => JSON.parse(order) as Order;

/** An order of the account's trial; whatever else is not found, live orders too. Problem: not-found. */
export async function trialOrder(accountId: string, id: string): Promise<Order> {
  const { Item } = await TrialOrderEntity.build(GetItemCommand)
    .key({ accountId, id })
    .options({ consistent: true })
    .send();
  if (!Item) throw new Problem("not-found");
  return orderIn(Item);
}

/**
 * Writes an order of a trial after what happened to it over the version that was read, a new one where there was none, with what its webhooks of
 * the trial are told of it: all of it or nothing. Problem: version-conflict.
 */
export async function writeTrial(
  accountId: string,
  before: Order | undefined,
  { order, told }: Moved,
  now: Date,
  ...beside: readonly Write[]
): Promise<Order> {
  const { id, customerReference: reference } = order;
  const expiresAt = endOfTrial(now);
  const key = { accountId, id };
  await execute(
    TrialOrderEntity.build(PutTransaction)
      .item({
        ...key,
        order: JSON.stringify(order),
        version: order.version,
        expiresAt,
        ...(reference && { gsi1pk: trialReference(accountId, reference), gsi1sk: `${order.placedOn}#${id}` }),
      })
      .options({ condition: before ? { attr: "version", eq: before.version } : { attr: "id", exists: false } }),
    mayMove(order)
      ? TrialMovingEntity.build(PutTransaction).item({ ...key, expiresAt })
      : TrialMovingEntity.build(DeleteTransaction).key(key),
    ...beside,
    ...(await tellingOf(accountId, told, now)),
  ).catch((error: unknown) => {
    throw orVersionConflict(error);
  });
  return order;
}

/** The writes that tell an account's webhooks of test mode what happened, each message marked as a test. */
async function tellingOf(accountId: string, told: Moved["told"], now: Date): Promise<Write[]> {
  if (told.length === 0) return [];
  const listening = (await webhooksOfUser(accountId)).filter((one) => one.mode === "test" && !one.off);
  return told.flatMap(({ topic, at, ...about }) => {
    const message = {
      id: newIdAt(now),
      type: topic,
      at,
      orderId: about.order.id,
      body: bodyOf(topic, at, about, true),
    };
    return listening
      .filter(({ topics }) => topics.includes(topic))
      .flatMap((webhook) => messageWrites(webhook, { ...message, at: now.toISOString() }, now));
  });
}

/** Those that still move by themselves: never more than `mostMoving` and what two requests place at once. */
export async function movingOf(accountId: string): Promise<string[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ partition: trialOf(accountId), range: { beginsWith: "MOVING#" } })
    .entities(TrialMovingEntity)
    .options({ consistent: true, limit: 2 * mostMoving })
    .send();
  return Items.map(({ id }) => id);
}

interface Asked {
  cursor?: string | undefined;
  limit: number;
  reference?: string | undefined;
}

/** A page of the trial's orders, newest first; with a reference those that were placed under it. */
export async function listTrialOrders(accountId: string, { cursor, limit, reference }: Asked) {
  const { Items = [], LastEvaluatedKey } = await table
    .build(QueryCommand)
    .query(
      reference === undefined
        ? { partition: trialOf(accountId), range: { beginsWith: "ORDER#" } }
        : { index: "gsi1", partition: trialReference(accountId, reference) },
    )
    .entities(TrialOrderEntity)
    .options({ reverse: true, limit, ...startingAt(cursor) })
    .send();
  return { orders: Items.map(orderIn), cursor: cursorOf(LastEvaluatedKey) };
}
