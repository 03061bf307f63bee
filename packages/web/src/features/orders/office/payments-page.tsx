import { Badge, Button, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { listPayments } from "@solvia/core/contract/back-office/orders";
import { queryOf } from "../../../api/client.ts";
import { getPaymentTotals } from "../../../api/endpoints.gen.ts";
import type { SearchOf } from "../../../api/search-of.ts";
import { money } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { declareList, type AroundProps, type RowOf } from "../../../ui/list/declaration.ts";
import { OfficeList } from "../../office-kit/office-list.tsx";
import { MarkPaid } from "./mark-paid.tsx";
import { officeTexts } from "../../../i18n/areas/office.ts";
import { officeMoneyTexts } from "../../../i18n/areas/office-money.ts";
import { ordersTexts } from "../../../i18n/areas/orders.ts";

type Contract = typeof listPayments;
type Payment = RowOf<Contract>;

const colours = { paid: "green", pending_payment: "orange", processing_payment: "blue", failed: "red" } as const;

/** The transactions of a month's orders. */
const payments = declareList({
  name: "payments",
  contract: listPayments,
  title: "bo.payments",
  nameOf: ({ orderNumber, id }) => `${orderNumber} ${id.split(".")[1] ?? ""}`.trim(),
  open: ({ orderId }) => ({ to: "/back-office/orders/$id", params: { id: orderId } }),
  filters: {
    user: { kind: "words", heading: "officeMoney.search" },
    period: { kind: "month", heading: "bo.period" },
    status: {
      kind: "choice",
      heading: "bo.status",
      any: "officeMoney.allStates",
      word: (value, { t }) => t(`transaction.${value}`, { defaultValue: value }),
    },
  },
  columns: [
    { id: "number", heading: "orders.number", lead: true, whole: true, value: ({ orderNumber }) => orderNumber },
    { id: "customer", heading: "officeMoney.customer", least: 18, value: ({ customer }) => customer },
    { id: "method", heading: "officeLists.method", value: ({ method }, { t }) => t(`method.${method}`) },
    {
      id: "status",
      heading: "bo.status",
      whole: true,
      value: ({ status }, { t }) => t(`transaction.${status}`),
      cell: ({ status }, { t }) => (
        <Badge color={colours[status]} variant="light" c="bright" tt="none">
          {t(`transaction.${status}`)}
        </Badge>
      ),
    },
    {
      id: "dueOn",
      heading: "bo.dueOn",
      kind: "date",
      value: ({ dueDate }) => dueDate,
    },
    {
      id: "settledOn",
      heading: "bo.settledOn",
      kind: "date",
      more: true,
      value: ({ settledOn }) => settledOn,
    },
    { id: "amount", heading: "bo.amount", kind: "money", value: ({ amount }) => amount },
    {
      id: "mark",
      heading: "bo.markPaid",
      act: true,
      card: "wide",
      value: () => undefined,
      cell: (transaction) => <Mark transaction={transaction} />,
    },
  ],
  views: [
    { name: "transaction.pending_payment", search: { status: "pending_payment" } },
    { name: "transaction.failed", search: { status: "failed" } },
  ],
  empty: { title: "bo.noPayments" },
  Above: Totals,
});

/** The transactions of a month's orders; every filter lives in the address. */
export const PaymentsPage = ({ search }: { search: SearchOf<Contract> }) => (
  <OfficeList list={payments} search={search} />
);

/** The transfer has come: asked for in a dialog. */
function Mark({ transaction }: { transaction: Payment }) {
  const { t } = useTexts(officeTexts, officeMoneyTexts, ordersTexts);
  const [marking, setMarking] = useState(false);
  const { orderId: id, orderNumber: number, customer, markable, openBeside } = transaction;
  if (!markable) return null;
  return (
    <>
      <Button size="compact-xs" variant="default" onClick={() => setMarking(true)}>
        {t("bo.markPaid")}
      </Button>
      {marking && (
        <MarkPaid
          order={{ id, number, customer }}
          transaction={transaction}
          openBeside={openBeside}
          onClose={() => setMarking(false)}
        />
      )}
    </>
  );
}

/** What the list comes to, all its pages. */
function Totals({ filters: { period, status, user } }: AroundProps<Contract>) {
  const { t, language } = useTexts(officeTexts, officeMoneyTexts, ordersTexts);
  const { data } = useQuery(queryOf(getPaymentTotals, { query: { period, status, user } }));
  if (!data || data.count + data.leftOut === 0) return null;
  const says = (cents: number) => money(cents, language);
  return (
    <Text size="sm" className="numbers" role="status">
      {[
        t("officeMoney.totals", { count: data.count, money: says(data.amount) }),
        t("officeMoney.paidOf", { money: says(data.paid) }),
        t("officeMoney.openOf", { money: says(data.open) }),
        ...(data.refunded > 0 ? [t("officeMoney.refundedOf", { money: says(data.refunded) })] : []),
        ...(data.refundedBefore > 0 ? [t("officeMoney.refundedBeforeOf", { money: says(data.refundedBefore) })] : []),
        ...(data.leftOut > 0 ? [t("officeMoney.leftOut", { count: data.leftOut })] : []),
      ].join(" · ")}
    </Text>
  );
}
