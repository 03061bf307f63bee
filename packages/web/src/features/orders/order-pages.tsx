import { Card, Container, Grid, Stack, Table, Text, Title, Group } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../api/client.ts";
import { getOrder, listOrders } from "../../api/endpoints.gen.ts";
import { date, money } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { Empty, Failure, Loading } from "../../ui/states.tsx";
import { PriceSteps } from "../cart/price-steps.tsx";
import { BankDetails } from "../checkout/result-pages.tsx";
import { RequireLogin } from "../require-login.tsx";
import { PaymentLabel } from "./labels.tsx";
import { AnchorLink, ButtonLink } from "../../ui/links.tsx";

export const OrdersPage = () => (
  <RequireLogin>
    <Orders />
  </RequireLogin>
);

function Orders() {
  const { t, language } = useTexts();
  const { data, error, refetch } = useQuery(queryOf(listOrders, { query: {} }));
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  if (data.items.length === 0) return <Empty title={t("orders.empty")} />;
  return (
    <Container size="lg" py="lg">
      <Title order={1} mb="lg">
        {t("orders.title")}
      </Title>
      <Table.ScrollContainer minWidth={560}>
        <Table verticalSpacing="sm" className="numbers">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t("orders.number")}</Table.Th>
              <Table.Th>{t("orders.date")}</Table.Th>
              <Table.Th>{t("orders.payment")}</Table.Th>
              <Table.Th>{t("orders.state")}</Table.Th>
              <Table.Th ta="right">{t("orders.total")}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.items.map((order) => (
              <Table.Tr key={order.id}>
                <Table.Td>
                  <AnchorLink to="/profile/my-orders/$id" params={{ id: order.id }}>
                    {order.number}
                  </AnchorLink>
                </Table.Td>
                <Table.Td>{date(order.placedOn, language)}</Table.Td>
                <Table.Td>
                  <PaymentLabel label={order.paymentLabel} />
                </Table.Td>
                <Table.Td>{t(`fulfilment.${order.fulfilment}`)}</Table.Td>
                <Table.Td ta="right">{money(order.total, language)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Container>
  );
}

export const OrderPage = ({ id }: { id: string }) => (
  <RequireLogin>
    <OneOrder id={id} />
  </RequireLogin>
);

function OneOrder({ id }: { id: string }) {
  const { t, language } = useTexts();
  const { data: order, error } = useQuery(queryOf(getOrder, { params: { id } }));
  if (error) return <Failure error={error} />;
  if (!order) return <Loading />;
  const open = order.transactions.find(({ status }) => status === "pending_payment");
  return (
    <Container size="lg" py="lg">
      <Group mb="lg">
        <Title order={1}>{t("checkout.number", { number: order.number })}</Title>
        <PaymentLabel label={order.paymentLabel} />
        <Text>{t(`fulfilment.${order.fulfilment}`)}</Text>
      </Group>
      <Grid gap="xl">
        <Grid.Col span={{ xs: 12, md: 8 }}>
          <Stack>
            <Title order={2} size="h4">
              {t("orders.lines")}
            </Title>
            {order.lines.map((line) => (
              <Group key={line.productId} justify="space-between" wrap="nowrap">
                <Text>
                  {line.quantity} × {line.brand} {line.name}
                </Text>
                <Text className="numbers">{money(line.unit * line.quantity, language)}</Text>
              </Group>
            ))}
            <Title order={2} size="h4">
              {t("orders.transactions")}
            </Title>
            {order.transactions.map((transaction) => (
              <Group key={transaction.id} justify="space-between">
                <Text>
                  {t(`method.${transaction.method}`)} · {t(`transaction.${transaction.status}`)}
                  {transaction.dueDate && ` · ${t("orders.due")} ${date(transaction.dueDate, language)}`}
                </Text>
                <Text className="numbers">{money(transaction.amount, language)}</Text>
              </Group>
            ))}
            {open?.method === "manual_wire_transfer" && <BankDetails transactionId={open.id} />}
            {open?.method === "card" && (
              <ButtonLink to="/checkout/failed/$id" params={{ id }}>
                {t("checkout.payNow")}
              </ButtonLink>
            )}
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ xs: 12, md: 4 }}>
          <Card withBorder>
            <PriceSteps amounts={order.amounts} />
          </Card>
        </Grid.Col>
      </Grid>
    </Container>
  );
}
