import { Badge, Container, Table, TextInput, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { romeDate } from "@solvia/core/platform/time";
import { queryOf } from "../../api/client.ts";
import { listPayments } from "../../api/endpoints.gen.ts";
import { date, money } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import "../../i18n/orders.ts";
import { AnchorLink } from "../../ui/links.tsx";
import { Empty, Failure, Loading } from "../../ui/states.tsx";
import { BackOffice } from "./layout.tsx";
import { Pager } from "./pager.tsx";

export interface PaymentFilters {
  period?: string | undefined;
  cursor?: string | undefined;
}

/** The transactions of a month's orders; month and page live in the address. */
export function PaymentsPage({ filters }: { filters: PaymentFilters }) {
  return (
    <BackOffice>
      <Payments filters={filters} />
    </BackOffice>
  );
}

const colours = { paid: "green", pending_payment: "orange", processing_payment: "blue", failed: "red" } as const;

function Payments({ filters }: { filters: PaymentFilters }) {
  const { t, language } = useTexts();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(queryOf(listPayments, { query: { ...filters } }));
  const [month] = useState(() => romeDate(new Date()).slice(0, 7));
  const go = (search: PaymentFilters) => void navigate({ to: "/back-office/payments", search });
  return (
    <Container size="xl" py="md">
      <Title order={1} size="h2" mb="md">
        {t("bo.payments")}
      </Title>
      <TextInput
        label={t("bo.period")}
        type="month"
        maw={220}
        mb="md"
        value={filters.period ?? month}
        onChange={(event) => go({ period: event.currentTarget.value || undefined })}
      />
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data?.items.length === 0 && <Empty title={t("bo.noPayments")} />}
      {data && data.items.length > 0 && (
        <Table.ScrollContainer minWidth={640}>
          <Table striped highlightOnHover className="numbers cards" verticalSpacing={6}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t("orders.number")}</Table.Th>
                <Table.Th>{t("checkout.method")}</Table.Th>
                <Table.Th>{t("bo.status")}</Table.Th>
                <Table.Th>{t("bo.dueOn")}</Table.Th>
                <Table.Th ta="right">{t("bo.amount")}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {data.items.map((transaction) => (
                <Table.Tr key={transaction.id}>
                  <Table.Td>
                    <AnchorLink to="/back-office/orders/$id" params={{ id: transaction.orderId }}>
                      {transaction.orderNumber}
                    </AnchorLink>
                  </Table.Td>
                  <Table.Td data-label={t("checkout.method")}>{t(`method.${transaction.method}`)}</Table.Td>
                  <Table.Td data-label={t("bo.status")}>
                    <Badge color={colours[transaction.status]} variant="light" c="dark.8" tt="none">
                      {t(`transaction.${transaction.status}`)}
                    </Badge>
                  </Table.Td>
                  <Table.Td data-label={t("bo.dueOn")}>
                    {transaction.dueDate ? date(transaction.dueDate, language) : "—"}
                  </Table.Td>
                  <Table.Td ta="right" data-label={t("bo.amount")}>
                    {money(transaction.amount, language)}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      {data && <Pager cursor={filters.cursor} next={data.cursor} go={(cursor) => go({ ...filters, cursor })} />}
    </Container>
  );
}
