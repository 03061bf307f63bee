import { Badge, Button, Card, Group, Stack, Table, Text } from "@mantine/core";
import type * as z from "zod";
import type { OrderRow } from "@solvia/core/contract/shapes/order";
import { ordersTexts } from "../../i18n/areas/orders.ts";
import { date, money } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { AnchorLink } from "../../ui/links.tsx";
import { useMedia } from "../../ui/use-media.ts";
import { fulfilmentWord } from "./fulfilment-word.ts";
import { OrderStanding } from "./labels.tsx";

type Row = Omit<
  z.output<typeof OrderRow>,
  "customer" | "troubled" | "toCheck" | "shippingHolds" | "officeActs" | "treatment" | "awaited"
> & {
  /** Who placed it, where several may have. */
  placedBy?: string | undefined;
};

/** The customer's orders: a table where there is room for one, else cards. */
export function OrderList({ orders }: { orders: readonly Row[] }) {
  const narrow = useMedia("(max-width: 48em)");
  return narrow ? <OrderCards orders={orders} /> : <OrderTable orders={orders} />;
}

const OrderLink = ({ order }: { order: Row }) => (
  <AnchorLink to="/profile/my-orders/$id" params={{ id: order.id }} fw={600}>
    {order.number}
  </AnchorLink>
);

function OrderCards({ orders }: { orders: readonly Row[] }) {
  const { t, language } = useTexts(ordersTexts);
  return (
    <Stack gap="sm">
      {orders.map((order) => (
        <Card component="article" key={order.id} withBorder padding="sm" className="numbers">
          <Group justify="space-between">
            <OrderLink order={order} />
            <Text fw={700}>{money(order.total, language)}</Text>
          </Group>
          <Group justify="space-between" mt={6}>
            <Text size="sm" c="dimmed">
              {date(order.placedOn, language)}
              {!order.service && ` · ${t("orders.pieces", { count: order.pieces })}`}
            </Text>
            <OrderStanding order={order} />
          </Group>
          <Text size="sm" mt={4}>
            {[
              order.status !== "failed" && fulfilmentWord(t, order),
              order.shipmentHeld && t("orders.goodsWait"),
              order.placedBy,
            ]
              .filter(Boolean)
              .join(" · ")}
          </Text>
        </Card>
      ))}
    </Stack>
  );
}

function OrderTable({ orders }: { orders: readonly Row[] }) {
  const { t, language } = useTexts(ordersTexts);
  return (
    <Table verticalSpacing="sm" className="numbers" highlightOnHover>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t("orders.number")}</Table.Th>
          <Table.Th>{t("orders.date")}</Table.Th>
          <Table.Th>{t("orders.payment")}</Table.Th>
          <Table.Th>{t("orders.state")}</Table.Th>
          <Table.Th ta="right">{t("orders.content")}</Table.Th>
          <Table.Th ta="right">{t("orders.total")}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {orders.map((order) => (
          <Table.Tr key={order.id}>
            <Table.Td>
              <OrderLink order={order} />
            </Table.Td>
            <Table.Td>
              {date(order.placedOn, language)}
              <Text size="xs" c="dimmed">
                {order.placedBy}
              </Text>
            </Table.Td>
            <Table.Td>
              <Group gap="xs">
                <OrderStanding order={order} />
                {order.lateDays > 0 && (
                  <Badge variant="light" color="red" c="red" tt="none">
                    {t("orders.late", { count: order.lateDays })}
                  </Badge>
                )}
              </Group>
            </Table.Td>
            <Table.Td>
              {order.status !== "failed" && fulfilmentWord(t, order)}
              {order.shipmentHeld && (
                <Text size="xs" c="dimmed">
                  {t("orders.goodsWait")}
                </Text>
              )}
            </Table.Td>
            <Table.Td ta="right">{!order.service && t("orders.pieces", { count: order.pieces })}</Table.Td>
            <Table.Td ta="right">{money(order.total, language)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

interface MoreProps {
  shown: boolean;
  loading: boolean;
  go: () => void;
}

/** The next page of a list that grows downwards. */
export function ShowMore({ shown, loading, go }: MoreProps) {
  const { t } = useTexts(ordersTexts);
  if (!shown) return null;
  return (
    <Group justify="center" mt="lg">
      <Button variant="default" loading={loading} onClick={go}>
        {t("orders.more")}
      </Button>
    </Group>
  );
}
