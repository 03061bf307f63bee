import { Badge, Card, Container, Grid, Group, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { allowed } from "@solvia/core/platform/access";
import { queryOf } from "../../api/client.ts";
import { getBackOfficeOrder, setReady } from "../../api/endpoints.gen.ts";
import { money } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import "../../i18n/orders.ts";
import { Failure, Loading } from "../../ui/states.tsx";
import { PriceSteps } from "../cart/price-steps.tsx";
import { PaymentLabel } from "../orders/labels.tsx";
import { OrderDocuments } from "../orders/order-documents.tsx";
import { useUser } from "../session.ts";
import { BackOffice } from "./layout.tsx";
import { Actions } from "./order-actions.tsx";
import { Documents } from "./order-documents.tsx";
import { Customer } from "./order-address.tsx";
import { Transactions } from "./order-transactions.tsx";
import type { Order } from "./use-order-write.ts";

export const OrderPage = ({ id }: { id: string }) => (
  <BackOffice access={getBackOfficeOrder.access}>
    <OneOrder id={id} />
  </BackOffice>
);

function OneOrder({ id }: { id: string }) {
  const { t } = useTexts();
  const mayChange = allowed(setReady.access, useUser() ?? undefined);
  const { data: order, error, refetch } = useQuery(queryOf(getBackOfficeOrder, { params: { id } }));
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!order) return <Loading />;
  return (
    <Container size="xl" py="md">
      <Group mb="md">
        <Title order={1} size="h2">
          {t("checkout.number", { number: order.number })}
        </Title>
        <PaymentLabel label={order.paymentLabel} />
        <Badge variant="light" color={order.shippable ? "green" : "gray"} c="dark.8" tt="none">
          {t(order.shippable ? "bo.shippable" : "bo.notShippable")}
        </Badge>
        <Text>{t(`fulfilment.${order.fulfilment}`)}</Text>
      </Group>
      <Grid gap="xl">
        <Grid.Col span={{ xs: 12, md: 8 }}>
          <Stack gap="lg">
            <Lines order={order} />
            <Transactions order={order} mayChange={mayChange} />
            {mayChange ? (
              <Documents order={order} />
            ) : (
              <OrderDocuments orderId={order.id} documents={order.documents} />
            )}
            {mayChange ? <Actions key={order.id} order={order} /> : <ReadNotes order={order} />}
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ xs: 12, md: 4 }}>
          <Stack>
            <Customer order={order} mayChange={mayChange} />
            <Card withBorder>
              <PriceSteps amounts={order.amounts} />
            </Card>
          </Stack>
        </Grid.Col>
      </Grid>
    </Container>
  );
}

/** What the office has noted, for whoever may only read it. */
function ReadNotes({ order: { backOfficeNotes } }: { order: Order }) {
  const { t } = useTexts();
  if (!backOfficeNotes) return null;
  return (
    <Stack gap={6}>
      <Title order={2} size="h4">
        {t("bo.notes")}
      </Title>
      <Text size="sm" className="long-words" style={{ whiteSpace: "pre-line" }}>
        {backOfficeNotes}
      </Text>
    </Stack>
  );
}

function Lines({ order }: { order: Order }) {
  const { t, language } = useTexts();
  return (
    <Stack gap={6}>
      <Title order={2} size="h4">
        {t("orders.lines")}
      </Title>
      {order.lines.map((line) => (
        <Group key={line.productId} justify="space-between" wrap="nowrap">
          <Text size="sm">
            {line.quantity} × {line.brand} {line.name}{" "}
            <Text span c="dark.3">
              {line.productCode}
            </Text>
          </Text>
          <Text size="sm" className="numbers">
            {money(line.unit * line.quantity, language)}
          </Text>
        </Group>
      ))}
    </Stack>
  );
}
