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
/** Half a page wide: what one looks for first, the rest for whoever chooses it. */
const beside = {
  name: "user-orders-beside",
  columns: [number, { ...date, more: true }, payment, { ...method, more: true }, { ...state, more: true }, total],
} as const;

interface Props {
  userId: string;
  /** Beside something else. */
  aside?: true;
}

/** All orders of one person. */
export function UserOrders({ userId, aside }: Props) {
  const mayOpen = allowed(getBackOfficeOrder.access, useUser() ?? undefined);
  const list = mayOpen ? orders : onlySeen;
  return <ListSection list={aside ? { ...list, ...beside } : list} filters={{ userId }} />;
}
