import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import type { Order } from "../../packages/core/src/orders/order.ts";
import { indexKeysOf, OrderEntity } from "../../packages/core/src/orders/order.table.ts";
import { newId } from "../../packages/core/src/platform/ids.ts";
import { payment, workedExample } from "./invoices.ts";

/** Where the worked example's goods go. */
const address = {
  id: "A1",
  header: "Casa",
  street: "Via Verdi",
  houseNumber: "3",
  postalCode: "00184",
  city: "Roma",
  provinceCode: "RM",
  countryCode: "IT",
  tailLift: false,
};

/** The worked example, paid whole by transfer, as an order of somebody that lies in the table. */
export async function storedPaidOrder(changes: Partial<Order> = {}): Promise<Order> {
  const id = newId();
  const transfer = {
    orderId: id,
    status: "paid",
    settledOn: "2026-11-20",
    settlementRef: `CRO ${id.slice(-6)}`,
  } as const;
  const order = workedExample({
    id,
    userId: newId(),
    number: `${id.slice(-8, -4)}-${id.slice(-4)}`,
    address,
    status: "paid",
    transactions: [payment(1, 319_805, transfer)],
    ...changes,
  });
  await OrderEntity.build(PutItemCommand)
    .item({ ...order, lines: [...order.lines], transactions: [...order.transactions], ...indexKeysOf(order) })
    .send();
  return order;
}
