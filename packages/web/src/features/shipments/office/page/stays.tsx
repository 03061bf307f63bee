import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { officeShipmentsTexts } from "../../../../i18n/areas/office-shipments.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { AnchorLink } from "../../../../ui/links.tsx";
import type { Shipment } from "../shipment.ts";
import type { Blocker } from "./blockers.ts";
import type { Begin, Dialogs } from "./shipment-dialogs.tsx";
import { usePlaces } from "../use-places.ts";
import { useBlockers } from "./use-blockers.ts";

/** What mends it: a dialog of the page; without one, its order's page. */
const mends: Readonly<Partial<Record<Blocker["code"], Dialogs>>> = {
  held: "unhold",
  notShippable: "release",
  goodsMissing: "evaluate",
  carrierMissing: "carrier",
  carrierNoTailLift: "carrier",
  carrierNoSmallVehicle: "carrier",
  carrierNoFerry: "carrier",
  carrierNoAdr: "carrier",
  documentMissing: "document",
  labelMissing: "label",
};
const labels = {
  unhold: "unhold",
  release: "release",
  evaluate: "acts.evaluate",
  carrier: "editCarrier",
  document: "issue",
  label: "label",
} as const;

/** Where what it waits for lies free, and the way to take it from there. */
function LiesElsewhere({ shipment, begin }: { shipment: Shipment; begin: Begin }) {
  const { t } = useTexts(officeShipmentsTexts);
  const { freeOf } = usePlaces(shipment);
  const rows = shipment.lines.flatMap(({ productId, brand, name }) =>
    freeOf(productId).map(({ warehouseId, house, free }) => ({
      key: `${productId}.${warehouseId}`,
      words: t("officeShipments.liesAt", {
        house,
        count: free,
        name: `${brand} ${name}`,
      }),
    })),
  );
  if (rows.length === 0) return null;
  return (
    <Group justify="space-between" gap="xs" mih={34}>
      <Stack gap={0} flex="1 1 16rem">
        {rows.map(({ key, words }) => (
          <Text key={key} size="sm">
            {words}
          </Text>
        ))}
      </Stack>
      {shipment.acts.includes("rearrange") && (
        <Button size="compact-sm" variant="default" onClick={() => begin("split")}>
          {t("officeShipments.acts.split")}
        </Button>
      )}
    </Group>
  );
}

/** Why a shipment doesn't go on, each reason with the way to mend it. */
export function Stays({ shipment, begin }: { shipment: Shipment; begin: Begin }) {
  const { t } = useTexts(officeShipmentsTexts);
  const stays = useBlockers()(shipment);
  if (stays.length === 0) return null;
  const { orderId, orderNumber } = shipment;
  return (
    <Alert color="orange" title={t("officeShipments.nextStep")} mt="xs" maw={760}>
      {stays.map(({ code, words }) => {
        const mend = mends[code];
        const label = mend && labels[mend as keyof typeof labels];
        const isOrders = !mend || code === "notShippable";
        return (
          <Group key={words} justify="space-between" gap="xs" mih={34}>
            <Text size="sm" flex="1 1 16rem">
              {words}
            </Text>
            <Group gap="xs">
              {isOrders && (
                <AnchorLink to="/back-office/orders/$id" params={{ id: orderId }} size="sm">
                  {t("officeShipments.toOrder", { number: orderNumber })}
                </AnchorLink>
              )}
              {mend && label && (
                <Button size="compact-sm" variant="default" onClick={() => begin(mend)}>
                  {t(`officeShipments.${label}`)}
                </Button>
              )}
            </Group>
          </Group>
        );
      })}
      {stays.some(({ code }) => code === "goodsMissing") && <LiesElsewhere shipment={shipment} begin={begin} />}
    </Alert>
  );
}
