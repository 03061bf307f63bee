import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { DeleteTransaction } from "dynamodb-toolbox/entity/actions/transactDelete";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { UpdateTransaction } from "dynamodb-toolbox/entity/actions/transactUpdate";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { $add } from "dynamodb-toolbox/entity/actions/update";
import { everyOrder, findOrder } from "../../orders/index.ts";
import { once } from "../../platform/storing/once.ts";
import { orVersionConflict } from "../../platform/storing/transaction.ts";
import { untilWritten } from "../../platform/storing/until-written.ts";
import { eachApart } from "../../platform/work/each-apart.ts";
import { moved, nothing, spentOn, together, type Spent } from "./spent.ts";
import { CountedOrderEntity, forThemselves, SpendingEntity } from "./spending.table.ts";

/** Two workers at once, and orders of one company beside each other. */
const tries = 10;

/** Brings what an order counts for up to date: from what stands now, so that what is repeated, late or out of order changes nothing. */
const countOrder = (orderId: string): Promise<void> =>
  untilWritten(async () => {
    // Read before the order: what is counted is then no older than what was counted before.
    const { Item: before } = await CountedOrderEntity.build(GetItemCommand)
      .key({ orderId })
      .options({ consistent: true })
      .send();
    const order = await findOrder(orderId);
    const after = order && { ...spentOn(order), orderId, orderVersion: order.version };
    if (!before && !after) return;
    if (before && after && before.orderVersion >= after.orderVersion) return;
    const condition = before
      ? ({ attr: "orderVersion", eq: before.orderVersion } as const)
      : ({ attr: "orderId", exists: false } as const);
    const counted = after
      ? CountedOrderEntity.build(PutTransaction).item(after).options({ condition })
      : CountedOrderEntity.build(DeleteTransaction).key({ orderId }).options({ condition });
    await execute(counted, ...figureWrites(before, after)).catch((error: unknown) => {
      throw orVersionConflict(error);
    });
  }, tries);

/** The rows that an order stands in: of whoever placed it, and of the company that it was placed for. */
const rowsOf = ({ userId, companyId, month }: Spent) => [
  { holder: "USER" as const, id: userId, company: companyId ?? forThemselves, month },
  ...(companyId === undefined ? [] : [{ holder: "COMPANY" as const, id: companyId, company: companyId, month }]),
];

type Row = ReturnType<typeof rowsOf>[number];
const nameOf = ({ holder, id, company, month }: Row): string => [holder, id, company, month].join(" ");

function figureWrites(before: Spent | undefined, after: Spent | undefined) {
  const moves = [
    ...(before ? rowsOf(before).map((row) => ({ row, by: moved(before, nothing) })) : []),
    ...(after ? rowsOf(after).map((row) => ({ row, by: moved(nothing, after) })) : []),
  ];
  return [...Map.groupBy(moves, ({ row }) => nameOf(row)).values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const { orders, total, due, saved } = together([first, ...others].map(({ by }) => by));
    if ([orders, total, due, saved].every((one) => one === 0)) return [];
    const sums = { orders: $add(orders), total: $add(total), due: $add(due), saved: $add(saved) };
    return [SpendingEntity.build(UpdateTransaction).item({ ...first.row, ...sums })];
  });
}

/** Counts orders as they are now, each once. May be repeated. */
export const countSpending = (orderIds: readonly string[]): Promise<void> => eachApart(new Set(orderIds), countOrder);

/** The written step for orders of before their customers' figures were kept: once, each counts for what it is; how many there were. */
export const countEarlierSpending = (now: Date): Promise<number> =>
  once("spending", async () => {
    let count = 0;
    await eachApart(everyOrder(now), async ({ id }) => {
      await countOrder(id);
      count += 1;
    });
    return count;
  });
