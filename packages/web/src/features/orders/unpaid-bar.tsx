import { Box, Container, Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { queryOf } from "../../api/client.ts";
import { createOrderIntent, getOrder } from "../../api/endpoints.gen.ts";
import { ordersTexts } from "../../i18n/areas/orders.ts";
import { useTexts } from "../../i18n/index.ts";
import { useMay } from "../acting/in-stead.tsx";
import { LedOn } from "./led-on.tsx";
import { leftUnpaid } from "./payment-stage.ts";
import { unpaidMark } from "./unpaid-mark.ts";

/** One line that leads on to the order; it goes for good once there is nothing to pay by card. */
export function UnpaidBar({ id }: { id: string }) {
  const { t } = useTexts(ordersTexts);
  const mayPay = useMay(createOrderIntent);
  const { data: order, error } = useQuery({ ...queryOf(getOrder, { params: { id } }), retry: false });
  const waits = order && leftUnpaid(order);
  const over = (order && !waits) ?? Boolean(error);
  useEffect(() => {
    if (over) localStorage.removeItem(unpaidMark);
  }, [over]);
  if (!order || !waits || !mayPay) return null;
  return (
    <Box bg="var(--notice)" role="status">
      <Container size="xl" py={6}>
        <Group justify="space-between" gap="xs">
          <Text size="sm">
            {t(waits === "due" ? "checkout.unpaidTitle" : "checkout.declinedTitle", { number: order.number })}
          </Text>
          <LedOn id={id} waits={waits} />
        </Group>
      </Container>
    </Box>
  );
}
