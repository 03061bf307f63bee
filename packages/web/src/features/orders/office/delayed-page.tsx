import { listDelayedPayments } from "@solvia/core/contract/back-office/orders";
import type { SearchOf } from "../../../api/search-of.ts";
import { declareList } from "../../../ui/list/declaration.ts";
import { OfficeList } from "../../back-office/office-list.tsx";
import { orderColumns } from "./order-columns.tsx";
import { OrderPeek } from "./order-peek.tsx";
import "../../../i18n/areas/office.ts";

const { number, date, customer, email, method, late, total } = orderColumns;

/** The orders whose payment is late. */
const delayed = declareList({
  name: "delayed-payments",
  contract: listDelayedPayments,
  title: "bo.delayed",
  nameOf: (order) => order.number,
  open: ({ id }) => ({ to: "/back-office/orders/$id", params: { id } }),
  columns: [number, date, customer, email, method, late, total],
  empty: { title: "bo.noLate" },
  Peek: OrderPeek,
});

export const DelayedPage = ({ search }: { search: SearchOf<typeof listDelayedPayments> }) => (
  <OfficeList list={delayed} search={search} />
);
