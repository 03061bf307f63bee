import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { filledPage } from "../../platform/page/filled-page.ts";
import { endAt } from "../../platform/sharded-list/list.ts";
import { pageOfShards } from "../../platform/sharded-list/read.ts";
import { table } from "../../platform/table.ts";
import { basisOf } from "../../pricing/index.ts";
import { romeDate } from "../../platform/time.ts";
import { paymentLabelOf, type PaymentLabel, type PaymentMethod, type TermsCode } from "../../payments/index.ts";
import { actsOf } from "../acts/customer-acts.ts";
import { isBeingChecked, openChecks } from "../checks/order-check.ts";
import { lateDaysOf } from "../due-dates.ts";
import { isShippable, typedNumber, type Order, type OrderStatus } from "../order.ts";
import { ordersOfMoney } from "./money-named.ts";
import { namedBy } from "./named-by.ts";
import { indexKeysOf, OrderEntity, OrderNumberEntity, ordersOfMonth, ordersWithStatus } from "../order.table.ts";
import { isStopped, isToBeSent } from "../sending/fulfilment-machine.ts";
import { isShipmentHeld, shipmentsOf } from "../sending/order-shipments.ts";
import { holdsOf } from "../sending/shipping-holds.ts";
import { summaryOf } from "../summary.ts";
import { isToBeInvoiced, readOrdersToInvoice } from "./orders-to-invoice.ts";
import { waitsForDecision, waitsForTransfer, type Waiting } from "./waiting.ts";
import { withdrawalView } from "../withdrawal/withdrawal.ts";

/** The fields of spec 3 that an order holds elsewhere or that follow from what it holds. */
function namedFields(order: Order) {
  const { amounts, lines, transactions, paymentNoticeDate, termsOfPayment, method } = order;
  const { vatAmount, shipmentCost, productsAmount, wasteDisposalTax, couponAmount } = amounts;
  const current = transactions.filter(({ superseded }) => !superseded);
  const transaction = current.find(({ status }) => status !== "paid") ?? current.at(-1);
  return {
    vatAmount,
    shipmentCost,
    productsAmount,
    wasteDisposalTax,
    coupon: { amount: couponAmount, code: order.appliedCoupon?.code },
    paymentNotice: paymentNoticeDate !== undefined,
    transactionStatus: transaction?.status,
    transactionTerms: termsOfPayment,
    transactionPaymentMethod: transaction?.method ?? method,
    warehouseMovements: lines.map(({ productId, quantity }) => ({ productId, quantity })),
    anonymousPackaging: order.anonymousPackaging ?? false,
  };
}

/** An order with what is derived from it; its lines are told by `toldLines`. */
export function orderView(order: Order, now: Date) {
  return {
    ...order,
    grossSummary: summaryOf(order, "gross"),
    basis: basisOf(order),
    paymentLabel: paymentLabelOf(order.transactions),
    lateDays: lateDaysOf(order, romeDate(now)),
    shippable: isShippable(order),
    shippingHolds: holdsOf(order),
    toCheck: openChecks(order),
    beingChecked: isBeingChecked(order),
    withdrawalRight: withdrawalView(order, now),
    acts: actsOf(order),
    shipments: shipmentsOf(order),
    shipmentHeld: isShipmentHeld(order),
    ...namedFields(order),
  };
}
/** `reference`: the bank's, where that is what it was found by. */
export type OrderView = ReturnType<typeof orderView> & { reference?: string | undefined };

interface Page {
  cursor?: string | undefined;
  limit: number;
}

export interface OrderFilters {
  /** "2026-11"; the current month when absent. */
  period: string;
  status?: OrderStatus | undefined;
  user?: string | undefined;
  /** One user's orders of all months. */
  userId?: string | undefined;
  terms?: TermsCode | undefined;
  method?: PaymentMethod | undefined;
  label?: PaymentLabel | undefined;
  troubled?: boolean | undefined;
  late?: boolean | undefined;
  /** Those of all months that wait for somebody, the oldest first; to be invoiced, the most urgent first. */
  waiting?: Waiting | undefined;
}

/** Orders that one request of ours looks through at most. */
const lookedThrough = 2000;
/** Orders of one read for a filter that few of them fit. */
const atOnce = 100;

/** Those of some orders that whoever asks may see. */
type Reach = (orders: readonly OrderView[]) => Promise<readonly OrderView[]>;

/**
 * The back office's orders of a month, or one user's, newest first: a page filled with those that fit the filters and are
 * in reach. Who looks for an order's number gets that order, of whatever month; who looks for a bank's reference has the orders
 * first, of whatever month, whose money it names.
 */
