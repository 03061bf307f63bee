import { listBackOfficeOrders } from "@solvia/core/contract/back-office/orders";
import { allowed } from "@solvia/core/platform/access";
import { getBackOfficeOrder } from "../../../api/endpoints.gen.ts";
import { declarePart } from "../../../ui/list/declaration.ts";
import { ListSection } from "../../../ui/list/list-rows.tsx";
import { useUser } from "../../login/session.ts";
import { orderColumns } from "../../orders/office/order-columns.tsx";
import "../../../i18n/areas/office.ts";
import "../../../i18n/areas/office-people.ts";

const { number, date, payment, method, state, total } = orderColumns;

const orders = declarePart({
  name: "user-orders",
  contract: listBackOfficeOrders,
  title: "bo.orders",
  nameOf: (order) => order.number,
  open: ({ id }) => ({ to: "/back-office/orders/$id", params: { id } }),
  columns: [number, date, payment, method, state, total],
  empty: { title: "officePeople.noOrders" },
});
const { open: _, ...onlySeen } = orders;

/** All orders of one person. */
export function UserOrders({ userId }: { userId: string }) {
  const mayOpen = allowed(getBackOfficeOrder.access, useUser() ?? undefined);
  return <ListSection list={mayOpen ? orders : onlySeen} filters={{ userId }} />;
}
