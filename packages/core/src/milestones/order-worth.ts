import { hasEnded, lineNet, paidAndKept, type Order } from "../orders/index.ts";
import { goodsCategories, type GoodsCategory } from "../platform/category.ts";
import { allocate, sumOf, type Cents } from "../platform/money.ts";
import { romeMonth } from "../platform/time.ts";
import type { Month, Tally } from "./milestone.ts";

/** What an order counts for, and for whom. */
export interface OrderWorth {
  /** The company, or the user who belongs to none. */
  holderId: string;
  /** In which it was placed, whenever it is paid. */
  month: Month;
  /** Net cents of the goods that are paid and kept, by category; none is zero. */
  parts: readonly { category: GoodsCategory; net: Cents }[];
}

type Facts = Pick<
  Order,
  "userId" | "companyId" | "placedOn" | "lines" | "withdrawals" | "amounts" | "transactions" | "status"
> &
  Pick<Order, "failedReason" | "cancelledOn" | "subscription">;

const isGoods = (category: string): category is GoodsCategory =>
  (goodsCategories as readonly string[]).includes(category);

/** Net cents of the goods by category without the pieces that were withdrawn from. */
function goodsKept({ lines, withdrawals = [] }: Facts): Map<GoodsCategory, Cents> {
  const back = withdrawals.flatMap((withdrawal) => withdrawal.lines);
  const kept = new Map<GoodsCategory, Cents>();
  for (const line of lines) {
    const { productId, quantity, category } = line;
    if (!isGoods(category) || quantity <= 0) continue;
    const gone = sumOf(back.filter((one) => one.productId === productId).map((one) => one.quantity));
    const left = BigInt(Math.max(0, quantity - gone));
    const net = Number((BigInt(lineNet(line)) * left) / BigInt(quantity));
    kept.set(category, (kept.get(category) ?? 0) + net);
  }
  return kept;
}

/** What of the goods' net price is paid for: money that goes back takes its share of them, rounded down. */
function paidGoods(order: Facts): Cents {
  const { productsAmount, total } = order.amounts;
  return total <= 0 ? productsAmount : Number((BigInt(productsAmount) * BigInt(paidAndKept(order))) / BigInt(total));
}

/**
 * What an order counts for (domain-rules 5.13: net amount of the products of paid, non-failed orders): its goods without those that were
 * withdrawn from and without what was paid back, whichever leaves less. Subscriptions are no goods.
 */
export function orderWorth(order: Facts): OrderWorth {
  const { userId, companyId, placedOn, status, cancelledOn, subscription } = order;
  const whose = { holderId: companyId ?? userId, month: romeMonth(new Date(placedOn)) };
  const counts = status === "paid" && !hasEnded(order) && cancelledOn === undefined && subscription === undefined;
  if (!counts) return { ...whose, parts: [] };
  const goods = [...goodsKept(order)];
  const whole = sumOf(goods.map(([, net]) => net));
  const worth = Math.min(whole, paidGoods(order));
  const nets =
    worth === whole
      ? goods.map(([, net]) => net)
      : allocate(
          worth,
          goods.map(([, net]) => net),
        );
  const parts = goods.map(([category], index) => ({ category, net: nets[index] ?? 0 }));
  return { ...whose, parts: parts.filter(({ net }) => net > 0) };
}

/** The rows of a month that an order stands in: its categories', and that of all goods. */
function rowsOf({ month, parts }: Pick<OrderWorth, "month" | "parts">): Tally[] {
  if (parts.length === 0) return [];
  const all = { month, category: "all" as const, net: sumOf(parts.map(({ net }) => net)), orders: 1 };
  return [all, ...parts.map((part) => ({ ...part, month, orders: 1 }))];
}

const keyOf = ({ month, category }: Tally): string => `${month} ${category}`;

/** A holder's tallies with an order's worth as it is now in the place of what it was. Rows of nothing go. */
export function retallied(
  tallies: readonly Tally[],
  before: Pick<OrderWorth, "month" | "parts"> | undefined,
  after: Pick<OrderWorth, "month" | "parts"> | undefined,
): Tally[] {
  const rows = new Map(tallies.map((tally) => [keyOf(tally), tally]));
  const add = (worth: Pick<OrderWorth, "month" | "parts"> | undefined, sign: 1 | -1): void => {
    for (const row of worth ? rowsOf(worth) : []) {
      const { net, orders } = rows.get(keyOf(row)) ?? { net: 0, orders: 0 };
      rows.set(keyOf(row), { ...row, net: net + sign * row.net, orders: orders + sign * row.orders });
    }
  };
  add(before, -1);
  add(after, 1);
  return [...rows.values()]
    .filter(({ net, orders }) => net !== 0 || orders !== 0)
    .toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}