export async function listOrders(
  filters: OrderFilters,
  { cursor, limit }: Page,
  now: Date,
  inReach: Reach = async (orders) => orders,
): Promise<{ items: OrderView[]; cursor: string | null }> {
  const named = filters.user && !cursor ? await orderOfNumber(filters.user) : undefined;
  if (named) return { items: [...(await inReach([orderView(named, now)]))], cursor: null };
  const first = await firstOf(filters, limit, now, inReach);
  const { read, keyOf } = sourceOf(filters);
  const shown = cursor ? [] : first;
  const beside = new Set(first.map(({ id }) => id));
  const fits = matching(filters);
  const page = await filledPage(
    { cursor, limit: limit - shown.length },
    {
      read: async (after) => {
        const { Items = [], LastEvaluatedKey } = await read(after, Math.max(limit, atOnce));
        return { Items: Items.map((order) => orderView(order, now)), LastEvaluatedKey };
      },
      fitting: (orders) => inReach(orders.filter((order) => !beside.has(order.id) && fits(order))),
      keyOf,
      lookedThrough,
    },
  );
  return { ...page, items: [...shown, ...page.items] };
}

/** The orders whose money the words name, with what they name it by; one fewer than a page holds at most. */
async function firstOf(filters: OrderFilters, limit: number, now: Date, inReach: Reach): Promise<readonly OrderView[]> {
  const { user, userId, waiting } = filters;
  if (!user || waiting) return [];
  const fits = matching({ ...filters, user: undefined });
  const found = await ordersOfMoney(user, (some) =>
    inReach(
      some
        .map(({ order, reference }) => ({ ...orderView(order, now), reference }))
        .filter((order) => (!userId || order.userId === userId) && fits(order)),
    ),
  );
  return found.slice(0, limit - 1);
}

const sourceOf = ({ userId, period, waiting }: OrderFilters) =>
  userId
    ? ordersOfUser(userId)
    : waiting === "invoice"
      ? readOrdersToInvoice()
      : waiting
        ? ordersThatWait(waiting)
        : ordersPlacedIn(period);

type Key = Record<string, unknown>;

const ordersOfUser = (userId: string) => ({
  read: (after: Key | undefined, limit: number) =>
    table
      .build(QueryCommand)
      .query({ index: "gsi1", partition: `USER#${userId}#ORDERS` })
      .entities(OrderEntity)
      .options({ reverse: true, limit, ...(after && { exclusiveStartKey: after }) })
      .send(),
  keyOf: (order: OrderView) => {
    const { gsi1pk, gsi1sk } = indexKeysOf(order);
    return { pk: `ORDER#${order.id}`, sk: "ORDER", gsi1pk, gsi1sk };
  },
});

const ordersPlacedIn = (month: string) => ({
  read: (after: Key | undefined, limit: number) =>
    pageOfShards(ordersOfMonth(month), OrderEntity, { after, limit, reverse: true }),
  keyOf: (order: OrderView) => endAt(ordersOfMonth(month), indexKeysOf(order).gsi2sk),
});

/** Where they stand: orders that wait for a payment hold those that wait for a transfer, those to be sent and those stopped are another. */
const placeOf: Readonly<Record<Exclude<Waiting, "invoice">, Parameters<typeof ordersWithStatus>>> = {
  transfer: ["pendingPayment"],
  late: ["pendingPayment"],
  shipping: ["paid", "#TOSEND"],
  troubled: ["paid", "#TOSEND"],
  decision: ["pendingPayment", "", { withPaid: true }],
};

const ordersThatWait = (waiting: keyof typeof placeOf) => ({
  read: (after: Key | undefined, limit: number) =>
    pageOfShards(ordersWithStatus(...placeOf[waiting]), OrderEntity, { after, limit }),
  keyOf: (order: OrderView) => endAt(ordersWithStatus(...placeOf[waiting]), indexKeysOf(order).gsi3sk),
});

/** The order that a typed number names. */
export async function orderOfNumber(text: string): Promise<Order | undefined> {
  const number = typedNumber(text);
  if (!number) return undefined;
  const { Item } = await OrderNumberEntity.build(GetItemCommand).key({ number }).send();
  return Item && (await OrderEntity.build(GetItemCommand).key({ id: Item.orderId }).send()).Item;
}

const isUnpaid = ({ status }: OrderView): boolean => status === "pendingPayment";
/** What stands in a list that somebody else reads as well. */
const waitsFor: Readonly<Record<Waiting, (order: OrderView) => boolean>> = {
  transfer: (order) => isUnpaid(order) && waitsForTransfer(order),
  late: (order) => isUnpaid(order) && order.lateDays > 0,
  shipping: isToBeSent,
  troubled: isStopped,
  decision: waitsForDecision,
  invoice: isToBeInvoiced,
};

/** Whether an order fits the filters. */
function matching(filters: OrderFilters): (order: OrderView) => boolean {
  const { status, user, terms, method, label, troubled, late, waiting } = filters;
  const isNamed = user ? namedBy(user) : () => true;
  return (order) =>
    (!waiting || waitsFor[waiting](order)) &&
    (!status || order.status === status) &&
    (!terms || order.termsOfPayment === terms) &&
    (!method || order.method === method) &&
    (!label || order.paymentLabel === label) &&
    (!troubled || order.troubled) &&
    (!late || order.lateDays > 0) &&
    isNamed(order);
}
