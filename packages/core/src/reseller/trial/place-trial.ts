import { createHash } from "node:crypto";
import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { orderOfGoods, type Order } from "../../orders/index.ts";
import type { User } from "../../platform/access.ts";
import { Problem } from "../../platform/problems.ts";
import { instant } from "../../platform/time.ts";
import { checkedWish, type Request, type Wish } from "../orders/place-order.ts";
import { endOfTrial, mostMoving, movingOf, trialOrder, writeTrial } from "./stored-trial.ts";
import { trialNow } from "./trial-clock.ts";
import { begunAt, type Moved } from "./trial-order.ts";
import { TrialPlacedEntity } from "./trial.table.ts";

const hash = (text: string): string => createHash("sha256").update(text).digest("base64url");

/**
 * Places an order of a trial: by the rules and prices of a live one, but no piece is kept, no number, document or figure of the house moves. Once under its
 * key, as live. Problems: those of `placeResellerOrder`; limit-reached where a hundred wait already.
 */
export async function placeTrialOrder(user: User, wish: Wish, { key, body }: Request, now: Date) {
  const mark = { accountId: user.id, keyHash: hash(key) };
  const requestHash = hash(body);
  const before = await placedUnder(mark, requestHash);
  if (before) return { order: before };
  if ((await movingOf(user.id)).length >= mostMoving) throw new Problem("limit-reached");
  const { check, goods } = await checkedWish(wish);
  const at = await trialNow(user.id, now);
  const order = begunAt(await orderOfGoods(user, { ...goods, method: "manual_wire_transfer" }, now), at);
  const placed: Moved = { order, told: [{ topic: "order.placed", at: instant(at), order }] };
  const once = TrialPlacedEntity.build(PutTransaction)
    .item({ ...mark, orderId: order.id, requestHash, expiresAt: endOfTrial(now) })
    .options({ condition: { attr: "orderId", exists: false } });
  try {
    return { order: await writeTrial(user.id, undefined, placed, now, once), check };
  } catch (error) {
    // The same request at the same moment was first.
    const first = error instanceof Problem && (await placedUnder(mark, requestHash));
    if (first) return { order: first };
    throw error;
  }
}

async function placedUnder(
  mark: { accountId: string; keyHash: string },
  requestHash: string,
): Promise<Order | undefined> {
  const { Item } = await TrialPlacedEntity.build(GetItemCommand).key(mark).options({ consistent: true }).send();
  if (!Item) return undefined;
  if (Item.requestHash !== requestHash) throw new Problem("idempotency-key-reused");
  return trialOrder(mark.accountId, Item.orderId);
}
