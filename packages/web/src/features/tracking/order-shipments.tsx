import { Card, Group, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../api/client.ts";
import { listTrackedShipments } from "../../api/endpoints.gen.ts";
import { trackingTexts } from "../../i18n/areas/tracking.ts";
import { date } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { AnchorLink } from "../../ui/links.tsx";
import { Failure } from "../../ui/states.tsx";
import { Waiting } from "../../ui/waiting/waiting.tsx";
import { ShipmentFacts, ShipmentHead, ShipmentPieces } from "./shipment-facts.tsx";
import type { Tracked } from "./tracked.ts";

/** An order's shipments on its page: each with its pieces, how far it is and its paper. */
export function OrderShipments({ orderId }: { orderId: string }) {
  const { t } = useTexts(trackingTexts);
  const { data, error, refetch } = useQuery(queryOf(listTrackedShipments, { params: { id: orderId } }));
  if (data?.items.length === 0) return null;
  return (
    <Stack gap="sm" component="section" aria-label={t("tracking.shipments")}>
      <Title order={2} size="h4">
        {t("tracking.shipments")}
      </Title>
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!data && !error && <Waiting count={1} />}
      {(data?.items.length ?? 0) > 1 && <Text size="sm">{t("tracking.parts")}</Text>}
      {data?.items.map((shipment) => (
        <OneShipment key={shipment.id} shipment={shipment} />
      ))}
    </Stack>
  );
}

function OneShipment({ shipment }: { shipment: Tracked }) {
  const { t } = useTexts(trackingTexts);
  return (
    <Card withBorder>
      <Stack gap="xs">
        <Group justify="space-between">
          <ShipmentHead shipment={shipment} />
          <Days shipment={shipment} />
        </Group>
        <ShipmentPieces lines={shipment.lines} />
        <ShipmentFacts shipment={shipment} />
        <AnchorLink to="/shipment" search={{ id: shipment.id }} size="sm" underline="always">
          {t("tracking.details")}
        </AnchorLink>
      </Stack>
    </Card>
  );
}

/** The day that says most of where it is. */
function Days({ shipment: { plannedOn, shippedOn, deliveredOn } }: { shipment: Tracked }) {
  const { t, language } = useTexts(trackingTexts);
  const [which, day] = deliveredOn
    ? (["delivered", deliveredOn] as const)
    : shippedOn
      ? (["shipped", shippedOn] as const)
      : (["planned", plannedOn] as const);
  if (!day) return null;
  return (
    <Text size="sm" c="dimmed">
      {t(`tracking.day.${which}`)}: {date(day, language)}
    </Text>
  );
}
