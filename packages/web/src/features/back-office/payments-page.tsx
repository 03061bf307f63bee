import { Badge, Button, Container, NativeSelect, Table, Text, Title } from "@mantine/core";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import type { listPayments as Contract } from "@solvia/core/contract/back-office/orders";
import { transactionStatuses } from "@solvia/core/payments/transaction";
import { romeDate } from "@solvia/core/platform/time";
import { pagesOf, queryOf, type Input } from "../../api/client.ts";
import { getPaymentTotals, listPayments } from "../../api/endpoints.gen.ts";
import { officeTexts } from "../../i18n/areas/office.ts";
import { officeMoneyTexts } from "../../i18n/areas/office-money.ts";
import { ordersTexts } from "../../i18n/areas/orders.ts";
import { date, money } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { AnchorLink } from "../../ui/links.tsx";
import { Empty, Failure, Loading } from "../../ui/states.tsx";
import { ShowMore } from "../orders/order-list.tsx";
import { BackOffice } from "./layout.tsx";
import { FilterBar, TextFilter } from "./list-filters.tsx";
import { MarkPaid } from "./mark-paid.tsx";
import { MonthField } from "./orders-search.tsx";

export interface PaymentFilters {
  period?: string | undefined;
  status?: string | undefined;
  user?: string | undefined;
}
type Query = Input<typeof Contract>["query"];
type Payment = AnswerOf<typeof Contract>["items"][number];

/** The transactions of a month's orders; every filter lives in the address. */
export function PaymentsPage({ filters }: { filters: PaymentFilters }) {
  return (
    <BackOffice>
      <Payments filters={filters} />
    </BackOffice>
  );
}

const colours = { paid: "green", pending_payment: "orange", processing_payment: "blue", failed: "red" } as const;

function Payments({ filters }: { filters: PaymentFilters }) {
  const { t, language } = useTexts(officeTexts, officeMoneyTexts, ordersTexts);
  const navigate = useNavigate();
  const [marking, setMarking] = useState<Payment>();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    pagesOf(listPayments, { query: { ...filters, limit: 50 } as Query }),
  );
  const [month] = useState(() => romeDate(new Date()).slice(0, 7));
  const payments = data?.pages.flatMap(({ items }) => items);
  const goesOn = payments?.length === 0 && hasNextPage && !isFetchingNextPage;
  // Pages are filtered while they are read: one without a match isn't the end.
  useEffect(() => {
    if (goesOn) void fetchNextPage();
  }, [goesOn, fetchNextPage]);
  const change = (part: PaymentFilters) =>
    void navigate({ to: "/back-office/payments", search: { ...filters, ...part }, replace: true });
  return (
    <Container size="xl" py="md">
      <Title order={1} size="h2" mb="md">
        {t("bo.payments")}
      </Title>
      <FilterBar>
        <MonthField month={filters.period ?? month} go={(period) => change({ period })} />
        <NativeSelect
          label={t("bo.status")}
          value={filters.status ?? ""}
          data={[
            { value: "", label: t("officeMoney.allStates") },
            ...transactionStatuses.map((value) => ({ value, label: t(`transaction.${value}`) })),
          ]}
          onChange={(event) => change({ status: event.currentTarget.value || undefined })}
        />
        <TextFilter label={t("officeMoney.search")} text={filters.user} search={(user) => change({ user })} />
        {Object.values(filters).some(Boolean) && (
          <Button
            variant="subtle"
            onClick={() => void navigate({ to: "/back-office/payments", search: {}, replace: true })}
          >
            {t("bo.clear")}
          </Button>
        )}
      </FilterBar>
      <Totals filters={filters} />
      {error && <Failure error={error} retry={() => void refetch()} />}
      {(!data || (payments?.length === 0 && hasNextPage)) && !error && <Loading />}
      {payments?.length === 0 && !hasNextPage && <Empty title={t("bo.noPayments")} />}
      {payments && payments.length > 0 && (
        <Table.ScrollContainer minWidth={820}>
          <Table striped highlightOnHover className="numbers cards" verticalSpacing={6}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t("orders.number")}</Table.Th>
                <Table.Th>{t("officeMoney.customer")}</Table.Th>
                <Table.Th>{t("checkout.method")}</Table.Th>
                <Table.Th>{t("bo.status")}</Table.Th>
                <Table.Th>{t("bo.dueOn")}</Table.Th>
                <Table.Th ta="right">{t("bo.amount")}</Table.Th>
                <Table.Th aria-label={t("bo.markPaid")} />
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {payments.map((transaction) => (
                <Table.Tr key={transaction.id}>
                  <Table.Td>
                    <AnchorLink to="/back-office/orders/$id" params={{ id: transaction.orderId }}>
                      {transaction.orderNumber}
                    </AnchorLink>
                  </Table.Td>
                  <Table.Td data-label={t("officeMoney.customer")} className="long-words">
                    {transaction.customer}
                  </Table.Td>
                  <Table.Td data-label={t("checkout.method")}>{t(`method.${transaction.method}`)}</Table.Td>
                  <Table.Td data-label={t("bo.status")}>
                    <Badge color={colours[transaction.status]} variant="light" c="bright" tt="none">
                      {t(`transaction.${transaction.status}`)}
                    </Badge>
                  </Table.Td>
                  <Table.Td data-label={t("bo.dueOn")}>
                    {transaction.dueDate ? date(transaction.dueDate, language) : "—"}
                  </Table.Td>
                  <Table.Td ta="right" data-label={t("bo.amount")}>
                    {money(transaction.amount, language)}
                  </Table.Td>
                  <Table.Td ta="right">
                    {transaction.markable && (
                      <Button size="compact-sm" variant="default" onClick={() => setMarking(transaction)}>
                        {t("bo.markPaid")}
                      </Button>
                    )}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      <ShowMore
        shown={hasNextPage && payments?.length !== 0}
        loading={isFetchingNextPage}
        go={() => void fetchNextPage()}
      />
      {marking && (
        <MarkPaid
          order={{ id: marking.orderId, number: marking.orderNumber, customer: marking.customer }}
          transaction={marking}
          openBeside={marking.openBeside}
          onClose={() => setMarking(undefined)}
        />
      )}
    </Container>
  );
}

/** What the list comes to, all its pages. */
function Totals({ filters }: { filters: PaymentFilters }) {
  const { t, language } = useTexts(officeTexts, officeMoneyTexts, ordersTexts);
  const { data } = useQuery(queryOf(getPaymentTotals, { query: { ...filters } as Query }));
  if (!data || data.count + data.leftOut === 0) return null;
  const says = (cents: number) => money(cents, language);
  return (
    <Text size="sm" mb="sm" className="numbers" role="status">
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
