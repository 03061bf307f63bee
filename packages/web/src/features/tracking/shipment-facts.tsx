import { Anchor, Badge, Group, Stack, Text } from "@mantine/core";
import { trackingTexts } from "../../i18n/areas/tracking.ts";
import { useTexts } from "../../i18n/index.ts";
import { IconFileText } from "../../ui/icons.gen.ts";
import { isKept, stateColour, usePromise, useStateText, type Tracked } from "./tracked.ts";

/** Which of its order's shipments it is, with how far it is. */
export function ShipmentHead({ shipment }: { shipment: Tracked }) {
  const { t } = useTexts(trackingTexts);
  const { state, place, of, waitsFor } = shipment;
  const kept = isKept(shipment);
  const word = waitsFor ? t(`tracking.waits.${waitsFor}`) : t(`tracking.state.${state}`);
  return (
    <Group gap="sm">
      <Text fw={600}>{of > 1 ? t("tracking.part", { place, of }) : t("tracking.single")}</Text>
      <Badge
        variant="light"
        color={kept || waitsFor === "payment" ? "orange" : stateColour[state]}
        c="bright"
        tt="none"
      >
        {kept ? t("tracking.state.held") : word}
      </Badge>
    </Group>
  );
}

/** Its state in a sentence, what was promised, and who carries it. */
export function ShipmentFacts({ shipment }: { shipment: Tracked }) {
  const { t } = useTexts(trackingTexts);
  const { id, carrier, trackingCode, trackingUrl, transportDocument } = shipment;
  const [said, promised] = [useStateText(shipment), usePromise(shipment)];
  return (
    <Stack gap={6}>
      {said && <Text size="sm">{said}</Text>}
      {promised && (
        <Text size="sm" c={shipment.promised?.outcome === "late" ? "orange" : "dimmed"}>
          {promised}
        </Text>
      )}
      {(carrier ?? trackingCode) && (
        <Text size="sm" className="numbers">
          {[carrier && `${t("tracking.carrier")}: ${carrier}`, trackingCode && `${t("tracking.code")}: ${trackingCode}`]
            .filter(Boolean)
            .join(" · ")}
        </Text>
      )}
      {trackingUrl && (
        <Anchor href={trackingUrl} target="_blank" rel="noopener noreferrer" size="sm" underline="always">
          {t("tracking.follow")}
        </Anchor>
      )}
      {transportDocument && (
        <Group gap="xs" wrap="nowrap">
          <IconFileText size={20} stroke={1.5} aria-hidden />
          <Anchor href={`/api/shipments/${id}/transport-document`} target="_blank" rel="noopener" size="sm">
            {transportDocument.number}
          </Anchor>
        </Group>
      )}
    </Stack>
  );
}

/** Its pieces by article. */
export const ShipmentPieces = ({ lines }: Pick<Tracked, "lines">) => (
  <Stack gap={2}>
    {lines.map(({ productId, productCode, brand, name, quantity }) => (
      <Text key={productId} size="sm" className="numbers">
        {quantity} × {`${brand} ${name}`.trim()}
        <Text span size="xs" c="dimmed">
          {" "}
          {productCode}
        </Text>
      </Text>
    ))}
  </Stack>
);
