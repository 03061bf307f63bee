import { destinationOf, goodsAmong, hasEnded, lineNet, type Order } from "../../orders/index.ts";
import type { Receipt } from "../../payments/index.ts";
import { sumOf } from "../../platform/money.ts";
import { romeDate, type CivilDate } from "../../platform/time.ts";
import { measuresOf, noMeasures, plus, whole, type Entry, type Measures, type Part, type ProductSum } from "./entry.ts";

/** What a piece was when the order was first counted: later changes of the product move no figure of before. */
export interface PieceFacts {
  productId: string;
  /** Peak watts; absent of what has none. */
  wp?: number | undefined;
  /** Net cents that its supplier takes for one; absent where none has said. */
  cost?: number | undefined;
}

/** What stands elsewhere than in the order, as it was when it was first counted. */
export interface OrderFacts {
  /** "private", "business" or "wholesale". */
  customer: string;
  /** Who looks after the customer. */
  agent: string;
  pieces: readonly PieceFacts[];
}

type Counted = Pick<
  Order,
  | "placedOn"
  | "status"
  | "failedReason"
  | "cancelledOn"
  | "endedOn"
  | "address"
  | "method"
  | "lines"
  | "amounts"
  | "transactions"
  | "subscription"
>;

const dayOf = (at: string): CivilDate => romeDate(new Date(at));

/** The day on which the last of its money came; of a sum that nobody had to pay, that of placing. */
const paidDay = ({ transactions, placedOn }: Counted): CivilDate =>
  transactions
    .flatMap(({ superseded, status, settledOn }) => (!superseded && status === "paid" && settledOn ? [settledOn] : []))
    .toSorted()
    .at(-1) ?? dayOf(placedOn);

/** What the goods of an order come to, line by line. */
export function productsOf({ lines }: Pick<Order, "lines">, { pieces }: Pick<OrderFacts, "pieces">) {
  const known = new Map(pieces.map((one) => [one.productId, one]));
  return goodsAmong(lines).map((line) => {
    const { wp = 0, cost } = known.get(line.productId) ?? {};
    const amount = lineNet(line);
    return {
      productId: line.productId,
      category: line.category,
      count: line.quantity,
      amount,
      wp: wp * line.quantity,
      costed: cost === undefined ? 0 : amount,
      cost: (cost ?? 0) * line.quantity,
    };
  });
}

function byCategory(goods: ReturnType<typeof productsOf>): Part[] {
  const all = Map.groupBy(goods, ({ category }) => category);
  return [...all].map(([value, some]) => ({
    ...whole(
      "category",
      value,
      some.reduce<Measures>((sum, one) => plus(sum, one), noMeasures),
    ),
    count: 1,
  }));
}

/** What was sent back of its money, day by day, VAT included as it went. */
function refundsOf(receipts: readonly Pick<Receipt, "refunds">[]): { day: CivilDate; measures: Measures }[] {
  const done = receipts.flatMap(({ refunds }) =>
    refunds.flatMap(({ state, doneOn, askedOn, amount }) =>
      state === "done" ? [{ day: doneOn ?? dayOf(askedOn), amount }] : [],
    ),
  );
  return [...Map.groupBy(done, ({ day }) => day)].map(([day, some]) => ({
    day,
    measures: { ...noMeasures, count: some.length, amount: sumOf(some.map(({ amount }) => amount)) },
  }));
}

/**
 * What an order counts for: that it was placed, that all of its money has come, that it ended, what went back; each on its day of Rome. What it
 * costs without VAT is its amount; its goods stand by category, without delivery, contributions and coupon. An order that pays a
 * subscription counts for that alone, once it is paid.
 */
export function orderEntries(
  order: Counted,
  facts: OrderFacts,
  receipts: readonly Pick<Receipt, "refunds">[],
): Entry[] {
  const { amounts, placedOn, status, cancelledOn, endedOn, method, subscription } = order;
  const net = amounts.total - amounts.vatAmount;
  const isPaid = status === "paid" && cancelledOn === undefined;
  if (subscription) {
    const measures = { ...noMeasures, count: 1, amount: net };
    return isPaid
      ? [
          {
            mark: "subscription",
            day: paidDay(order),
            ...measures,
            parts: [whole("plan", subscription.plan, measures)],
          },
        ]
      : [];
  }
  const goods = productsOf(order, facts);
  const sum = goods.reduce<Measures>((all, one) => plus(all, one), noMeasures);
  const measures: Measures = { ...sum, count: 1, amount: net };
  const places = (of: Measures): Part[] => [
    whole("country", destinationOf(order), of),
    whole("customer", facts.customer, of),
    whole("agent", facts.agent, of),
    whole("method", method, of),
  ];
  const parts = [...places(measures), ...byCategory(goods)];
  const entry = (mark: Entry["mark"], day: CivilDate): Entry => ({ mark, day, ...measures, parts });
  const ended = cancelledOn ?? (hasEnded(order) ? (endedOn ?? placedOn) : undefined);
  return [
    entry("placed", dayOf(placedOn)),
    ...(isPaid ? [entry("paid", paidDay(order))] : []),
    ...(ended ? [entry("cancelled", dayOf(ended))] : []),
    ...refundsOf(receipts).map(({ day, measures: of }) => ({
      mark: "refunded" as const,
      day,
      ...of,
      parts: places(of),
    })),
  ];
}

/** The products of an order that count in the rankings of the month in which it was paid. */
export function soldProducts(
  order: Counted,
  facts: OrderFacts,
): { month: string; products: readonly ProductSum[] } | undefined {
  if (order.subscription || order.status !== "paid" || order.cancelledOn !== undefined) return undefined;
  const products = productsOf(order, facts).map((one) => ({ productId: one.productId, ...measuresOf(one) }));
  return { month: paidDay(order).slice(0, 7), products };
}
