import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import { asksForCredit, exposureOf, owedFrom } from "../../payments/index.ts";
import type { Cents } from "../../platform/money.ts";
import { table } from "../../platform/table.ts";
import type { CivilDate } from "../../platform/time.ts";
import { confirmedOn } from "../due-dates.ts";
import type { Order } from "../order.ts";
import { OrderEntity } from "../order.table.ts";
import { findOrder } from "../stored-order.ts";
import { owedBy, OwedOrderEntity } from "./credit.table.ts";

/** An order on credit that isn't paid. */
export interface Debt {
  order: Order;
  /** Cents. */
  amount: Cents;
  /** The day from which it is late; absent where it isn't due by a date, or its payment is on its way. */
  owedFrom?: CivilDate | undefined;
}

/** What a company owes by one order that was placed on credit; undefined for nothing. */
export function debtOf(order: Order): Debt | undefined {
  const amount = asksForCredit(order.termsOfPayment, order.method) ? exposureOf(order) : 0;
  return amount > 0 ? { order, amount, owedFrom: owedFrom({ ...order, createdOn: confirmedOn(order) }) } : undefined;
}

const debtsAmong = (orders: readonly (Order | undefined)[]): Debt[] =>
  orders.flatMap((order) => (order && debtOf(order)) ?? []);

/** All that a company owes on credit, order by order; a request for each 200 of its orders. */
export async function debtsOf(companyId: string): Promise<Debt[]> {
  const debts: Debt[] = [];
  let after: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await table
      .build(QueryCommand)
      .query({ index: "gsi4", partition: `COMPANY#${companyId}#ORDERS` })
      .entities(OrderEntity)
      .options({ limit: 200, ...(after && { exclusiveStartKey: after }) })
      .send();
    debts.push(...debtsAmong(Items));
    after = LastEvaluatedKey;
  } while (after);
  return debts;
}

/** So many late orders of a company are looked at, the oldest first. */
const atMost = 25;

/** What a company pays late of what it owes on credit, the oldest first; a request, and one for each late order. */
export async function lateDebtsOf(companyId: string, today: CivilDate): Promise<Debt[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ index: "gsi1", partition: owedBy(companyId), range: { lt: today } })
    .entities(OwedOrderEntity)
    .options({ limit: atMost })
    .send();
  return debtsAmong(await Promise.all(Items.map(({ orderId }) => findOrder(orderId))));
}
