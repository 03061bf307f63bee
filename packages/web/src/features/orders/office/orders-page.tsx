import { listBackOfficeOrders } from "@solvia/core/contract/back-office/orders";
import type { SearchOf } from "../../../api/search-of.ts";
import { declareList, type AroundProps } from "../../../ui/list/declaration.ts";
import { OfficeList } from "../../office-kit/office-list.tsx";
import { DueActs, dueColumns, IssuesDue } from "./due-orders.tsx";
import { NewOrderLink } from "./new-order/new-order-link.tsx";
import { orderColumns } from "./order-columns.tsx";
import { OrderPeek } from "./order-peek.tsx";
import { OrdersActs } from "./orders-acts.tsx";
import { OneCustomers, SearchedIn } from "./orders-search.tsx";
import "../../../i18n/areas/office.ts";
import "../../../i18n/areas/office-invoicing.ts";
import "../../../i18n/areas/office-lists.ts";
import "../../../i18n/areas/office-money.ts";
import "../../../i18n/areas/orders.ts";

type Contract = typeof listBackOfficeOrders;
const {
  number,
  date,
  customer,
  email,
  payment,
  method,
  state,
  late,
  claim,
  flat,
  vat,
  pieces,
  vatAmount,
  awaited,
  total,
} = orderColumns;

/** The orders of a month, or of one customer. */
const orders = declareList({
  name: "orders",
  contract: listBackOfficeOrders,
  title: "bo.orders",
  nameOf: (order) => order.number,
  open: ({ id }) => ({ to: "/back-office/orders/$id", params: { id } }),
  filters: {
    user: { kind: "words", heading: "bo.filter" },
    period: { kind: "month", heading: "bo.period", unless: ["userId", "waiting"] },
    status: {
      kind: "choice",
      heading: "bo.status",
      any: "bo.all",
      // The others are carts, which are no orders yet.
      values: ["awaitingApproval", "pendingPayment", "processingPayment", "paid", "failed"],
      word: (value, { t }) => t(`status.${value}`, { defaultValue: value }),
    },
    label: {
      kind: "choice",
      heading: "orders.payment",
      any: "bo.all",
      word: (value, { t }) => t(`label.${value}`, { defaultValue: value }),
    },
    method: {
      kind: "choice",
      heading: "checkout.method",
      any: "bo.all",
      word: (value, { t }) => t(`method.${value}`, { defaultValue: value }),
    },
    late: { kind: "flag", heading: "bo.late" },
    troubled: { kind: "flag", heading: "bo.troubled" },
  },
  columns: [number, date, customer, email, payment, method, state, late, vat, pieces, vatAmount, total],
  views: [
    { name: "officeHome.works.transfers", search: { waiting: "transfer" } },
    { name: "officeHome.works.shipping", search: { waiting: "shipping" } },
    { name: "officeHome.works.troubled", search: { waiting: "troubled" } },
    { name: "officeHome.works.late", search: { waiting: "late" } },
    { name: "officeHome.works.decisions", search: { waiting: "decision" } },
    { name: "officeHome.works.invoices", search: { waiting: "invoice" } },
  ],
  empty: { title: "bo.noOrders" },
  Beginnings: NewOrderLink,
  Acts: OrdersActs,
  Peek: OrderPeek,
  Above,
});

/** Those whose payment is late, with what the law lets the house ask for it. */
const lateOnes = {
  ...orders,
  columns: [number, date, customer, email, payment, method, state, late, claim, flat, pieces, vatAmount, total],
};

// Added up it would be a sum that nobody waits for.
const { sum: _, ...notAddedUp } = total;
const wholePrice = { ...notAddedUp, more: true as const };

/** Those that a transfer is to come for: what it is to bring, and how much that is of all together. */
const toMatch = {
  ...orders,
  columns: [number, date, customer, email, payment, state, late, vat, pieces, vatAmount, awaited, wholePrice],
};

/** Those that are due a document, those with the least time left first. */
const toInvoice = {
  ...orders,
  columns: [
    number,
    date,
    customer,
    email,
    dueColumns.document,
    dueColumns.by,
    payment,
    state,
    pieces,
    vatAmount,
    total,
  ],
  Acts: DueActs,
};

/** What it shows where nobody has chosen for it: columns that were chosen for other orders leave out what these are looked at for. */
const usualColumns = "number,date,customer,document,by,payment,state,total";

/** The list that shows what its orders are looked at for. */
const listFor = ({ waiting, late: isLate }: SearchOf<Contract>) =>
  waiting === "late" || isLate ? lateOnes : waiting === "transfer" ? toMatch : orders;

/** Whose orders are shown where it is one customer's, and what words search. */
function Above({ filters: { user, userId, period, waiting }, change }: AroundProps<Contract>) {
  if (userId) return <OneCustomers userId={userId} leave={() => change({ userId: undefined })} />;
  if (!user || waiting) return null;
  return (
    <SearchedIn
      text={user}
      month={period}
      choose={(id) => change({ userId: id, user: undefined, period: undefined })}
    />
  );
}

export const OrdersPage = ({ search }: { search: SearchOf<Contract> }) =>
  search.waiting === "invoice" ? (
    <IssuesDue>
      <OfficeList list={toInvoice} search={{ columns: usualColumns, ...search }} />
    </IssuesDue>
  ) : (
    <OfficeList list={listFor(search)} search={search} />
  );
