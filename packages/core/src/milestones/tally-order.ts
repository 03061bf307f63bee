import { DeleteTransaction } from "dynamodb-toolbox/entity/actions/transactDelete";
import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { findOrder } from "../orders/index.ts";
import { orVersionConflict } from "../platform/storing/transaction.ts";
import { untilWritten } from "../platform/storing/until-written.ts";
import { holdingsOf } from "./load-milestones.ts";
import { MilestoneTallyEntity, TalliedOrderEntity } from "./milestone.table.ts";
import { orderWorth, retallied, type OrderWorth } from "./order-worth.ts";

/** Two workers at once, and a customer who redeems meanwhile. */
const tries = 8;

interface Tallied extends OrderWorth {
  orderId: string;
  orderVersion: number;
}

async function findTallied(orderId: string): Promise<Tallied | undefined> {
  const { Item } = await TalliedOrderEntity.build(GetItemCommand).key({ orderId }).options({ consistent: true }).send();
  return Item;
}

/**
 * Brings what an order counts for up to date in its holder's tally; answers whose tallies it stands in. It rests on the order as it is
 * now and on what was counted of it, not on what the message tells: repeated, late and out of order it changes nothing.
 */
export const tallyOrder = (orderId: string): Promise<readonly string[]> =>
  untilWritten(async () => {
    // In this sequence: the order is then no older than what was counted of it.
    const before = await findTallied(orderId);
    const order = await findOrder(orderId);
    if (!before && !order) return [];
    const after = order && { ...orderWorth(order), orderId, orderVersion: order.version };
    const holders = [...new Set([before, after].flatMap((one) => (one ? [one.holderId] : [])))];
    if (before && after && before.orderVersion >= after.orderVersion) return holders;
    const tallies = await Promise.all(holders.map((holderId) => tallyWrites(holderId, before, after)));
    await execute(talliedWrite(before, after, orderId), ...tallies.flat()).catch((error: unknown) => {
      throw orVersionConflict(error);
    });
    return holders;
  }, tries);

/** What was counted of the order becomes what it is now, unless another has counted it since it was read. */
function talliedWrite(before: Tallied | undefined, after: Tallied | undefined, orderId: string) {
  const condition = before
    ? ({ attr: "orderVersion", eq: before.orderVersion } as const)
    : ({ attr: "orderId", exists: false } as const);
  return after
    ? TalliedOrderEntity.build(PutTransaction).item(after).options({ condition })
    : TalliedOrderEntity.build(DeleteTransaction).key({ orderId }).options({ condition });
}

async function tallyWrites(holderId: string, before: OrderWorth | undefined, after: OrderWorth | undefined) {
  const own = (worth: OrderWorth | undefined) => (worth?.holderId === holderId ? worth : undefined);
  const [was, is] = [own(before), own(after)];
  if (isSame(was, is)) return [];
  const { version, tallies } = await holdingsOf(holderId);
  const item = { holderId, version: version + 1, tallies: retallied(tallies, was, is) };
  const condition =
    version > 0 ? ({ attr: "version", eq: version } as const) : ({ attr: "holderId", exists: false } as const);
  return [MilestoneTallyEntity.build(PutTransaction).item(item).options({ condition })];
}

const countedOf = (worth: OrderWorth | undefined): string =>
  worth && worth.parts.length > 0
    ? JSON.stringify([worth.month, worth.parts.map((one) => [one.category, one.net])])
    : "";

const isSame = (one: OrderWorth | undefined, other: OrderWorth | undefined): boolean =>
  countedOf(one) === countedOf(other);
