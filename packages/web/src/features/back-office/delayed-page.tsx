import { Container, Table, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../api/client.ts";
import { listDelayedPayments } from "../../api/endpoints.gen.ts";
import { money } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { Empty, Failure, Loading } from "../../ui/states.tsx";
import { BackOffice } from "./layout.tsx";
import { AnchorLink } from "../../ui/links.tsx";

export const DelayedPage = () => (
  <BackOffice>
    <Delayed />
  </BackOffice>
);

function Delayed() {
  const { t, language } = useTexts();
  const { data, error, refetch } = useQuery(queryOf(listDelayedPayments, {}));
  return (
    <Container size="xl" py="md">
      <Title order={1} size="h2" mb="md">
        {t("bo.delayed")}
      </Title>
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data?.items.length === 0 && <Empty title={t("bo.noLate")} />}
      <Table striped className="numbers">
        <Table.Tbody>
          {data?.items.map((order) => (
            <Table.Tr key={order.id}>
              <Table.Td>
                <AnchorLink to="/back-office/orders/$id" params={{ id: order.id }}>
                  {order.number}
                </AnchorLink>
              </Table.Td>
              <Table.Td>{order.customer.name}</Table.Td>
              <Table.Td>{t("bo.days", { count: order.lateDays })}</Table.Td>
              <Table.Td ta="right">{money(order.total, language)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Container>
  );
}
