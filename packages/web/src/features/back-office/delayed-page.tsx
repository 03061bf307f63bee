import { Container, Table, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { listDelayedPayments as Contract } from "@solvia/core/contract/back-office/orders";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import { queryOf } from "../../api/client.ts";
import { listDelayedPayments } from "../../api/endpoints.gen.ts";
import { officeTexts } from "../../i18n/areas/office.ts";
import { ordersTexts } from "../../i18n/areas/orders.ts";
import { money } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { Empty, Failure, Loading } from "../../ui/states.tsx";
import { BackOffice } from "./layout.tsx";
import { OrderCells } from "./order-cells.tsx";

type Row = AnswerOf<typeof Contract>["items"][number];

export const DelayedPage = () => (
  <BackOffice>
    <Delayed />
  </BackOffice>
);

function Delayed() {
  const { t } = useTexts(officeTexts, ordersTexts);
  const { data, error, refetch } = useQuery(queryOf(listDelayedPayments, {}));
  return (
    <Container size="xl" py="md">
      <Title order={1} size="h2" mb="md">
        {t("bo.delayed")}
      </Title>
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data?.items.length === 0 && <Empty title={t("bo.noLate")} />}
      {data && data.items.length > 0 && <Late orders={data.items} />}
    </Container>
  );
}

function Late({ orders }: { orders: readonly Row[] }) {
  const { t, language } = useTexts(officeTexts, ordersTexts);
  return (
    <Table.ScrollContainer minWidth={640}>
      <Table striped highlightOnHover className="numbers cards" verticalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t("orders.number")}</Table.Th>
            <Table.Th>{t("orders.date")}</Table.Th>
            <Table.Th>{t("bo.customer")}</Table.Th>
            <Table.Th>{t("checkout.method")}</Table.Th>
            <Table.Th>{t("bo.late")}</Table.Th>
            <Table.Th ta="right">{t("orders.total")}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {orders.map((order) => (
            <Table.Tr key={order.id}>
              <OrderCells order={order} />
              <Table.Td data-label={t("checkout.method")}>{t(`method.${order.method}`)}</Table.Td>
              <Table.Td data-label={t("bo.late")} c="red">
                {t("bo.days", { count: order.lateDays })}
              </Table.Td>
              <Table.Td ta="right" data-label={t("orders.total")}>
                {money(order.total, language)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
